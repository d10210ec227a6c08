import { describe, expect, it } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import type { TimedAction } from '#machines/kit/session.ts';
import { BUILTIN_EQUIPMENT_CASES } from './builtin/cases/all.ts';
import { BUILTIN_EQUIPMENT_KEYS } from './builtin/keys/all.ts';
import { builtinEquipmentRuleset as ruleset } from './builtin/ruleset.ts';
import { stateProcess } from './codes/state-process.ts';
import { codesOver } from './grade-codes.ts';
import { explainEquipmentMoment, gradeEquipmentLog } from './grade-equipment.ts';
import { readJudged } from './judging/read-judged.ts';
import { reactionsOf } from './grade-reactions.ts';
import { planLog } from './plan-log.ts';

const rows = BUILTIN_EQUIPMENT_CASES.map(({ id, play, seed }) => {
  const key = BUILTIN_EQUIPMENT_KEYS.find(({ caseId }) => caseId === id)!;
  return { id, play, seed, key, way: key.way ?? [] };
});
type Row = (typeof rows)[number];
const rowOf = (id: string): Row => rows.find((row) => row.id === `equipment-${id}`)!;

function played({ play, seed, key }: Row, actions: readonly TimedAction[]) {
  const { entries } = planLog(ruleset, play, seed, actions);
  return { entries, ...gradeEquipmentLog({ ruleset, play, seed, entries }, key) };
}

const score = (row: Row, actions: readonly TimedAction[]): number => played(row, actions).grade.score;

describe.each(rows)('$id', (row) => {
  it('its own way is worth 95 at least and an empty log nothing', () => {
    const { grade, replayed } = played(row, row.way);
    expect(replayed.invalidFrom).toBeUndefined();
    expect([grade.score >= 95, grade.passed, grade.smallestChange]).toEqual([true, true, []]);
    const nothing = played(row, []).grade;
    expect([nothing.score, nothing.passed, nothing.smallestChange.length > 0]).toEqual([0, false, true]);
  });
});

const at = (way: readonly Action[], code: string): number => way.findIndex((action) => action.code === code);

/** A correct way with one error. */
const errors: readonly (readonly [
  name: string,
  id: string,
  change: (way: readonly Action[]) => readonly TimedAction[],
])[] = [
  ['the task not read', 'normal-coat', (way) => way.filter(({ item }) => item !== 'shift-task')],
  ['the sheet not signed', 'normal-coat', (way) => way.filter(({ code }) => code !== 'SIGN')],
  ['still signed in', 'normal-arc', (way) => way.filter(({ code }) => code !== 'SIGN_OUT')],
  ['the pod left on its port', 'normal-develop', (way) => way.filter(({ code }) => code !== 'REMOVE')],
  ['an EMO at the end', 'normal-whole', (way) => [...way, { code: 'EMO', to: 'emoTrackRight' }]],
  [
    'a refused try',
    'normal-coat',
    (way) => way.toSpliced(at(way, 'STARTPROCCES'), 0, { code: 'PHONE', to: 'nowhere' }),
  ],
  ['nobody warned', 'water-leak', (way) => way.filter(({ code }) => code !== 'VOICE')],
  ['nobody called', 'sparking', (way) => way.filter(({ code }) => code !== 'CALL')],
  ['work not stopped', 'lighting', (way) => way.filter(({ code }) => code !== 'STOPWORK')],
  [
    'two calls that are not needed',
    'fire',
    (way) => [
      ...way,
      { code: 'HANG_UP' },
      { code: 'CALL', to: 'ENGINEER', params: { reason: 'other' } },
      { code: 'CALL', to: 'ENGINEER', params: { reason: 'other' } },
      { code: 'HANG_UP' },
    ],
  ],
];

it.each(errors)('%s lowers the score of %s', (_name, id, change) => {
  const row = rowOf(id);
  expect(score(row, change(row.way))).toBeLessThan(score(row, row.way));
});

it('digits 4 to 6 come of the key, and what nobody but the judge knows', () => {
  const row = rowOf('supply-gas');
  const { replayed } = played(row, row.way);
  const { key } = row;
  expect(readJudged(ruleset, key.judging)(replayed.state, 'emergencySituations')).toBe('200201');
  expect(readJudged(ruleset, key.judging)(replayed.state, 'emergencySituations.4')).toBe('2');
  expect(readJudged(ruleset, undefined)(replayed.state, 'emergencySituations')).toBe('200000');
  expect(readJudged(ruleset, key.judging)(replayed.state, 'restartedUnsafely')).toBe('no');
  expect(readJudged(ruleset, key.judging)(replayed.state, 'needlessCalls')).toBe('none');
  expect(readJudged(ruleset, undefined)(replayed.state, 'needlessCalls')).toBe('more');
});

it('an entry that could not have happened ends what is graded', () => {
  const row = rowOf('normal-coat');
  const { entries } = played(row, row.way);
  const broken = entries.map((entry, index) => (index === 5 ? { ...entry, location: 'nowhere' } : entry));
  const { play, seed, key } = row;
  const { grade, replayed } = gradeEquipmentLog({ ruleset, play, seed, entries: broken }, key);
  expect(replayed.invalidFrom).toMatchObject({ index: 5, fault: 'wrongLocation' });
  expect(grade.passed).toBe(false);
});

