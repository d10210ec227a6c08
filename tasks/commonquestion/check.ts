// Checks a short answer: the same words as the key, ignoring case and outer spaces.
import { isSameText, judgedWhole, type AnswerRules } from '../kit/check.ts';
import {
  commonQuestionAnswerSchema,
  commonQuestionKeySchema,
  type CommonQuestionAnswer,
  type CommonQuestionKey,
} from './schema.ts';

export const commonQuestionRules: AnswerRules<CommonQuestionKey, CommonQuestionAnswer> = {
  keySchema: commonQuestionKeySchema,
  answerSchema: commonQuestionAnswerSchema,
  emptyAnswer: { text: '' },
  needsReview: false,
  isEmpty: ({ text }) => text.trim() === '',
  judge: ({ expected }, { text }) =>
    judgedWhole({ id: 'text', given: text, expected }, isSameText(text, expected)),
};
