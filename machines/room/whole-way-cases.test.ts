// The eleven cases of the whole suite: the right way scores 100, and forbidden actions fail the attempt.
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { scoreBehindGate } from '#contract/marks.ts';
import type { Action } from '#contract/simulation/log.ts';
import { roomCaseSchema, roomKeySchema } from '#contract/simulation/room-case.ts';
import { BUILTIN_ROOM_CASES } from './builtin/cases/all.ts';
import { builtinRoomKeys } from './builtin/keys/all.ts';
import { builtinRoomRuleset as ruleset } from './builtin/ruleset.ts';
import { findCaseProblems } from './check-case.ts';
import { gradeRoomLog } from './grade-room.ts';
import { planLog } from './plan-route.ts';

const rows = BUILTIN_ROOM_CASES.map((roomCase) => {
  const key = builtinRoomKeys.find(({ caseId }) => caseId === roomCase.id)!;
  return { id: roomCase.id, roomCase, key, way: key.way! };
});
const whole = rows.filter(({ id }) => !id.startsWith('clean-hands'));
const fromStreet = whole.filter(({ roomCase }) => roomCase.play.person.location === 'out');
const street = whole.find(({ id }) => id === 'street-clothes')!;
type Row = (typeof rows)[number];

function mark({ roomCase, key }: Row, actions: readonly Action[]) {
  const { play, seed } = roomCase;
  const entries = planLog(ruleset, play, seed, actions);
  return gradeRoomLog({ ruleset, play, seed, entries }, key.reference);
}

const grade = (row: Row, actions: readonly Action[]) => mark(row, actions).grade;

/** The index of the first action with that code (and item). */
function placeOf(way: readonly Action[], code: string, item?: string): number {
  return way.findIndex((action) => action.code === code && (item === undefined || action.item === item));
}

const withoutItem = (row: Row, ...items: readonly string[]) =>
  row.way.filter(({ item }) => item === undefined || !items.includes(item));

const statusOf = (result: ReturnType<typeof grade>, id: string) =>
  result.judgements.find((judgement) => judgement.id === id)?.status;

/** All texts in a value: objects with a Russian text. */
function textsIn(value: unknown): readonly Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'ru' in value ? [value as Record<string, unknown>] : [];
  return [...own, ...Object.values(value).flatMap(textsIn)];
}

it('there are eleven cases of the whole suite besides the two short ones, each with one key', () => {
  expect(whole.map(({ id }) => id).toSorted()).toEqual([
    'beard',
    'deep-in-the-bag',
    'five-faults',
    'from-the-entrance',
    'makeup-long-hair',
    'other-section',
    'second-gloves',
    'street-clothes',
    'timed-rehearsal',
    'way-out',
    'wrong-sizes',
  ]);
  expect(builtinRoomKeys.map(({ caseId }) => caseId)).toEqual(BUILTIN_ROOM_CASES.map(({ id }) => id));
});

