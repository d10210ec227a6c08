import { expect, test } from 'vitest';
import { markAfter } from './mark-keys.ts';

const marksAt = (...times: readonly number[]) => ({
  marks: times.map((atMs) => ({ kind: 'BOOKMARK', atMs, note: '' }) as const),
});
const ROWS = [marksAt(0, 10, 20), marksAt(), marksAt(3, 19)];

test.each([
  ['ArrowRight', [0, 1], [0, 2]],
  ['ArrowRight', [0, 2], [0, 2]],
  ['ArrowLeft', [0, 1], [0, 0]],
  ['ArrowLeft', [0, 0], [0, 0]],
  ['Home', [0, 2], [0, 0]],
  ['End', [0, 0], [0, 2]],
  ['ArrowDown', [0, 2], [2, 1]],
  ['ArrowDown', [0, 0], [2, 0]],
  ['ArrowUp', [2, 1], [0, 2]],
] as const)('%s from row and mark %j leads to %j', (key, [row, mark], [toRow, toMark]) => {
  expect(markAfter(key, { row, mark }, ROWS)).toEqual({ row: toRow, mark: toMark });
});

test.each(['ArrowDown', 'a', 'Enter'])('%s leads nowhere from the last row', (key) => {
  expect(markAfter(key, { row: 2, mark: 0 }, ROWS)).toBeUndefined();
});
