// A LESSON is passed by going through all of its cards; what was tried on them counts nothing.
import type { AnswerRules } from '../kit/check.ts';
import { lessonAnswerSchema, lessonKeySchema, type LessonAnswer, type LessonKey } from './schema.ts';

export const lessonRules: AnswerRules<LessonKey, LessonAnswer> = {
  keySchema: lessonKeySchema,
  answerSchema: lessonAnswerSchema,
  emptyAnswer: { seen: [], tried: {}, isThrough: false },
  needsReview: false,
  isEmpty: ({ isThrough }) => !isThrough,
  judge: ({ cards }, { seen }) => ({
    share: cards.every((id) => seen.includes(id)) ? 1 : 0,
    parts: cards.map((id) => ({
      id,
      verdict: seen.includes(id) ? 'RIGHT' : 'MISSING',
      given: seen.includes(id) ? id : '',
      expected: id,
    })),
  }),
};
