import { beforeEach, expect, it } from 'vitest';
import { currentToasts, dismissToast, showToast } from './toast-store.ts';

beforeEach(() => {
  for (const toast of currentToasts()) dismissToast(toast.id);
});

it.each([
  ['success', undefined, 6000],
  ['info', undefined, 6000],
  ['danger', undefined, null],
  ['danger', 3000, 3000],
] as const)('a toast of %s lasting %s stands for %s ms', (tone, given, expected) => {
  showToast(given === undefined ? { tone, text: 'x' } : { tone, text: 'x', durationMs: given });
  expect(currentToasts().at(-1)?.durationMs).toBe(expected);
});

it('shows four at most, the newest last', () => {
  for (const text of ['1', '2', '3', '4', '5']) showToast({ tone: 'info', text });
  expect(currentToasts().map((toast) => toast.text)).toEqual(['2', '3', '4', '5']);
});

it('dismisses the named one alone', () => {
  const first = showToast({ tone: 'info', text: 'first' });
  showToast({ tone: 'info', text: 'second' });
  dismissToast(first);
  expect(currentToasts().map((toast) => toast.text)).toEqual(['second']);
});
