// A long answer counts as right until a teacher has read it.
import type { AnswerRules } from '../kit/check.ts';
import { questionAnswerSchema, questionKeySchema, type QuestionAnswer, type QuestionKey } from './schema.ts';

export const questionRules: AnswerRules<QuestionKey, QuestionAnswer> = {
  keySchema: questionKeySchema,
  answerSchema: questionAnswerSchema,
  emptyAnswer: { text: '' },
  needsReview: true,
  isEmpty: ({ text }) => text.trim() === '',
  judge: ({ rubric }) => ({
    share: 'OPEN',
    parts: rubric.map(({ id }) => ({ id, verdict: 'OPEN', given: '', expected: '' })),
  }),
};
