import { describe, expect, it } from 'vitest';
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import { clockLeftMs, isToGoOn, newRun, runAfter } from './kept-run.ts';

const pins = { caseRevision: 2, rulesetRevision: 2, codeVersion: 1 };
const entry = { seq: 1, at: 0, code: 'A001', to: 'entrance', location: 'out' };
const acted: AttemptEvent = { type: 'ACTIONS', taskId: 't', restart: 0, entries: [entry], stateHash: 'h' };
const fresh = newRun('id', pins, '2026-03-01T08:00:00.000Z');
const later = '2026-03-01T08:05:00.000Z';
const begun = runAfter(fresh, acted, later)!;

describe('a run that was left', () => {
  it.each([
    ['nothing kept', undefined, false],
    ['nothing done', fresh, false],
    ['something done', begun, true],
    ['another revision of the case', { ...begun, caseRevision: 1 }, false],
    ['another revision of the ruleset', { ...begun, rulesetRevision: 3 }, false],
    ['another version of the machine', { ...begun, codeVersion: 2 }, false],
  ] as const)('%s: offered to go on with: %#', (_name, stored, isOffered) => {
    expect(isToGoOn(stored, pins)).toBe(isOffered);
  });

  it('keeps what was done, in order, and when', () => {
    const two = runAfter(begun, { ...acted, entries: [{ ...entry, seq: 2 }] }, later);
    expect(two).toMatchObject({ keptAt: later, startedAt: fresh.startedAt });
    expect(two?.entries.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('is empty after a new start of the case, and a hint changes nothing of it', () => {
    const again = runAfter(begun, { type: 'RESTART', taskId: 't', restart: 1, at: 9 }, later);
    expect(again).toMatchObject({ restart: 1, entries: [] });
    expect(runAfter(begun, { type: 'HINT', taskId: 't', at: 9 }, later)).toBeUndefined();
  });
});

describe('the clock of a rehearsal', () => {
  it.each([
    ['at once', '2026-03-01T08:00:00.000Z', 600_000],
    ['five minutes later', later, 300_000],
    ['a day later', '2026-03-02T08:00:00.000Z', 0],
    ['on a clock that was set back', '2026-03-01T07:00:00.000Z', 600_000],
  ])('%s', (_name, at, leftMs) => {
    expect(clockLeftMs(600_000, fresh, Date.parse(at))).toBe(leftMs);
  });
});
