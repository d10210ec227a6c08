// Checks a single choice: all points or none.
import type { AnswerRules } from '../kit/check.ts';
import { choiceKeySchema, type ChoiceKey } from '../kit/schema.ts';
import { singleChoiceAnswerSchema, type SingleChoiceAnswer } from './schema.ts';

export const singleChoiceRules: AnswerRules<ChoiceKey, SingleChoiceAnswer> = {
  keySchema: choiceKeySchema,
  answerSchema: singleChoiceAnswerSchema,
  emptyAnswer: { picked: null },
  needsReview: false,
  isEmpty: ({ picked }) => picked === null,
  judge: ({ right }, { picked }) => {
    const given = picked ?? '';
    const isRight = right.includes(given);
    const verdict = isRight ? 'RIGHT' : 'EXTRA';
    return { share: isRight ? 1 : 0, parts: [{ id: given, verdict, given, expected: right.join(' ') }] };
  },
};
