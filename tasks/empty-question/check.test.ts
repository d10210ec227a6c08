import { describe, expect, test } from 'vitest';
import { sampleTasks } from '../kit/sample-tasks.ts';
import { checkAnswer } from '../kit/check.ts';
import { emptyQuestionRules } from './check.ts';
import { emptyQuestionParamsSchema, textPieces, type EmptyQuestionParams } from './schema.ts';
import { emptyQuestionKind } from './kind.ts';

const KEY = { gaps: { t: ['90', 'девяносто'], m: ['a2'] } };

test.each([
  [{ t: '90', m: 'a2' }, 6, 'RIGHT'],
  [{ t: ' Девяносто ', m: 'a2' }, 6, 'RIGHT'],
  [{ t: '91', m: 'a2' }, 3, 'PARTLY'],
  [{ m: 'a2' }, 3, 'PARTLY'],
  [{ t: 'x', m: 'a1' }, 0, 'WRONG'],
])('%o gets %s of 6: %s, to be confirmed', (gaps: Record<string, string>, mark, outcome) => {
  expect(checkAnswer(emptyQuestionRules, KEY, { gaps }, 6)).toMatchObject({
    mark,
    outcome,
    needsReview: true,
  });
});

test('ё and inner spaces do not decide', () => {
  const { mark } = checkAnswer(
    emptyQuestionRules,
    { gaps: { g: ['тёмное поле'] } },
    { gaps: { g: 'темное   поле' } },
    1,
  );
  expect(mark).toBe(1);
});

test('a text is cut at its gaps', () => {
  expect(textPieces('{a} и {b}, всё')).toEqual([
    { kind: 'GAP', id: 'a' },
    { kind: 'TEXT', text: ' и ' },
    { kind: 'GAP', id: 'b' },
    { kind: 'TEXT', text: ', всё' },
  ]);
});

describe('the author’s text', () => {
  const params = emptyQuestionParamsSchema.parse(sampleTasks.EMPTYQUESTION.task.params);
  const { task } = sampleTasks.EMPTYQUESTION;
  const faultsOf = (changed: EmptyQuestionParams) => emptyQuestionKind.faultsOf({ ...task, params: changed });
  test.each([
    ['Без пропусков', 'BROKEN_GAP'],
    ['{t} {m} {t}', 'BROKEN_GAP'],
    ['{t} {m} {other}', 'BROKEN_GAP'],
    ['{m} {t}', undefined],
  ])('%s: %s', (ru, code) => {
    expect(faultsOf({ ...params, text: { ...params.text, ru } })[0]?.code).toBe(code);
  });

  test('an empty translation is no fault', () => {
    expect(faultsOf({ ...params, text: { ...params.text, en: '' } })).toEqual([]);
  });

  test('the right option is known by its travelling id', () => {
    const { key: shown } = emptyQuestionKind.keyOf(task, { secret: 's', isShuffled: false });
    expect(shown['gaps']).toEqual({ t: ['90'], m: ['a3'] });
  });
});
