import { describe, expect, test } from 'vitest';
import { ruleFigures, rulesOf, standingOf, type RuleRun } from './rule-figures.ts';

const words = (ru: string) => ({ ru, en: ru, ch: ru });
const wordsOf = (_caseId: string, id: string) => (id === 'gone' ? undefined : words(id));
const DAY_MS = 86_400_000;
const FROM = Date.parse('2026-01-01T00:00:00.000Z');
const at = (day: number): string => new Date(FROM + day * DAY_MS).toISOString();

/** A run of the cases by day: the steps that were right, and those that were not. */
function run(
  personId: string,
  day: number,
  right: readonly string[],
  wrong: readonly string[] = [],
): RuleRun {
  return {
    attemptId: `${personId}${day}`,
    personId,
    workId: 'w',
    startedAt: at(day),
    caseId: 'c',
    steps: [...right.map((id) => [id, 'done'] as const), ...wrong.map((id) => [id, 'missing'] as const)],
  };
}

describe('how a person stands with a rule', () => {
  test.each([
    ['wrong at last', [true, false, false, true], 10, 'NOT', null],
    ['right once', [true, false], 10, 'ONCE', null],
    ['right once at all', [false], 10, 'ONCE', null],
    ['twice in a row', [true, false, false], 10, 'MASTERED', 32],
    ['twice in a row, a month ago', [true, false, false], 33, 'REFRESH', 32],
    ['three times in a row', [false, false, false], 33, 'MASTERED', 62],
    ['many times in a row', [false, false, false, false, false, false], 33, 'MASTERED', 125],
  ] as const)('%s', (_, faults, today, state, refreshDay) => {
    const runs = faults.map((isWrong, day) => run('p', day, isWrong ? [] : ['s'], isWrong ? ['s'] : []));
    const [rule] = rulesOf(runs, wordsOf);
    expect(standingOf(rule?.trials ?? [], at(today))).toEqual({
      state,
      lastAt: at(faults.length - 1),
      refreshAt: refreshDay === null ? null : at(refreshDay),
    });
  });
});

const RUNS = [
  run('a', 0, ['hood'], ['gloves']),
  run('a', 1, ['hood', 'gloves']),
  run('a', 2, ['hood', 'gloves']),
  run('b', 0, [], ['hood', 'gloves', 'gone']),
  run('b', 3, ['gloves'], ['hood']),
];

test('each rule with its faults by run, the people by how they stand, and the latest fault', () => {
  expect(ruleFigures(RUNS, wordsOf, at(4))).toEqual(
    [
      {
        id: 'c hood',
        text: words('hood'),
        runs: 5,
        wrong: 2,
        byRun: [
          { people: 2, errors: 0.5 },
          { people: 2, errors: 0.5 },
          { people: 1, errors: 0 },
        ],
        states: { NOT: 1, ONCE: 0, REFRESH: 0, MASTERED: 1 },
        attemptId: 'b3',
      },
      {
        id: 'c gloves',
        text: words('gloves'),
        runs: 5,
        wrong: 2,
        byRun: [
          { people: 2, errors: 1 },
          { people: 2, errors: 0 },
          { people: 1, errors: 0 },
        ],
        states: { NOT: 0, ONCE: 1, REFRESH: 0, MASTERED: 1 },
        attemptId: 'b0',
      },
    ].toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  );
});

test('the order in which runs came changes nothing', () => {
  const expected = ruleFigures(RUNS, wordsOf, at(4));
  expect(ruleFigures(RUNS.toReversed(), wordsOf, at(4))).toEqual(expected);
  expect(ruleFigures([...RUNS.slice(2), ...RUNS.slice(0, 2)], wordsOf, at(4))).toEqual(expected);
});

test('steps of two cases in the same words are one rule', () => {
  const other = { ...run('a', 5, ['hood']), caseId: 'd' };
  expect(ruleFigures([...RUNS, other], wordsOf, at(6)).find(({ id }) => id === 'c hood')).toMatchObject({
    runs: 6,
    wrong: 2,
  });
});
