/** What checking an answer says, and what of it a learner is told. */
import { z } from 'zod';
import { idListSchema } from '../common.ts';
import { optionalTextSchema } from '../texts.ts';

/** NONE: nothing was answered. PARTLY: some of the points. */
export const answerOutcomeSchema = z.enum(['RIGHT', 'PARTLY', 'WRONG', 'NONE']);
export type AnswerOutcome = z.infer<typeof answerOutcomeSchema>;

/** MISSING: expected and not given. EXTRA: given and not expected. OPEN: only a person can say. */
export const partVerdictSchema = z.enum(['RIGHT', 'WRONG', 'MISSING', 'EXTRA', 'OPEN']);
export type PartVerdict = z.infer<typeof partVerdictSchema>;

/** One part of an answer (an option, a gap, a slot, a field) and why it counts or not; ids and typed words, never texts. */
export const checkedPartSchema = z.object({
  id: z.string(),
  verdict: partVerdictSchema,
  given: z.string(),
  expected: z.string(),
});
export type CheckedPart = z.infer<typeof checkedPartSchema>;

export const answerCheckSchema = z.object({
  outcome: answerOutcomeSchema,
  /** 0 … max score with two decimals, before the hint's penalty. What a teacher must confirm is a proposal. */
  mark: z.number(),
  needsReview: z.boolean(),
  parts: z.array(checkedPartSchema),
});
export type AnswerCheck = z.infer<typeof answerCheckSchema>;

/** What is said after a confirmed answer in TRAINING, or after the end where the work reveals all. */
export const taskFeedbackSchema = z.object({
  outcome: answerOutcomeSchema,
  /** Before the hint's penalty: the hint may be taken after the answer. */
  mark: z.number(),
  maxScore: z.number(),
  needsReview: z.boolean(),
  /** The success, failure or neutral text. */
  text: optionalTextSchema,
  /** No further answer can change it: explanation, key and parts are shown. */
  isSettled: z.boolean(),
  /** The explanation and its files; null until settled. */
  resultText: optionalTextSchema.nullable(),
  answerFileIds: idListSchema,
  parts: z.array(checkedPartSchema),
  /** The key under the attempt's ids, in the type's own shape; null until settled. */
  key: z.unknown(),
});
export type TaskFeedback = z.infer<typeof taskFeedbackSchema>;
