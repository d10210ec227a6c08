import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPassed, markAfterHint, markForShare, roundMark, scoreBehindGate, sumOfMarks } from './marks.ts';

const marks = fc.double({ min: 0, max: 10_000, noNaN: true });
const written = new Intl.NumberFormat('en', { maximumFractionDigits: 2, useGrouping: false });

describe('rounding', () => {
  test.each([
    [0, 0],
    [3.333, 3.33],
    [1.005, 1.01],
    [8.345, 8.35],
    [10.075, 10.08],
    [2 / 3, 0.67],
  ])('%s is %s', (mark, rounded) => expect(roundMark(mark)).toBe(rounded));

  test('twice is once', () => {
    fc.assert(fc.property(marks, (mark) => roundMark(roundMark(mark)) === roundMark(mark)));
  });

  test('a higher mark is never rounded to a lower one', () => {
    fc.assert(fc.property(marks, marks, (one, other) => one > other || roundMark(one) <= roundMark(other)));
  });

  test('is what the pages write', () => {
    const thousandths = fc.integer({ min: 0, max: 10_000_000 }).map((value) => value / 1000);
    fc.assert(fc.property(thousandths, (mark) => written.format(mark) === String(roundMark(mark))));
  });
});

describe('sums', () => {
  test.each([
    [[], 0],
    [[0.1, 0.2], 0.3],
    [[3.33, null, 3.33, 3.34], 10],
  ])('%j add up to %s', (parts, sum) => expect(sumOfMarks(parts)).toBe(sum));

  test('do not depend on the order', () => {
    fc.assert(fc.property(fc.array(marks), (parts) => sumOfMarks(parts) === sumOfMarks(parts.toReversed())));
  });
});

test.each([
  [6, false, 2, 6],
  [6, true, 2, 4],
  [1, true, 2, 0],
  [8.35, true, 0.01, 8.34],
])('%s points, hint taken: %s, penalty %s: %s', (mark, isTaken, penalty, rest) => {
  expect(markAfterHint(mark, isTaken, penalty)).toBe(rest);
});

test.each([
  [1 / 3, 10, 3.33],
  [0.3335, 10, 3.34],
  [1, 7.5, 7.5],
])('%s of %s points are %s', (share, maxScore, mark) => {
  expect(markForShare(share, maxScore)).toBe(mark);
});

test('the edge passes', () => {
  expect([isPassed(5.99, 6, 0), isPassed(6, 6, 0)]).toEqual([false, true]);
});

test('nothing passes behind a gate that is not met', () => expect(isPassed(100, 6, 1)).toBe(false));

test.each([
  [100, 70, 50],
  [100, 40, 39.99],
  [30, 70, 15],
  [0, 1, 0],
])('behind a gate a score of %s, %s to pass, is %s', (score, needed, lowered) => {
  expect(scoreBehindGate(score, needed)).toBe(lowered);
});
