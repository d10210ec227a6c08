// Classical figures: by hand on small tables, and by what must not change them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figuresWithIntervals } from './intervals.ts';
import { plainFigures, type CountedMarks } from './test-figures.ts';

/** Rows are attempts, columns tasks; null: the attempt did not have it. */
function marksOf(rows: readonly (readonly (number | null)[])[], maxScores: readonly number[]): CountedMarks {
  const items = maxScores.map((maxScore, at) => ({
    maxScore,
    marks: Float64Array.from(rows, (row) => row[at] ?? Number.NaN),
  }));
  const sum = (row: readonly (number | null)[]) =>
    row.reduce<number>((whole, mark) => whole + (mark ?? 0), 0);
  return {
    totals: Float64Array.from(rows, sum),
    maxTotal: maxScores.reduce((whole, one) => whole + one, 0),
    items,
    places: items.map(({ marks }) => marks),
  };
}

// T: 4, 3, 2, 1, 0 over three tasks.
const FIVE = marksOf(
  [
    [1, 1, 2],
    [1, 1, 1],
    [1, 0, 1],
    [0, 0, 1],
    [0, 0, 0],
  ],
  [1, 1, 2],
);

describe('small tables by hand', () => {
  const { test: whole, items } = plainFigures(FIVE);

  test('mean, median and spread are shares of the points', () => {
    expect(whole.mean.value).toBeCloseTo(0.5, 12);
    expect(whole.median.value).toBeCloseTo(0.5, 12);
    expect(whole.standardDeviation.value).toBeCloseTo(Math.sqrt(2.5) / 4, 12);
  });

  test('a symmetric spread is not skewed, an even one is flat', () => {
    expect(whole.skewness.value).toBeCloseTo(0, 12);
    // k4 / k2² of 0 … 4: 25 (6 · 6.8 − 3 · 4 · 4) / (4 · 3 · 2) / 2.5².
    expect(whole.kurtosis.value).toBeCloseTo((25 * (6 * 6.8 - 48)) / 24 / 6.25, 12);
  });

  test('consistency by its definition, and what follows from it', () => {
    // Variances 0.3, 0.3 and 0.5 of a whole of 2.5.
    const alpha = 1.5 * (1 - 1.1 / 2.5);
    expect(whole.consistency.value).toBeCloseTo(alpha, 12);
    expect(whole.errorRatio.value).toBeCloseTo(Math.sqrt(1 - alpha), 12);
    expect(whole.standardError.value).toBeCloseTo((Math.sqrt(1 - alpha) * Math.sqrt(2.5)) / 4, 12);
  });

  test('facility, weights and discrimination of a task', () => {
    const [first] = items;
    expect(first?.facility.value).toBeCloseTo(0.6, 12);
    expect(first?.intendedWeight.value).toBeCloseTo(0.25, 12);
    // o: 3, 2, 1, 1, 0; the covariance with x is 0.45, the variances 0.3 and 1.3.
    expect(first?.discrimination.value).toBeCloseTo(0.45 / Math.sqrt(0.3 * 1.3), 12);
    expect(first?.efficiency.value).toBeCloseTo(1, 12);
    const weights = items.map(({ effectiveWeight }) => effectiveWeight.value ?? 0);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
  });
});

describe('what is not defined says why', () => {
  test.each([
    [1, { standardDeviation: 'TOO_FEW', consistency: 'TOO_FEW', skewness: 'TOO_FEW', kurtosis: 'TOO_FEW' }],
    [2, { standardDeviation: null, consistency: 'TOO_FEW', skewness: 'TOO_FEW', kurtosis: 'TOO_FEW' }],
    [3, { standardDeviation: null, consistency: null, skewness: null, kurtosis: 'TOO_FEW' }],
    [4, { standardDeviation: null, consistency: null, skewness: null, kurtosis: null }],
  ])('of %i attempts', (count, reasons) => {
    const rows = [
      [1, 2],
      [0, 1],
      [1, 0],
      [0, 0],
    ].slice(0, count);
    const { test: whole } = plainFigures(marksOf(rows, [1, 2]));
    const found = Object.fromEntries(
      Object.keys(reasons).map((name) => [name, whole[name as 'skewness'].reason]),
    );
    expect(found).toEqual(reasons);
  });

  test('a task that all solve tells nobody apart', () => {
    const { items } = plainFigures(
      marksOf(
        [
          [1, 1],
          [1, 0],
          [1, 1],
        ],
        [1, 1],
      ),
    );
    expect(items[0]).toMatchObject({
      facility: { value: 1 },
      discrimination: { value: null, reason: 'NO_VARIANCE' },
      efficiency: { value: null, reason: 'NO_VARIANCE' },
    });
  });

  test('a task against the total has no effective weight', () => {
    const { items } = plainFigures(
      marksOf(
        [
          [0, 5],
          [0, 4],
          [1, 1],
          [1, 0],
        ],
        [1, 5],
      ),
    );
    expect(items[0]?.effectiveWeight).toMatchObject({ value: null, reason: 'NEGATIVE' });
    expect(items[0]?.discrimination.value).toBeLessThan(0);
  });
});

