import { describe, expect, it } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import {
  roomCaseSchema,
  roomKeySchema,
  type RoomCase,
  type RoomKey,
} from '#contract/simulation/room-case.ts';
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import { cleanHandsGirl } from './builtin/cases/clean-hands-girl.ts';
import { cleanHandsMan } from './builtin/cases/clean-hands-man.ts';
import { cleanHandsGirlKey, cleanHandsManKey } from './builtin/keys/clean-hands.ts';
import { cleanHandsGirlActions, cleanHandsManActions } from './builtin/keys/reference-actions.ts';
import { builtinRoomRuleset } from './builtin/ruleset.ts';
import { gradeRoomLog } from './grade-room.ts';
import { planLog } from './plan-route.ts';

interface Way {
  readonly name: string;
  readonly roomCase: RoomCase;
  readonly key: RoomKey;
  readonly actions: readonly Action[];
}

const WAYS: readonly Way[] = [
  { name: 'man', roomCase: cleanHandsMan, key: cleanHandsManKey, actions: cleanHandsManActions },
  { name: 'girl', roomCase: cleanHandsGirl, key: cleanHandsGirlKey, actions: cleanHandsGirlActions },
];

function grade({ roomCase, key }: Way, actions: readonly Action[]) {
  const { play, seed } = roomCase;
  const entries = planLog(builtinRoomRuleset, play, seed, actions);
  return gradeRoomLog({ ruleset: builtinRoomRuleset, play, seed, entries }, key.reference).grade;
}

const without = (way: Way, at: number) =>
  grade(
    way,
    way.actions.filter((_, index) => index !== at),
  );
const insertBefore = (way: Way, code: string, ...extra: readonly Action[]) => {
  const at = way.actions.findIndex((action) => action.code === code);
  return grade(way, way.actions.toSpliced(at, 0, ...extra));
};

describe.each(WAYS)('the reference way of the $name', (way) => {
  it('is valid data', () => {
    expect(roomRulesetSchema.parse(builtinRoomRuleset)).toEqual(builtinRoomRuleset);
    expect(roomCaseSchema.parse(way.roomCase)).toEqual(way.roomCase);
    expect(roomKeySchema.parse(way.key)).toEqual(way.key);
  });

  it('scores at least 95 and passes', () => {
    const { score, passed, judgements } = grade(way, way.actions);
    expect(score).toBeGreaterThanOrEqual(95);
    expect(passed).toBe(true);
    expect(judgements.filter(({ status }) => status !== 'done')).toEqual([]);
  });

  it('leaves an empty log at 0, with every needed step missing', () => {
    const { score, passed, judgements, smallestChange } = grade(way, []);
    expect([score, passed]).toEqual([0, false]);
    expect(judgements.filter(({ kind }) => kind === 'step').every(({ status }) => status === 'missing')).toBe(
      true,
    );
    expect(smallestChange.length).toBeGreaterThan(3);
  });

  it('loses score when any one action is left out', () => {
    const best = grade(way, way.actions).score;
    for (const at of way.actions.keys()) expect([at, without(way, at).score < best]).toEqual([at, true]);
  });

  it.each<[string, string, Action]>([
    ['a needless thing lifted', 'MAT', { code: 'A017', item: 'shoeCovers-0' }],
    ['a needless way back', 'A018', { code: 'A001', to: 'locker' }],
    ['hands rinsed without soap', 'A019', { code: 'A018', to: 'washroom-sink', params: { soap: false } }],
    ['a refused try', 'A021', { code: 'A021', to: 'nowhere' }],
  ])('loses score by %s', (_name, before, extra) => {
    expect(insertBefore(way, before, extra).score).toBeLessThan(grade(way, way.actions).score);
  });

  it('loses nothing by a second wash', () => {
    const wash: Action = { code: 'A018', to: 'washroom-sink', params: { soap: true } };
    expect(insertBefore(way, 'A019', wash).score).toBe(100);
  });

  it('loses score when the bag is never stored', () => {
    const bagLate = [...way.actions].filter((action) => !(action.code === 'A023' && action.item === 'bag-0'));
    expect(grade(way, bagLate).score).toBeLessThan(grade(way, way.actions).score);
  });

  it('marks washing before storing as out of order', () => {
    const early = way.actions.findIndex(({ code, to }) => code === 'A001' && to === 'locker');
    const washing: readonly Action[] = [
      { code: 'A008', item: 'bag-0', to: 'entrance-bench' },
      { code: 'A001', to: 'washroom' },
      { code: 'A018', to: 'washroom-sink', params: { soap: true } },
      { code: 'A019', to: 'washroom-dryer' },
      { code: 'A001', to: 'entrance' },
      { code: 'A007', item: 'bag-0', from: 'entrance-bench' },
    ];
    const rest = way.actions.filter(({ code }) => code !== 'A018' && code !== 'A019');
    const result = grade(way, rest.toSpliced(early, 0, ...washing));
    expect(result.judgements.find(({ id }) => id === 'wash')?.status).toBe('outOfOrder');
    expect(result.parts.order).toBeLessThan(1);
  });

  it('fails the attempt when street shoes cross the bench, and says what would have passed', () => {
    const actions = way.actions.filter(({ item }) => item !== 'boots-0' && item !== 'crocs-0');
    const { score, failedBy, passed, smallestChange } = grade(way, actions);
    expect(failedBy[0]).toBe('gate-street-shoes');
    expect({ passed, isBelow: score < 60 }).toEqual({ passed: false, isBelow: true });
    expect(smallestChange[0]).toMatchObject({ kind: 'add', id: 'boots-off' });
  });

  it('fails the attempt when food goes past the locker', () => {
    const actions = way.actions.filter(({ item, code }) => item !== 'bag-0' || code !== 'A023');
    const kept = actions.filter(({ code, item }) => code !== 'A006' || item === 'boots-0');
    expect(grade(way, kept).failedBy).toContain('gate-food');
  });

  it('takes shoe covers instead of change shoes', () => {
    const actions = way.actions
      .filter(({ code, item }) => item !== 'crocs-0' || code === 'A005' || code === 'A013')
      .map((action): Action => {
        if (action.item !== 'crocs-0') return action;
        return action.code === 'A013'
          ? { code: 'A017', item: 'shoeCovers-0' }
          : { code: 'A005', item: 'shoeCovers-0' };
      });
    const at = actions.findIndex(({ code }) => code === 'A017');
    const laid = actions.toSpliced(at + 1, 0, { code: 'A008', item: 'shoeCovers-0', to: 'entrance-bench' });
    const on = laid.findIndex(({ code, item }) => code === 'A005' && item === 'shoeCovers-0');
    const result = grade(way, laid.toSpliced(on, 0, { code: 'A007', item: 'shoeCovers-0' }));
    expect(result.score).toBeGreaterThanOrEqual(95);
  });
});
