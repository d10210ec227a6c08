// Checks a multiple choice: (right − wrong picks) / number of right answers, never below 0.
import { judgedPicks, type AnswerRules } from '../kit/check.ts';
import { choiceKeySchema, type ChoiceKey } from '../kit/schema.ts';
import { multiChoiceAnswerSchema, type MultiChoiceAnswer } from './schema.ts';

export const multiChoiceRules: AnswerRules<ChoiceKey, MultiChoiceAnswer> = {
  keySchema: choiceKeySchema,
  answerSchema: multiChoiceAnswerSchema,
  emptyAnswer: { picked: [] },
  needsReview: false,
  isEmpty: ({ picked }) => picked.length === 0,
  judge: ({ right }, { picked }) => judgedPicks(new Set(right), new Set(picked)),
};