test('a drawn task counts those who had it, against their whole total', () => {
  const { items } = plainFigures(
    marksOf(
      [
        [1, 2],
        [null, 1],
        [0, 1],
        [null, 0],
      ],
      [1, 2],
    ),
  );
  expect(items[0]).toMatchObject({ attempts: 2, isDrawn: true, facility: { value: 0.5 } });
  expect(items[0]?.discrimination.value).toBeCloseTo(1, 12);
});

const tables = fc
  .tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 5, max: 25 }))
  .chain(([tasks, people]) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: tasks, maxLength: tasks }), {
      minLength: people,
      maxLength: people,
    }),
  );
const maxOf = (rows: readonly (readonly number[])[]) => (rows[0] ?? []).map(() => 4);
const valuesOf = (figures: object): (number | null | undefined)[] =>
  Object.values(figures).map((figure: unknown) =>
    typeof figure === 'object' ? (figure as { value: number | null }).value : undefined,
  );

function expectSame(found: object, wanted: object): void {
  for (const [at, value] of valuesOf(found).entries()) {
    const other = valuesOf(wanted)[at];
    if (typeof value === 'number' && typeof other === 'number') expect(value).toBeCloseTo(other, 8);
    else expect(value).toBe(other);
  }
}

const facilityOf = ({ items }: ReturnType<typeof plainFigures>): number => items[0]?.facility.value ?? 0;

describe('what must not change a figure', () => {
  test('the order of the people', () => {
    fc.assert(
      fc.property(tables, (rows) => {
        const [one, other] = [rows, rows.toReversed()].map((all) => plainFigures(marksOf(all, maxOf(rows))));
        expectSame(one?.test ?? {}, other?.test ?? {});
        for (const [at, item] of (one?.items ?? []).entries()) expectSame(item, other?.items[at] ?? {});
      }),
      { seed: 7, numRuns: 100 },
    );
  });

  test('points that are all worth three times as much', () => {
    fc.assert(
      fc.property(tables, (rows) => {
        const larger = rows.map((row) => row.map((mark) => mark * 3));
        const one = plainFigures(marksOf(rows, maxOf(rows)));
        const other = plainFigures(
          marksOf(
            larger,
            maxOf(rows).map((max) => max * 3),
          ),
        );
        expectSame(one.test, other.test);
        for (const [at, item] of one.items.entries()) expectSame(item, other.items[at] ?? {});
      }),
      { seed: 8, numRuns: 100 },
    );
  });

  test('a constant added to a task moves facility alone', () => {
    fc.assert(
      fc.property(tables, (rows) => {
        const raised = rows.map(([first = 0, ...others]) => [first + 1, ...others]);
        const one = plainFigures(marksOf(rows, maxOf(rows)));
        const other = plainFigures(marksOf(raised, maxOf(rows)));
        const unmoved = ({ items: [first] }: ReturnType<typeof plainFigures>) => ({
          discrimination: first?.discrimination,
          efficiency: first?.efficiency,
          effectiveWeight: first?.effectiveWeight,
        });
        expectSame(unmoved(other), unmoved(one));
        expect(facilityOf(other) - facilityOf(one)).toBeCloseTo(0.25, 8);
      }),
      { seed: 9, numRuns: 100 },
    );
  });
});

describe('intervals', () => {
  const rows = Array.from({ length: 60 }, (_, at) => [at % 2, at % 3 === 0 ? 1 : 0, (at * 7) % 5]);
  const marks = marksOf(rows, [1, 1, 4]);

  test('hold the figure, and are the same each time', () => {
    const [one, other] = [figuresWithIntervals(marks), figuresWithIntervals(marks)];
    expect(one).toEqual(other);
    for (const figure of [
      one.test.mean,
      one.test.standardDeviation,
      ...one.items.map(({ facility }) => facility),
    ]) {
      expect(figure.low).toBeLessThan(figure.value ?? 0);
      expect(figure.high).toBeGreaterThan(figure.value ?? 0);
    }
  });

  test('are narrower with more people', () => {
    const width = ({ test: { mean } }: ReturnType<typeof figuresWithIntervals>) =>
      (mean.high ?? 0) - (mean.low ?? 0);
    const many = marksOf([...rows, ...rows, ...rows, ...rows], [1, 1, 4]);
    expect(width(figuresWithIntervals(many))).toBeLessThan(width(figuresWithIntervals(marks)) * 0.7);
  });

  test('of very few there are none', () => {
    expect(figuresWithIntervals(marksOf(rows.slice(0, 4), [1, 1, 4])).test.mean.low).toBeNull();
  });
});
