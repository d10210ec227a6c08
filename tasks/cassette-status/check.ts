// Proposes the mark of a cassette status form: every slot of the true statuses weighs the same. A teacher
// decides.
import { judgedByParts, type AnswerRules } from '../kit/check.ts';
import {
  cassetteStatusAnswerSchema,
  cassetteStatusKeySchema,
  slots,
  type CassetteStatusAnswer,
  type CassetteStatusKey,
} from './schema.ts';

export const cassetteStatusRules: AnswerRules<CassetteStatusKey, CassetteStatusAnswer> = {
  keySchema: cassetteStatusKeySchema,
  answerSchema: cassetteStatusAnswerSchema,
  emptyAnswer: { elementStates: {}, logs: [] },
  needsReview: true,
  isEmpty: ({ elementStates, logs }) =>
    Object.keys(elementStates).length === 0 && logs.every((line) => line.trim() === ''),
  judge: (key, { elementStates }) =>
    judgedByParts(
      slots.flatMap((id) => {
        const expected = key.elementStates[id];
        const given = elementStates[id] ?? '';
        return expected === undefined ? [] : [{ id, given, expected, isRight: given === expected }];
      }),
    ),
};
