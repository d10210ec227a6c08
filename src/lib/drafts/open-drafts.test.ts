import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptDrafts } from './kept-drafts.ts';
import {
  dropUnsentDrafts,
  flushOpenDrafts,
  noteOpenDraft,
  stopOpenDrafts,
  unsentDraftCount,
} from './open-drafts.ts';

const token = (userId: string): string => `x.${btoa(JSON.stringify({ sub: userId }))}.y`;

function storage(): Storage {
  const rows = new Map<string, string>();
  return {
    get length() {
      return rows.size;
    },
    key: (at) => [...rows.keys()][at] ?? null,
    getItem: (key) => rows.get(key) ?? null,
    setItem: (key, value) => void rows.set(key, value),
    removeItem: (key) => void rows.delete(key),
    clear: () => rows.clear(),
  };
}

const signIn = (userId: string): void => localStorage.setItem('auth-token', token(userId));

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const draft = (data: string) => ({ base: '', baseQuestions: [], sent: [], data, questions: [] });

test('what the server has is off the device, what it has not stays for its author alone', () => {
  signIn('anna');
  const [sent, unsent] = [keptDrafts<string>('action-1'), keptDrafts<string>('action-2')];
  sent.keep(draft('one'));
  unsent.keep(draft('two'));
  keptDrafts<string>('action-2').keep(draft('two in another tab'));
  expect(unsentDraftCount()).toBe(2);
  sent.drop();
  expect(unsentDraftCount()).toBe(1);
  signIn('boris');
  expect([unsentDraftCount(), keptDrafts<string>('action-2').all()]).toEqual([0, []]);
  signIn('anna');
  expect(keptDrafts<string>('action-2').all()).toHaveLength(2);
});

test('what its author drops is off the device, in each tab, and another’s stays', () => {
  signIn('boris');
  keptDrafts<string>('action-1').keep(draft('another’s'));
  signIn('anna');
  keptDrafts<string>('action-1').keep(draft('one'));
  keptDrafts<string>('action-1').keep(draft('in another tab'));
  dropUnsentDrafts('anna');
  expect(unsentDraftCount()).toBe(0);
  signIn('boris');
  expect(unsentDraftCount()).toBe(1);
});

test('what something else put there is no draft', () => {
  signIn('anna');
  localStorage.setItem('kept-draft anna action-1 x', '{"data":');
  localStorage.setItem('kept-draft anna action-1 y', '{"data":"of an older version"}');
  expect(keptDrafts<string>('action-1').all()).toEqual([]);
});

test('all that are open are sent, and a lost network holds nobody', async () => {
  vi.useFakeTimers();
  const flush = vi.fn(() => Promise.resolve());
  const closed = vi.fn(() => Promise.resolve());
  const stop = vi.fn();
  const forget = noteOpenDraft({ flush, stop });
  noteOpenDraft({ flush: closed, stop })();
  const stuck = noteOpenDraft({ flush: () => new Promise(() => undefined), stop });
  const done = flushOpenDrafts();
  await vi.advanceTimersByTimeAsync(5000);
  await done;
  expect([flush.mock.calls.length, closed.mock.calls.length]).toEqual([1, 0]);
  forget();
  stuck();
});

test('whoever signs out stops what is still tried', async () => {
  const [flush, stop] = [vi.fn(() => Promise.resolve()), vi.fn()];
  noteOpenDraft({ flush, stop });
  stopOpenDrafts();
  await flushOpenDrafts();
  expect([stop.mock.calls.length, flush.mock.calls.length]).toEqual([1, 0]);
});
