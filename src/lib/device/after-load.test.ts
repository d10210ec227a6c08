import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterLoad, holdLaterParts } from './after-load.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 1));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function isOverAfter(ms: number, work: Promise<void>): Promise<boolean> {
  let isOver = false;
  void work.then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(ms);
  return isOver;
}

it('waits for everything that is being opened, however often one says that it stands', async () => {
  const [free, freeOther] = [holdLaterParts(), holdLaterParts()];
  const later = afterLoad();
  expect(await isOverAfter(1000, later)).toBe(false);
  free();
  free();
  expect(await isOverAfter(1000, later)).toBe(false);
  freeOther();
  expect(await isOverAfter(10, later)).toBe(true);
});

it('waits for what began to open meanwhile', async () => {
  const free = holdLaterParts();
  const later = afterLoad();
  free();
  const freeNext = holdLaterParts();
  expect(await isOverAfter(1000, later)).toBe(false);
  freeNext();
  expect(await isOverAfter(10, later)).toBe(true);
});

it('comes some time, whatever does not open', async () => {
  holdLaterParts();
  const later = afterLoad();
  expect(await isOverAfter(19_000, later)).toBe(false);
  expect(await isOverAfter(2000, later)).toBe(true);
});