describe.each(rows)('$id', (row) => {
  it('is valid data that fits the ruleset', () => {
    expect(roomCaseSchema.parse(row.roomCase)).toEqual(row.roomCase);
    expect(roomKeySchema.parse(row.key)).toEqual(row.key);
    expect(findCaseProblems(ruleset, row.roomCase.play)).toEqual([]);
    expect(row.roomCase.rulesetRevision).toBe(ruleset.revision);
  });

  it('says everything in three languages, and where each rule comes from', () => {
    for (const text of [...textsIn(row.roomCase), ...textsIn(row.key)])
      expect(
        LANGUAGES.every((language) => text[language]),
        JSON.stringify(text),
      ).toBe(true);
    const { steps, forbidden, wrong, end, gates = [], order = [] } = row.key.reference;
    for (const rule of [...steps, ...forbidden, ...wrong, ...end, ...gates, ...order])
      expect(rule.sources.length, JSON.stringify(rule)).toBeGreaterThan(0);
    for (const rule of [...forbidden, ...wrong, ...gates, ...order])
      expect(rule.why, JSON.stringify(rule)).toBeDefined();
    for (const rule of [...steps, ...forbidden, ...wrong, ...end, ...gates])
      expect(rule.harm, rule.id).toBeDefined();
  });

  it('names each step once, and only steps that are there come before others', () => {
    const { steps, end, forbidden, anyOf } = row.key.reference;
    const ids = steps.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const named = [
      ...steps.flatMap(({ after }) => after),
      ...anyOf.flatMap(({ branches }) => branches.flat()),
    ];
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
    const judged = [...ids, ...end.map(({ id }) => id), ...forbidden.map(({ id }) => id)];
    expect(new Set(judged).size).toBe(judged.length);
  });

  it('gives 100 for its way, with nothing judged but done', () => {
    const { score, passed, judgements, wasBounded } = grade(row, row.way);
    expect(judgements.filter(({ status }) => status !== 'done')).toEqual([]);
    expect([score, passed, wasBounded]).toEqual([100, true, false]);
  });

  it('gives less when any one action is left out', () => {
    for (const at of row.way.keys()) {
      const { score } = grade(
        row,
        row.way.filter((_, index) => index !== at),
      );
      expect([row.way[at], score < 100]).toEqual([row.way[at], true]);
    }
  });
});

describe.each(fromStreet)('$id: critical', (row) => {
  const mask = row.way.find(({ item }) => item?.startsWith('masks'))!.item!;
  const gloves = row.way.find(({ item }) => item?.startsWith('gloves'))!.item!;

  it.each([
    ['no mask', 'gate-mask', [mask], 'mask-on'],
    ['no cap', 'gate-cap', ['hat-0'], 'hat-on'],
    ['bare hands', 'gate-gloves', [gloves], 'gloves-on'],
    [
      'street shoes past the bench',
      'gate-street-shoes',
      ['boots-0', 'crocs-0', 'reusableShoecovers-0'],
      'boots-off',
    ],
  ])('%s fails the attempt', (_name, id, items, step) => {
    const result = grade(row, withoutItem(row, ...items));
    expect(result.failedBy).toContain(id);
    expect(result.passed).toBe(false);
    expect(result.score).toBe(scoreBehindGate(result.scoreWithoutFailure, row.key.reference.passScore));
    expect(result.score).toBeLessThan(row.key.reference.passScore);
    expect(result.smallestChange).toContainEqual(expect.objectContaining({ kind: 'add', id: step }));
  });
});

