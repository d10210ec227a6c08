import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { finishedCasesOf, noteFinished } from './finished-cases.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('the best run of each case is kept, for each person alone', () => {
  noteFinished('anna', 'beard', { score: 60, passed: false });
  noteFinished('anna', 'beard', { score: 90, passed: true });
  noteFinished('anna', 'beard', { score: 70, passed: true });
  noteFinished('oleg', 'beard', { score: 10, passed: false });
  expect(finishedCasesOf('anna')).toEqual({ beard: { score: 90, passed: true } });
  expect(finishedCasesOf('oleg')).toEqual({ beard: { score: 10, passed: false } });
  expect(finishedCasesOf('nobody')).toEqual({});
});

it.each(['', '{', '[]', '{"anna":{"beard":{"score":"much"}}}'])('%j in the storage is nothing', (text) => {
  kept.set('practice-finished', text);
  expect(finishedCasesOf('anna')).toEqual({});
  noteFinished('anna', 'beard', { score: 80, passed: true });
  expect(finishedCasesOf('anna')).toEqual({ beard: { score: 80, passed: true } });
});
