// The second site that ships: its plan is sound, its ways are proved, its own order is judged, and a harmful way does not pass.
import { describe, expect, test } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { roomCaseSchema, roomKeySchema } from '#contract/simulation/room-case.ts';
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import { INSTRUMENT_CASES } from './builtin/cases/instrument-cases.ts';
import { GOWN, INSTRUMENT_SITE, SITE_RACK } from './builtin/instrument-site.ts';
import { INSTRUMENT_KEYS } from './builtin/keys/instrument-site.ts';
import { findCaseProblems } from './check-case.ts';
import { findRoomProblems } from './check-map.ts';
import { gradeRoomLog } from './grade-room.ts';
import { planLog } from './plan-route.ts';
import { tryActions } from '#tests/support/try-room-actions.ts';

const WAYS = INSTRUMENT_CASES.map((own) => {
  const key = INSTRUMENT_KEYS.find(({ caseId }) => caseId === own.id)!;
  return { name: own.id, own, key, way: key.way! };
});

function graded({ own: { play, seed }, key }: (typeof WAYS)[number], actions: readonly Action[]) {
  const entries = planLog(INSTRUMENT_SITE, play, seed, actions);
  const { grade } = gradeRoomLog({ ruleset: INSTRUMENT_SITE, play, seed, entries }, key.reference);
  return { ...grade, refused: entries.filter(({ refused }) => refused === true) };
}

test('its ruleset is valid, its plan is sound and passable', () => {
  expect(roomRulesetSchema.parse(INSTRUMENT_SITE)).toEqual(INSTRUMENT_SITE);
  expect(findRoomProblems(INSTRUMENT_SITE)).toEqual([]);
});

describe.each(WAYS)('$name', (one) => {
  const { own, key, way } = one;

  test('is valid, can start, and its way is proved', () => {
    expect(roomCaseSchema.parse(own)).toEqual(own);
    expect(roomKeySchema.parse(key)).toEqual(key);
    expect(findCaseProblems(INSTRUMENT_SITE, own.play)).toEqual([]);
    const { score, passed, judgements, refused } = graded(one, way);
    expect([score, passed, refused]).toEqual([100, true, []]);
    expect(judgements.filter(({ status }) => status !== 'done')).toEqual([]);
  });

  test('does not pass by doing nothing, nor in street shoes, nor without a cap', () => {
    expect(graded(one, []).passed).toBe(false);
    const shod = graded(
      one,
      way.filter(({ item, code }) => item !== 'boots-0' && item !== 'crocs-0' && code !== 'A003'),
    );
    expect([shod.passed, shod.failedBy]).toEqual([false, expect.arrayContaining(['gate-shoes'])]);
    const bare = graded(
      one,
      way.filter(({ item }) => item !== 'hat-0'),
    );
    expect([bare.passed, bare.failedBy]).toEqual([false, ['gate-cap']]);
  });
});

describe('the order of the site', () => {
  const [first] = WAYS;
  const way = first!.way;
  const isOf = (item: string) => (action: Action) => action.item === item;

  test('a cap before the coverall costs, although the shipped suite wants it so', () => {
    const cap = way.filter(isOf('hat-0'));
    const rest = way.filter((action) => !isOf('hat-0')(action));
    const at = rest.findIndex(isOf(`${GOWN}-0`));
    const { score, passed, refused } = graded(first!, rest.toSpliced(at, 0, ...cap));
    expect([passed, refused]).toEqual([true, []]);
    expect(score).toBeLessThan(100);
  });

  test('its rules refuse the coverall over the outdoor coat, and before the change shoes', () => {
    const gown = way.filter(isOf(`${GOWN}-0`)).slice(0, 2);
    const reasonOf = (...before: readonly Action[]) =>
      tryActions(INSTRUMENT_SITE, first!.own.play, [
        ...before,
        { code: 'WALK', to: SITE_RACK },
        ...gown,
      ]).reasons.at(-1);
    const enter = { code: 'A001', to: 'locker' };
    const away = [
      { code: 'A006', item: 'coat-0' },
      { code: 'A016', item: 'coat-0', to: 'locker-floor' },
    ];
    expect(reasonOf(enter)).toBe('banned');
    expect(reasonOf(enter, ...away)).toBe('dependency');
  });

  test('food in the bag past the changing room stops a pass', () => {
    const bagged = WAYS.find(({ name }) => name === 'instruments-bag')!;
    const { passed, failedBy } = graded(
      bagged,
      bagged.way.filter(({ item }) => item !== 'bag-0'),
    );
    expect([passed, failedBy]).toEqual([false, expect.arrayContaining(['gate-food'])]);
  });
});