describe('the whole way', () => {
  const { way } = street;
  const into = (to: string) => way.findIndex((action) => action.code === 'A001' && action.to === to);
  const backToLocker = way.findLastIndex(({ to }) => to === 'locker');

  /** Inserts actions before those at the given indexes. */
  function woven(...inserts: readonly (readonly [number, ...Action[]])[]): readonly Action[] {
    return way.flatMap((action, index) => [
      ...inserts.flatMap(([at, ...extra]) => (at === index ? extra : [])),
      action,
    ]);
  }

  it('food carried in passes nobody', () => {
    const item = 'apple-0';
    const result = grade(
      street,
      woven(
        [placeOf(way, 'A023', 'bag-0'), { code: 'A009', item }],
        [placeOf(way, 'A006', 'coat-0'), { code: 'A008', item, to: 'locker-bench' }],
        [backToLocker + 1, { code: 'A007', item, from: 'locker-bench' }],
        [into('separate') + 1, { code: 'A025', item, to: 'separate-table' }],
        [into('dressing') - 1, { code: 'A024', item, from: 'separate-table' }],
        [into('dressing') + 1, { code: 'A008', item, to: 'dressing-bench' }],
        [into('transit'), { code: 'A007', item, from: 'dressing-bench' }],
      ),
    );
    expect(result.failedBy).toEqual(['gate-food']);
  });

  it.each([
    ['closing', 'coverall-zipped-over', 'safetyGlasses-0'],
    ['glasses', 'coverall-zipped-over', 'reusableShoecovers-0'],
  ])(
    'names the mask alone where it was set right after %s, and before what it should have been',
    (_name, first, next) => {
      const from = placeOf(way, 'A012', 'masksM-0');
      const later = way.toSpliced(from, 1);
      const result = grade(street, later.toSpliced(placeOf(later, 'A024', next), 0, way[from]!));
      const moved = result.judgements.filter(({ status }) => status === 'outOfOrder');
      expect(moved.map(({ id, shouldBe }) => [id, shouldBe?.side, shouldBe?.id])).toEqual([
        ['mask-right', 'before', first],
      ]);
      expect(result.parts.order).toBeLessThan(1);
      expect(result.failedBy).toEqual([]);
    },
  );

  it('marks the cap after the coverall as out of order', () => {
    const on = way[placeOf(way, 'A005', 'hat-0')]!;
    const detour: readonly Action[] = [
      { code: 'A001', to: 'separate' },
      { code: 'A024', item: 'hat-0' },
      on,
      { code: 'A001', to: 'dressing' },
    ];
    const bare = withoutItem(street, 'hat-0');
    const result = grade(street, bare.toSpliced(placeOf(bare, 'CLOSE'), 0, ...detour));
    expect(statusOf(result, 'hat-on')).toBe('outOfOrder');
    expect(result.failedBy).toEqual([]);
  });

  it.each([
    ['a mask of another size', 'masksM-0', 'masksL-0', 'end-mask-size'],
    ['gloves of another size', 'glovesM-0', 'glovesS-0', 'end-glove-size'],
  ])('%s is possible, costs, and is named', (_name, right, other, end) => {
    const result = grade(
      street,
      way.map((action) => (action.item === right ? { ...action, item: other } : action)),
    );
    expect(statusOf(result, 'wrong-size')).toBe('extra');
    expect(statusOf(result, end)).toBe('missing');
    expect(result.failedBy).toEqual([]);
    expect(result.score).toBeLessThan(100);
  });

  it('a coverall left open and feet uncovered pass nobody, and uncovered feet cost at the bench already', () => {
    const open = way.filter(({ code }) => code !== 'CLOSE');
    expect(grade(street, open).failedBy).toEqual(['gate-coverall-open']);
    const bare = grade(street, withoutItem(street, 'reusableShoecovers-0'));
    expect(statusOf(bare, 'uncovered-over-bench')).toBe('forbidden');
    expect(bare.failedBy).toEqual(['gate-overshoes']);
  });

  it('tells what was brought in: within the limit by the way, too much without a mask', () => {
    expect(mark(street, way).carriedIn).toMatchObject({ isWithin: true, shares: [{ cause: 'dressed' }] });
    const { carriedIn } = mark(street, withoutItem(street, 'masksM-0'));
    expect(carriedIn).toMatchObject({ isWithin: false, most: { cause: 'noMask' } });
    expect(mark(street, way.slice(0, 20)).carriedIn).toBeUndefined();
  });

  it('street clothes past the changing room and a skipped wash pass nobody', () => {
    const clothed = withoutItem(street, 'shirt-0', 'jeans-0', 'underwear-0', 'coverall-0');
    expect(grade(street, clothed).failedBy).toContain('gate-street-things');
    const unwashed = grade(
      street,
      way.filter(({ code }) => code !== 'A018' && code !== 'A019'),
    );
    expect([statusOf(unwashed, 'wash'), statusOf(unwashed, 'dry')]).toEqual(['missing', 'missing']);
    expect(unwashed.failedBy).toEqual(['gate-hands', 'gate-gloves-soiled']);
  });

  it('the smallest change of a failed attempt is enough: without it the way passes', () => {
    const result = grade(street, withoutItem(street, 'hat-0'));
    expect(result.smallestChange.map(({ kind, id }) => [kind, id])).toEqual([['add', 'hat-on']]);
    expect(result.scoreWithoutFailure).toBeGreaterThanOrEqual(street.key.reference.passScore);
  });
});

