import { describe, expect, it } from 'vitest';
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import { isRunOf, isToGoOn, newRun, runAfter, RunLog } from './run-log.ts';

const PINS = { caseRevision: 2, rulesetRevision: 2, codeVersion: 1 };
const ENTRY = { seq: 1, at: 0, code: 'A001', to: 'entrance', location: 'out' };
const ACTED: AttemptEvent = { type: 'ACTIONS', taskId: 't', restart: 0, entries: [ENTRY], stateHash: 'h' };
const RESTARTED: AttemptEvent = { type: 'RESTART', taskId: 't', restart: 1, at: 9 };
const HINTED: AttemptEvent = { type: 'HINT', taskId: 't', at: 9 };
const fresh = newRun('id', PINS, '2026-03-01T08:00:00.000Z');
const LATER = '2026-03-01T08:05:00.000Z';
const begun = runAfter(fresh, ACTED, LATER)!;

describe('a kept run', () => {
  it.each([
    ['nothing kept', undefined, false],
    ['something done', begun, true],
    ['another revision of the case', { ...begun, caseRevision: 1 }, false],
    ['another revision of the ruleset', { ...begun, rulesetRevision: 3 }, false],
    ['another version of the machine', { ...begun, codeVersion: 2 }, false],
  ] as const)('%s: offered to go on with: %#', (_name, stored, isOffered) => {
    expect(isRunOf(stored, PINS)).toBe(isOffered);
    expect(isToGoOn(stored, PINS)).toBe(isOffered);
  });

  it('is not offered where nothing was done', () => {
    expect(isRunOf(fresh, PINS)).toBe(true);
    expect(isToGoOn(fresh, PINS)).toBe(false);
  });

  it('keeps what was done, in order, and when', () => {
    const two = runAfter(begun, { ...ACTED, entries: [{ ...ENTRY, seq: 2 }] }, LATER);
    expect(two).toMatchObject({ keptAt: LATER, startedAt: fresh.startedAt });
    expect(two?.entries.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('has what was done in place of entries that the machine did not confirm', () => {
    const other = { ...ENTRY, code: 'A002' };
    expect(runAfter(begun, { ...ACTED, entries: [other] }, LATER)?.entries).toEqual([other]);
  });

  it('is empty after a new start of the case, and a hint changes nothing of it', () => {
    expect(runAfter(begun, RESTARTED, LATER)).toMatchObject({ restart: 1, entries: [] });
    expect(runAfter(begun, HINTED, LATER)).toBeUndefined();
  });

  it('tells who listens of each change, and once that the device keeps nothing', async () => {
    let [changes, complaints] = [0, 0];
    const log = new RunLog(fresh, () => (complaints += 1));
    log.subscribe(() => (changes += 1));
    for (const event of [ACTED, HINTED, RESTARTED]) log.add(event);
    expect(changes).toBe(2);
    expect(log.run()).toMatchObject({ restart: 1, entries: [] });
    await expect.poll(() => complaints).toBe(1);
  });
});
