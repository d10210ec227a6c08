import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnswerCheck } from '#contract/entities/answer-check.ts';
import type { TaskType } from '#contract/entities/task-type.ts';
import { markAfterHint } from '#contract/marks.ts';
import { questionKindOf } from '../kinds.ts';
import { feedbackOf, isSameText, isWithin, parseNumber } from './check.ts';
import { sampleTasks, type SampleTask } from './sample-tasks.ts';
import { keyTextsOf } from './strip.ts';

const samples = Object.entries(sampleTasks) as readonly (readonly [TaskType, SampleTask])[];

describe.each(samples)('%s', (type, { task, rightAnswer, wrongAnswer, emptyAnswer }) => {
  const kind = questionKindOf(type);
  if (!kind) throw new Error(`${type} asks no question`);

  test.each([true, false])('the key’s own answer gets all points (shuffled: %s)', (isShuffled) => {
    const order = { secret: 'attempt', isShuffled };
    const { key } = kind.keyOf(task, order);
    expect(kind.check(task, order, rightAnswer(key))).toMatchObject({
      outcome: type === 'QUESTION' ? 'OPEN' : 'RIGHT',
      mark: 6,
      needsReview: kind.needsReview,
    });
  });

  test('a wrong answer gets none, and needs a teacher only where the type does', () => {
    const order = { secret: 'attempt', isShuffled: true };
    const answer = wrongAnswer(kind.keyOf(task, order).key);
    expect(kind.check(task, order, answer).mark).toBe(0);
  });

  test('nothing answered is no answer', () => {
    const order = { secret: 'attempt', isShuffled: true };
    expect(kind.isEmpty(emptyAnswer)).toBe(true);
    expect(kind.check(task, order, emptyAnswer)).toEqual({
      outcome: 'NONE',
      mark: 0,
      needsReview: false,
      parts: [],
    });
    expect(kind.isEmpty(rightAnswer(kind.keyOf(task, order).key))).toBe(false);
  });

  test('whatever is sent, checking does not throw and the mark stays within 0 and the max score', () => {
    const order = { secret: 'attempt', isShuffled: true };
    const anything = fc.oneof(
      fc.anything(),
      fc.record({
        text: fc.string(),
        picked: fc.oneof(fc.string(), fc.array(fc.constantFrom('a1', 'a2', 'a3', 'a4', 'zz'))),
        order: fc.array(fc.constantFrom('a1', 'a2', 'a3', 'a4', 'zz')),
        pairs: fc.dictionary(fc.constantFrom('x', 'y', 'z'), fc.constantFrom('a1', 'a2', 'zz')),
        gaps: fc.dictionary(fc.constantFrom('t', 'm'), fc.string()),
      }),
    );
    fc.assert(
      fc.property(anything, (answer) => {
        const { mark } = kind.check(task, order, answer);
        expect(mark).toBeGreaterThanOrEqual(0);
        expect(mark).toBeLessThanOrEqual(6);
      }),
    );
  });
});

describe('words', () => {
  test.each([
    ['hmds', 'HMDS', true],
    ['  HMDS\n', 'hmds', true],
    ['ГМДС', 'гмдс', true],
    ['H MDS', 'HMDS', false],
    ['HMDS.', 'HMDS', false],
    ['', 'HMDS', false],
  ])('%j is the same as %j: %s', (given, expected, same) => {
    expect(isSameText(given, expected)).toBe(same);
  });
});

describe('numbers', () => {
  test.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    [' 12 000 ', 12_000],
    ['12\u00a0000,5', 12_000.5],
    ['−3', -3],
    ['+3', 3],
    ['.5', 0.5],
    ['5.', 5],
    ['1e3', 1000],
    ['1,5·10^-3', 0.0015],
    ['2x10^3', 2000],
    ['1,000.5', undefined],
    ['1.000.000', undefined],
    ['', undefined],
    ['пять', undefined],
    ['5 мкм', undefined],
    ['0x10', undefined],
    ['Infinity', undefined],
    ['1e999', undefined],
  ])('%j is read as %s', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  test('every number is read with a point and with a comma', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), (value) => {
        const written = value.toFixed(6);
        expect(parseNumber(written)).toBe(parseNumber(written.replace('.', ',')));
        expect(parseNumber(written)).toBeCloseTo(value, 5);
      }),
    );
  });

  test.each([
    [1.1, 1, 0.1, true],
    [0.9, 1, 0.1, true],
    [1.11, 1, 0.1, false],
    [0.3, 0.1 + 0.2, 0, true],
    [1.2e-9, 5e-10, 0, false],
    [0, 0, 0, true],
  ])('%s lies within %s ± %s: %s', (given, expected, tolerance, within) => {
    expect(isWithin(given, expected, tolerance)).toBe(within);
  });
});

describe('marks and what is told', () => {
  test.each([
    [6, false, 2, 6],
    [6, true, 2, 4],
    [1, true, 2, 0],
    [3.333, false, 0, 3.33],
  ])('%s points, hint taken: %s, penalty %s: %s', (mark, taken, penalty, rest) => {
    expect(markAfterHint(mark, taken, penalty)).toBe(rest);
  });

  const texts = keyTextsOf(sampleTasks.QUESTION.task);
  const check = (outcome: AnswerCheck['outcome'], needsReview = false): AnswerCheck => ({
    outcome,
    mark: 0,
    needsReview,
    parts: [{ id: 'x', verdict: 'OPEN', given: '', expected: '' }],
  });
  test.each([
    ['RIGHT', false, false, 'Верно-тайна', true],
    ['WRONG', false, false, 'Неверно-тайна', false],
    ['WRONG', false, true, 'Неверно-тайна', true],
    ['PARTLY', false, false, 'Частично-тайна', false],
    ['RIGHT', true, false, 'Верно-тайна', true],
    ['WRONG', true, false, 'Неверно-тайна', false],
    ['OPEN', true, false, 'Частично-тайна', true],
    ['NONE', false, true, 'Неверно-тайна', true],
  ] as const)('%s, for a teacher: %s, last attempt: %s', (outcome, review, isLastAttempt, text, settled) => {
    const told = feedbackOf(check(outcome, review), 6, { texts, key: { right: ['a1'] }, isLastAttempt });
    expect(told.text.ru).toBe(text);
    expect(told.isSettled).toBe(settled);
    expect(told.resultText?.ru ?? null).toBe(settled ? 'Разбор-тайна' : null);
    expect(told.key).toEqual(settled ? { right: ['a1'] } : null);
    expect(told.parts).toHaveLength(settled ? 1 : 0);
  });

  test('without a neutral text a part of the points is told as a failure', () => {
    const without = { ...texts, neutralResult: { ru: '', en: '', ch: '' } };
    const told = feedbackOf(check('PARTLY'), 6, { texts: without, key: null, isLastAttempt: false });
    expect(told.text.ru).toBe('Неверно-тайна');
  });

  test('without a neutral text what only a teacher can tell is told neither way', () => {
    const without = { ...texts, neutralResult: { ru: '', en: '', ch: '' } };
    const told = feedbackOf(check('OPEN', true), 6, { texts: without, key: null, isLastAttempt: true });
    expect(told.text.ru).toBe('');
  });
});