describe('what a case is about', () => {
  const rowOf = (id: string) => whole.find((row) => row.id === id)!;

  it('make-up left on and a cap forgotten show at the end', () => {
    const row = rowOf('makeup-long-hair');
    const painted = grade(
      row,
      row.way.filter(({ code }) => code !== 'CLEAN_FACE'),
    );
    expect([statusOf(painted, 'clean-face'), statusOf(painted, 'end-face')]).toEqual(['missing', 'missing']);
    expect(grade(row, withoutItem(row, 'earrings-0')).score).toBeLessThan(100);
  });

  it('with a beard the coverall is not closed before the mask', () => {
    const row = rowOf('beard');
    const { replayed } = mark(row, withoutItem(row, 'masksL-0'));
    expect(replayed.moments.flatMap(({ entry, reason }) => (reason ? [[entry.code, reason]] : []))).toEqual([
      ['CLOSE', 'dependency'],
    ]);
  });

  it('food kept in the bag costs where the site wants it thrown out', () => {
    const row = rowOf('deep-in-the-bag');
    const kept = grade(row, withoutItem(row, 'apple-0', 'bottle-0'));
    expect([statusOf(kept, 'apple-binned'), statusOf(kept, 'bottle-binned')]).toEqual(['missing', 'missing']);
  });

  it('a thing in the open closet of the other section is a wrong extra', () => {
    const row = rowOf('other-section');
    const other = row.way.map((action) =>
      action.code === 'A023' && action.item === 'coat-0' ? { ...action, to: 'locker-closet-1' } : action,
    );
    const result = grade(row, other);
    expect([statusOf(result, 'other-closet'), statusOf(result, 'coat-stored')]).toEqual(['extra', 'missing']);
  });

  it('a card of one section does not open the other', () => {
    const row = rowOf('other-section');
    const tried = row.way.flatMap((action) =>
      action.code === 'A021' ? [{ code: 'A021', to: 'locker-closet-1' }, action] : [action],
    );
    const { replayed } = mark(row, tried);
    expect(replayed.moments.flatMap(({ reason }) => reason ?? [])).toEqual(['wrongKey', 'wrongKey']);
  });

  it('the rehearsal is late after its deadline', () => {
    const row = rowOf('timed-rehearsal');
    const slow = row.way.toSpliced(1, 0, { code: 'WAIT', params: { ms: 500_000 } });
    const result = grade(row, slow);
    expect(statusOf(result, 'enter-production')).toBe('late');
    expect(result.parts.time).toBeLessThan(0.5);
    expect(row.roomCase.play.isHintOn).toBe(false);
  });

  it.each([
    ['the mask', 'mask-right', 'A012', 'masksM-0'],
    ['the coverall', 'coverall-zipped-over', 'CLOSE', 'coverall-0'],
    ['the gloves', 'gloves-right', 'A012', 'glovesM-0'],
    ['the glasses', 'glasses-on', 'A005', 'safetyGlasses-0'],
    ['the cap', 'hat-on', 'A005', 'hat-0'],
  ])('of the five faults %s is one', (_name, step, code, item) => {
    const row = rowOf('five-faults');
    const left = row.way.filter((action) => action.code !== code || action.item !== item);
    const result = grade(row, left);
    expect(statusOf(result, step)).toBe('missing');
    expect(result.score).toBeLessThan(100);
  });

  it('a needless move costs the one with five faults', () => {
    const row = rowOf('five-faults');
    const needless: Action = { code: 'A024', item: 'napkin-0', from: 'separate-rack' };
    const at = placeOf(row.way, 'A005', 'hat-0') + 1;
    const back: Action = { code: 'A025', item: 'napkin-0', to: 'separate-rack' };
    expect(grade(row, row.way.toSpliced(at, 0, needless, back)).score).toBeLessThan(100);
  });
});
