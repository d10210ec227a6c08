// Proposes the mark of a text with gaps: every gap weighs the same. A teacher decides.
import { isSameWording, judgedByParts, type AnswerRules } from '../kit/check.ts';
import {
  emptyQuestionAnswerSchema,
  emptyQuestionKeySchema,
  type EmptyQuestionAnswer,
  type EmptyQuestionKey,
} from './schema.ts';

export const emptyQuestionRules: AnswerRules<EmptyQuestionKey, EmptyQuestionAnswer> = {
  keySchema: emptyQuestionKeySchema,
  answerSchema: emptyQuestionAnswerSchema,
  emptyAnswer: { gaps: {} },
  needsReview: true,
  isEmpty: ({ gaps }) => Object.values(gaps).every((text) => text.trim() === ''),
  judge: (key, { gaps }) =>
    judgedByParts(
      Object.entries(key.gaps).map(([id, accepted]) => {
        const given = (gaps[id] ?? '').trim();
        const isRight = accepted.some((words) => isSameWording(given, words));
        return { id, given, expected: accepted.join(' / '), isRight };
      }),
    ),
};
