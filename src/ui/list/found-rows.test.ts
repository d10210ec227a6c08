import { expect, test } from 'vitest';
import { offerOf } from './found-rows.ts';

const MAX_TAKEN = 4;
const ids = (...all: string[]): ReadonlySet<string> => new Set(all);
const pageOf = (totalElements: number, ...all: string[]) => ({
  content: all.map((id) => ({ id })),
  totalElements,
});

test('all found are offered once the whole page is selected and more is found', () => {
  expect(offerOf(pageOf(3, 'a', 'b'), ids('a', 'b'), undefined, MAX_TAKEN)).toBe('ALL');
  expect(offerOf(pageOf(4, 'a', 'b'), ids('a', 'b', 'z'), undefined, MAX_TAKEN)).toBe('ALL');
  expect(offerOf(pageOf(3, 'a', 'b'), ids('a', 'z'), undefined, MAX_TAKEN)).toBe('NONE');
  expect(offerOf(pageOf(2, 'a', 'b'), ids('a', 'b'), undefined, MAX_TAKEN)).toBe('NONE');
  expect(offerOf(pageOf(3, 'a', 'b'), ids('a', 'b', 'c'), undefined, MAX_TAKEN)).toBe('NONE');
  expect(offerOf(pageOf(0), ids(), undefined, MAX_TAKEN)).toBe('NONE');
  expect(offerOf(undefined, ids('a'), undefined, MAX_TAKEN)).toBe('NONE');
});

test('more than one act takes are not offered', () => {
  expect(offerOf(pageOf(5, 'a', 'b'), ids('a', 'b'), undefined, MAX_TAKEN)).toBe('FIRST');
  // The page is as long as an act can be already.
  expect(offerOf(pageOf(9, 'a', 'b', 'c', 'd'), ids('a', 'b', 'c', 'd'), undefined, MAX_TAKEN)).toBe('NONE');
});

test('the same rows selected by hand are not told as all found', () => {
  const taken = ids('a', 'b', 'c');
  expect(offerOf(pageOf(3, 'a', 'b'), taken, taken, MAX_TAKEN)).toBe('TAKEN');
  expect(offerOf(pageOf(3, 'a', 'b'), ids('a', 'b', 'c'), taken, MAX_TAKEN)).toBe('NONE');
});
