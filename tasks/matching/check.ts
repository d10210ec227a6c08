// Checks pairs: every right one weighs the same; a wrong one costs nothing, because each left side takes only
// one answer.
import { judgedByParts, type AnswerRules } from '../kit/check.ts';
import { matchingAnswerSchema, matchingKeySchema, type MatchingAnswer, type MatchingKey } from './schema.ts';

export const matchingRules: AnswerRules<MatchingKey, MatchingAnswer> = {
  keySchema: matchingKeySchema,
  answerSchema: matchingAnswerSchema,
  emptyAnswer: { pairs: {} },
  needsReview: false,
  isEmpty: ({ pairs }) => Object.keys(pairs).length === 0,
  judge: (key, { pairs }) =>
    judgedByParts(
      Object.entries(key.pairs).map(([id, expected]) => {
        const given = pairs[id] ?? '';
        return { id, given, expected, isRight: given === expected };
      }),
    ),
};