it('TRAINING says at once what is wrong: a needless EMO, and a gate that it breaks', () => {
  const row = rowOf('normal-coat');
  const upTo = at(row.way, 'STARTPROCCES') + 1;
  const emo: TimedAction = { code: 'EMO', to: 'emoTrackRight', afterMs: 100_000 };
  const remarksOn = (actions: readonly TimedAction[]) => {
    const { replayed } = played(row, actions);
    return explainEquipmentMoment(ruleset, row.key, replayed.moments.at(-1)!);
  };
  expect(
    remarksOn([{ code: 'EMO', to: 'emoTrackRight' }]).map(({ id, failsAttempt }) => [id, failsAttempt]),
  ).toEqual([['emo-idle', false]]);
  expect(
    remarksOn([...row.way.slice(0, upTo), emo]).map(({ id, failsAttempt }) => [id, failsAttempt]),
  ).toEqual([
    ['gate-wafers-lost', true],
    ['emo-needless', false],
  ]);
});

describe('the codes over time', () => {
  const row = rowOf('supply-gas');
  const { replayed } = played(row, row.way);
  const changes = codesOver(ruleset, replayed.moments, row.key.judging);

  it('begin at 000000 and end as the state does', () => {
    expect(changes[0]).toEqual({ atMs: 0, stateProcess: '000000', emergencySituations: '000000' });
    expect(changes.at(-1)).toMatchObject({
      stateProcess: stateProcess(replayed.state),
      emergencySituations: '200201',
    });
  });

  it('tell each change once, in order of time', () => {
    const codes = changes.map((one) => `${one.stateProcess} ${one.emergencySituations}`);
    expect(codes.filter((code, index) => code === codes[index - 1])).toEqual([]);
    const times = changes.map(({ atMs }) => atMs);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('know when a situation began, though nothing was done at that time', () => {
    const [run] = replayed.state.emergency.runs;
    const began = changes.find(({ emergencySituations }) => emergencySituations.startsWith('1'));
    expect(began).toMatchObject({ atMs: run!.startedAtMs });
    expect(began).not.toHaveProperty('seq');
  });
});

describe('reaction times', () => {
  const row = rowOf('fire');
  const withDeadline = row.key.reference.steps.filter(({ deadline }) => deadline).map(({ id }) => id);

  it('are told for each step with a deadline, from the start of the situation', () => {
    const { grade, replayed } = played(row, row.way);
    const reactions = reactionsOf(row.key.reference, grade, replayed.state);
    expect(reactions.map(({ id }) => id)).toEqual(withDeadline);
    for (const { sinceMs, tookMs, allowedMs, pace } of reactions) {
      expect(sinceMs).toBe(replayed.state.emergency.runs[0]!.startedAtMs);
      expect([tookMs! >= 0, tookMs! <= allowedMs, pace]).toEqual([true, true, 'prompt']);
    }
  });

  it('are slow where the grade takes a part, and late where it takes all', () => {
    const { steps } = row.key.reference;
    const voice = steps.find(({ id }) => id === 'voice')!;
    const { promptMs = 0, withinMs } = voice.deadline!;
    const paceAfter = (tookMs: number) => {
      const waits = row.way.findIndex(({ code }) => code === 'VOICE');
      const slow = row.way.map((action, at) => (at === waits ? { ...action, afterMs: tookMs } : action));
      const { grade, replayed } = played(row, slow);
      const judged = grade.judgements.find(({ id }) => id === 'voice')!;
      const { pace } = reactionsOf(row.key.reference, grade, replayed.state).find(
        ({ id }) => id === 'voice',
      )!;
      return [pace, judged.cost === 0, judged.status];
    };
    expect(paceAfter(promptMs)).toEqual(['prompt', true, 'done']);
    expect(paceAfter((promptMs + withinMs) / 2)).toEqual(['slow', false, 'done']);
    expect(paceAfter(withinMs)).toEqual(['late', false, 'late']);
  });

  it('have no time for what was not done, and tell what came too late', () => {
    const waits = row.way.findIndex(({ code, params }) => code === 'WAIT' && params?.['ms'] !== undefined);
    const late = row.way
      .map((action, index): TimedAction => (index === waits + 1 ? { ...action, afterMs: 40_000 } : action))
      .filter(({ code }) => code !== 'CALL');
    const { grade, replayed } = played(row, late);
    const reactions = reactionsOf(row.key.reference, grade, replayed.state);
    const paceOf = new Map(reactions.map(({ id, pace }) => [id, pace]));
    expect([...paceOf.values()]).toEqual(expect.arrayContaining(['late', 'missed']));
    const judgedLate = grade.judgements.filter(({ status }) => status === 'late').map(({ id }) => id);
    expect(judgedLate.map((id) => paceOf.get(id))).toEqual(judgedLate.map(() => 'late'));
  });
});
