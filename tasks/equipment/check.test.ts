// Forged, tampered and unfinished logs: each gets a mark between zero and the maximum, and impossible entries
// are reported.
import { describe, expect, it } from 'vitest';
import { MAX_LOG, type Action, type LogEntry } from '#contract/simulation/log.ts';
import { buildLogWith } from '#machines/kit/session.ts';
import { caseNamed, plannedWay } from '#tests/support/bay-ways.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { equipmentSimulation, equipmentSimulationAt } from '#machines/equipment/simulation.ts';
import { randomLog } from '#machines/equipment/solver/random-player.ts';
import { checkEquipment } from './check.ts';

const coat = caseNamed('normal-coat');
const fire = caseNamed('fire');
const wayOf = (row: typeof coat, change = (way: readonly Action[]) => way) =>
  plannedWay(row, change(row.way)).entries;
const whole = wayOf(coat);
const at = (index: number, change: Partial<LogEntry>) =>
  whole.map((entry, own) => (own === index ? { ...entry, ...change } : entry));
const numbered = (entries: readonly LogEntry[]) =>
  entries.map((entry, index) => ({ ...entry, seq: index + 1 }));

function check({ equipmentCase, key }: typeof coat, entries: readonly LogEntry[], maxScore = 100) {
  const { play, seed } = equipmentCase;
  const { codeVersion } = equipmentSimulation;
  return checkEquipment({ codeVersion, ruleset, play, seed, entries, claims: [] }, key, maxScore);
}

describe('a log of an earlier version of the machine', () => {
  // Since version 2 leaving takes the way to the exit: an action right after it begins too early.
  const { play, seed } = fire.equipmentCase;
  const outside: readonly Action[] = [{ code: 'LEAVE' }, { code: 'GO', to: 'phoneOutside' }];
  const entries = buildLogWith({ simulation: equipmentSimulationAt(1), ruleset, play, seed }, outside);
  const answer = { ruleset, play, seed, entries, claims: [] };

  it('is marked by that version, and is not true of a later one', () => {
    expect(checkEquipment({ ...answer, codeVersion: 1 }, fire.key, 100).invalid).toBeNull();
    expect(checkEquipment({ ...answer, codeVersion: 2 }, fire.key, 100).invalid).toEqual({
      seq: 2,
      reason: 'timeBackwards',
    });
  });
});

type Row = readonly [
  what: string,
  row: typeof coat,
  entries: readonly LogEntry[],
  invalid: string | undefined,
  mark: readonly [least: number, most: number],
];

const until = (code: string) => fire.way.slice(0, fire.way.findIndex((action) => action.code === code) + 1);
const idle = Array.from({ length: 6 }, (): Action => ({ code: 'WAIT', params: { ms: 3_600_000 } }));
const last = whole.at(-1)!;
const spam = Array.from({ length: 300 }, (_, index): LogEntry => ({
  seq: whole.length + 1 + index,
  at: last.at + 60_000,
  location: 'terminal',
  code: 'PHONE',
  to: `x${index}`,
  refused: true,
}));
const walks = Array.from({ length: MAX_LOG + 5 }, (_, index): LogEntry => ({
  seq: index + 1,
  at: index * 10_000,
  location: index % 2 === 0 ? 'desk' : 'terminal',
  code: 'GO',
  to: index % 2 === 0 ? 'terminal' : 'desk',
}));

// Where a gate is not met, at most half of what is below the pass mark is left.
const rows: readonly Row[] = [
  ['the way itself', coat, whole, undefined, [100, 100]],
  ['nothing', coat, [], undefined, [0, 0]],
  ['nothing but waiting', coat, wayOf(coat, () => idle), undefined, [0, 0]],
  ['nothing while it burns', fire, wayOf(fire, () => idle), undefined, [0, 0]],
  ['an end in the middle of a fire', fire, wayOf(fire, () => until('VOICE')), undefined, [0, 34.99]],
  ['a fire left, nobody told', fire, wayOf(fire, () => until('LEAVE')), undefined, [0, 39.99]],
  [
    'garbage',
    coat,
    randomLog(ruleset, coat.equipmentCase.play, coat.equipmentCase.seed, 200, 'garbage'),
    undefined,
    [0, 20],
  ],
  ['300 refused tries behind the way', coat, [...whole, ...spam], undefined, [0, 70]],
  ['a time of 23 days', coat, at(whole.length - 1, { at: 2_000_000_000 }), undefined, [80, 99]],
  ['a time before the one before', coat, at(20, { at: 5 }), 'timeBackwards', [0, 60]],
  ['each entry twice', coat, whole.flatMap((entry) => [entry, entry]), 'seqGap', [0, 10]],
  [
    'each entry twice, numbered anew',
    coat,
    numbered(whole.flatMap((entry) => [entry, entry])),
    'timeBackwards',
    [0, 10],
  ],
  ['a number left out', coat, whole.filter(({ seq }) => seq !== 9), 'seqGap', [0, 30]],
  ['done from another place', coat, at(11, { location: 'desk' }), 'wrongLocation', [0, 40]],
  ['a done act said to be refused', coat, at(8, { refused: true }), 'notRefused', [0, 30]],
  ['an act that is not there', coat, at(8, { code: 'WIN' }), 'impossible', [0, 30]],
  [
    'a START from nowhere',
    coat,
    [{ ...last, seq: 1, at: 0, location: 'desk', code: 'STARTPROCCES' }],
    'impossible',
    [0, 0],
  ],
  ['more than a log may have', coat, walks, 'tooLong', [0, 0]],
];

describe('a log', () => {
  it.each(rows)('%s', (_what, row, entries, invalid, [least, most]) => {
    const { mark, grade, invalid: found, result } = check(row, entries);
    expect(found?.reason).toBe(invalid);
    expect([mark >= least, mark <= most, mark]).toEqual([true, true, mark]);
    expect([grade.passed, result.actions.length <= MAX_LOG]).toEqual([mark >= 80, true]);
    expect(check(row, entries, 7.5).mark).toBeCloseTo((mark * 7.5) / 100, 1);
  });

  it('of one who works with the account of another role is worth less, and says why', () => {
    const entries = wayOf(coat, (way) =>
      way.map((action) => {
        if (action.to === 'login') return { ...action, params: { text: 'process1' } };
        return action.to === 'password' ? { ...action, params: { text: '2345' } } : action;
      }),
    );
    const { mark, grade, result } = check(coat, entries);
    expect(mark).toBeLessThan(97);
    expect(grade.judgements.find(({ id }) => id === 'foreign-account')?.status).toBe('extra');
    expect(result.additionalFields.lotName).toBe('A4F0317');
  });
});
