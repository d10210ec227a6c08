import { describe, expect, test } from 'vitest';
import { checkAnswer } from '../kit/check.ts';
import { sampleTasks } from '../kit/sample-tasks.ts';
import { lessonRules } from './check.ts';
import { lessonKind } from './kind.ts';
import { lessonParamsSchema, type LessonKey } from './schema.ts';

const KEY: LessonKey = { cards: ['one', 'two'], things: {} };

test.each([
  ['all cards', { seen: ['one', 'two'], tried: {}, isThrough: true }, 6, 'RIGHT'],
  ['a wrong try costs nothing', { seen: ['two', 'one'], tried: { one: 'x' }, isThrough: true }, 6, 'RIGHT'],
  ['a card that was not opened', { seen: ['two'], tried: {}, isThrough: true }, 0, 'WRONG'],
  ['not yet at the end', { seen: ['one'], tried: {}, isThrough: false }, 0, 'NONE'],
])('%s', (_name, answer, mark, outcome) => {
  expect(checkAnswer(lessonRules, KEY, answer, 6)).toMatchObject({ mark, outcome, needsReview: false });
});

describe('what an author must mend', () => {
  const { task } = sampleTasks.LESSON;
  const params = lessonParamsSchema.parse(task.params);
  const [card] = params.cards;
  if (card === undefined || card.thing === null) throw new Error('The sample has something to try');
  const { thing } = card;
  const withThing = (change: object) => [{ ...card, thing: { ...thing, ...change } }, params.cards[1]];
  const nothingRight = thing.options.map((option) => ({ ...option, isRight: false }));
  const nowhere = thing.options.map(({ box: _box, ...option }) => option);

  test.each([
    ['one card', [card], 'TOO_FEW_ANSWERS'],
    ['two cards of one id', [card, card], 'REPEATED_ANSWER'],
    ['nothing right', withThing({ options: nothingRight }), 'NO_KEY'],
    ['a place that is nowhere', withThing({ kind: 'SPOT', options: nowhere }), 'UNKNOWN_PART'],
    ['an option twice', withThing({ options: [...thing.options, ...thing.options] }), 'REPEATED_ANSWER'],
  ])('%s', (_name, cards, code) => {
    expect(lessonKind.faultsOf({ ...task, params: { cards } }).map((fault) => fault.code)).toEqual([code]);
  });

  test('a question needs no places', () => {
    const cards = withThing({ kind: 'ASK', options: nowhere });
    expect(lessonKind.faultsOf({ ...task, params: { cards } })).toEqual([]);
  });
});

test('a lesson that got a card is not passed by who never saw it', () => {
  const { task } = sampleTasks.LESSON;
  const { cards } = lessonParamsSchema.parse(task.params);
  const longer = { ...task, params: { cards: [...cards, { ...cards[0], id: 'three' }] } };
  const order = { secret: 's', isShuffled: false };
  const answer = { seen: ['one', 'two'], tried: {}, isThrough: true };
  expect(lessonKind.carry(task, longer, order, answer)).toBeUndefined();
  expect(lessonKind.carry(task, task, order, answer)).toEqual(answer);
});
