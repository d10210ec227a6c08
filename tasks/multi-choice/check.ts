// Checks a multiple choice: (right − wrong picks) / number of right answers, never below 0.
import { judgedPicks, type AnswerRules } from '../kit/check.ts';
import {
  multiChoiceAnswerSchema,
  multiChoiceKeySchema,
  type MultiChoiceAnswer,
  type MultiChoiceKey,
} from './schema.ts';

export const multiChoiceRules: AnswerRules<MultiChoiceKey, MultiChoiceAnswer> = {
  keySchema: multiChoiceKeySchema,
  answerSchema: multiChoiceAnswerSchema,
  emptyAnswer: { picked: [] },
  needsReview: false,
  isEmpty: ({ picked }) => picked.length === 0,
  judge: ({ right }, { picked }) => judgedPicks(new Set(right), new Set(picked)),
};
