import { describe, expect, it } from 'vitest';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { gradeRoomLog, type RoomAttempt } from '#machines/room/grade-room.ts';
import { replay } from '#machines/kit/replay.ts';
import { planLog } from '#machines/room/plan-route.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import { doorTowards } from './door-towards.ts';
import { leadThrough } from './lead.ts';
import { nextMove } from './next-move.ts';
import { progressOf } from './progress.ts';
import { wayLeft } from '../../simulation/guide/way-left.ts';

const ENTERED: readonly Action[] = [{ code: 'A001', to: 'entrance' }];
const TAKEN: Action = { code: 'A013', item: 'crocs-0', from: 'entrance-shoerack' };
const LAID: Action = { code: 'A008', item: 'crocs-0', to: 'entrance-bench' };
const BARE: Action = { code: 'A006', item: 'boots-0' };
const DOWN: Action = { code: 'A016', item: 'boots-0', to: 'entrance-floor' };
const SAT: Action = { code: 'A003', to: 'entrance-bench' };

const ruleset = builtinRoomRuleset;
const cases = BUILTIN_ROOM_CASES.flatMap(({ id, play, seed }) => {
  const key = builtinRoomKeys.find(({ caseId }) => caseId === id);
  return key ? [{ id, attempt: { ruleset, play, seed }, key }] : [];
});

it('there are cases to be led through', () => {
  expect(cases.length).toBeGreaterThan(0);
});

describe.each(cases)('being led through $id', ({ attempt, key }) => {
  const led = leadThrough(attempt, key);
  const { reference } = key;
  const whole: RoomAttempt = { ...attempt, entries: led };

  it('ends with every needed step done, in order, and passes', () => {
    const { grade } = gradeRoomLog(whole, reference);
    const undone = grade.judgements.filter(({ kind, status }) => kind === 'step' && status !== 'done');
    expect(undone.map(({ id }) => id)).toEqual([]);
    expect(grade.failedBy).toEqual([]);
    expect(grade.passed).toBe(true);
  });

  it('never leads into a refusal', () => {
    expect(led.filter(({ refused }) => refused)).toEqual([]);
  });

  it('tells how far one has come', () => {
    const none = progressOf({ ...attempt, entries: [] }, reference);
    const half = progressOf({ ...attempt, entries: led.slice(0, Math.ceil(led.length / 2)) }, reference);
    const all = progressOf(whole, reference);
    expect(none.doneCount).toBe(0);
    expect(half.doneCount).toBeGreaterThan(0);
    expect(half.doneCount).toBeLessThan(half.rows.length);
    expect([all.doneCount, all.next]).toEqual([all.rows.length, []]);
  });

  it('names no next step that another one still stands before', () => {
    const { next, missing } = progressOf({ ...attempt, entries: led.slice(0, 6) }, reference);
    const open = new Set(missing.map(({ id }) => id));
    for (const step of next) expect(step.after.filter((id) => open.has(id))).toEqual([]);
  });
});

it.each(cases)('$id is passed by the partial order alone, without the key’s own way', ({ attempt, key }) => {
  const entries = leadThrough(attempt, { reference: key.reference });
  const { grade } = gradeRoomLog({ ...attempt, entries }, key.reference);
  expect(grade.passed).toBe(true);
  expect(grade.judgements.filter(({ status }) => status === 'missing').map(({ id }) => id)).toEqual([]);
});

describe('leading by the partial order alone, from where a learner strayed to', () => {
  const [first] = cases;
  if (!first) throw new Error('There is no case');
  const { attempt, key } = first;
  const { reference } = key;
  const moveAfter = (actions: readonly Action[]) => {
    const entries = planLog(ruleset, attempt.play, attempt.seed, actions);
    const { state } = replay(roomSimulation, ruleset, attempt.play, attempt.seed, entries);
    const progress = progressOf({ ...attempt, entries }, reference);
    return nextMove({ ruleset, state, reference, wayLeft: [] }, progress);
  };

  it.each<[string, readonly Action[], Partial<Action>]>([
    ['the door comes first', [], { code: 'A001', to: 'entrance' }],
    ['one who sits without change shoes stands up', [...ENTERED, SAT], { code: 'A004' }],
    ['full hands are made free', [...ENTERED, TAKEN, SAT], { code: 'A008' }],
    [
      'what was laid down is taken again',
      [...ENTERED, { code: 'A008', item: 'bag-0', to: 'entrance-bench' }, TAKEN, LAID, SAT, BARE, DOWN],
      { code: 'A007', item: 'crocs-0' },
    ],
  ])('%s', (_name, actions, wanted) => {
    expect(moveAfter(actions)?.option.action).toMatchObject(wanted);
  });
});

describe('the door towards a room', () => {
  const [first] = cases;
  if (!first) throw new Error('There is no case');
  const outside = roomSimulation.start(ruleset, first.attempt.play, 1);
  it.each([
    ['entrance', 'entrance'],
    ['washroom', 'entrance'],
    ['transit', 'entrance'],
  ])('%s leads through a door into %s', (wanted, through) => {
    const door = ruleset.map.doors.find(({ id }) => id === doorTowards(ruleset, outside, wanted));
    expect(door?.between.toSorted()).toEqual(['out', through].toSorted());
  });

  it('is none where one is, and none to nowhere', () => {
    expect(doorTowards(ruleset, outside, 'out')).toBeUndefined();
    expect(doorTowards(ruleset, outside, 'moon')).toBeUndefined();
  });
});

describe('what is left of a way', () => {
  const way: readonly Action[] = [
    { code: 'A001', to: 'entrance' },
    { code: 'A008', item: 'bag-0', to: 'entrance-bench' },
    { code: 'A003', to: 'entrance-bench' },
  ];
  const done = (index: number) => ({ seq: 1, at: 0, location: 'out', ...way.at(index) }) as LogEntry;

  it('is all of it before anything is done', () => {
    expect(wayLeft(way, [], [])).toEqual(way);
  });

  it('leaves out what only led to what is done already', () => {
    expect(wayLeft(way, [done(0), done(2)], [])).toEqual([]);
  });

  it('takes no refused try for done', () => {
    expect(wayLeft(way, [{ ...done(0), refused: true }], [])).toEqual(way);
  });
});
