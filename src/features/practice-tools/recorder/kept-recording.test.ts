import { beforeEach, expect, test, vi } from 'vitest';
import { keepLog, keepRecordings, keptLog, keptRecordings } from './kept-recording.ts';
import { NEW_LOG } from './recording-log.ts';

const ENTRY = { seq: 1, at: 500, location: 'entrance', code: 'A001' };
const DONE = { entries: [ENTRY], notes: { 1: 'why' }, wrongs: [] };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

test('a recording under way is there after the page is loaded again, beside those that are done', () => {
  keepRecordings('a', [DONE]);
  keepLog('a', { ...NEW_LOG, entries: [ENTRY] });
  expect(keptLog('a').entries).toEqual([ENTRY]);
  expect(keptRecordings('a')).toEqual([DONE]);
  expect([keptLog('b'), keptRecordings('b')]).toEqual([NEW_LOG, []]);
});

test('one that is done is under way no more', () => {
  keepLog('a', { ...NEW_LOG, entries: [ENTRY] });
  keepRecordings('a', [DONE]);
  expect([keptLog('a'), keptRecordings('a')]).toEqual([NEW_LOG, [DONE]]);
  keepRecordings('a', []);
  expect(keptRecordings('a')).toEqual([]);
});
