import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { every, type Ended, type Run } from './every.ts';

let ended: Ended[];
let stop: () => Promise<void>;
/** How many runs are under way. */
let running: number;
let mostAtOnce: number;
let runs: number;

beforeEach(() => {
  vi.useFakeTimers();
  [ended, running, mostAtOnce, runs] = [[], 0, 0, 0];
});
afterEach(async () => {
  await Promise.all([stop(), vi.runAllTimersAsync()]);
  vi.useRealTimers();
});

function begin(ms: number, run: Run): void {
  const counted: Run = async () => {
    runs += 1;
    running += 1;
    mostAtOnce = Math.max(mostAtOnce, running);
    try {
      return await run();
    } finally {
      running -= 1;
    }
  };
  stop = every(ms, counted, (end) => ended.push(end));
}

const lasting = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms));

test('it runs at once, and again after its time', async () => {
  begin(100, async () => undefined);
  expect(runs).toBe(1);
  await vi.advanceTimersByTimeAsync(250);
  expect(runs).toBe(3);
});

test('a run longer than its time is never beside another', async () => {
  begin(10, lasting(55));
  await vi.advanceTimersByTimeAsync(200);
  expect([mostAtOnce, runs]).toEqual([1, 4]);
  expect(ended.map(({ outcome, durationMs }) => [outcome, durationMs])).toEqual(
    Array.from({ length: 3 }, () => ['done', 55]),
  );
});

test('while more is waiting the next run follows at once', async () => {
  let waiting = 3;
  begin(1000, async () => (--waiting > 0 ? 'AGAIN' : undefined));
  await vi.advanceTimersByTimeAsync(10);
  expect(runs).toBe(3);
});

test('stopping waits for the run under way, and none follows', async () => {
  begin(10, lasting(50));
  await vi.advanceTimersByTimeAsync(20);
  let isStopped = false;
  const stopping = stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(20);
  expect([isStopped, running]).toEqual([false, 1]);
  await vi.advanceTimersByTimeAsync(20);
  await stopping;
  await vi.advanceTimersByTimeAsync(1000);
  expect([running, runs]).toEqual([0, 1]);
});

test('a failure is told, and the next run comes all the same', async () => {
  const fault = new Error('no database');
  begin(100, () => (runs === 1 ? Promise.reject(fault) : Promise.resolve()));
  await vi.advanceTimersByTimeAsync(150);
  expect(ended).toMatchObject([{ outcome: 'failed', error: fault }, { outcome: 'done' }]);
});
