// The result of checking an answer, and the part of it that a learner may see.
import { z } from 'zod';
import { idListSchema } from '../common.ts';
import { optionalRichTextSchema } from '../rich-text/rich-text.ts';

/** NONE: nothing was answered. PARTLY: worth some of the points. OPEN: only a person can judge it. */
const answerOutcomeSchema = z.enum(['RIGHT', 'PARTLY', 'WRONG', 'NONE', 'OPEN']);
export type AnswerOutcome = z.infer<typeof answerOutcomeSchema>;

/** MISSING: expected but not given. EXTRA: given but not expected. OPEN: only a person can judge it. */
const partVerdictSchema = z.enum(['RIGHT', 'WRONG', 'MISSING', 'EXTRA', 'OPEN']);
export type PartVerdict = z.infer<typeof partVerdictSchema>;

/** One part of an answer (an option, a gap, a field) and its verdict; ids and typed words, never texts. */
const checkedPartSchema = z.object({
  id: z.string(),
  verdict: partVerdictSchema,
  given: z.string(),
  expected: z.string(),
});
export type CheckedPart = z.infer<typeof checkedPartSchema>;

export const answerCheckSchema = z.object({
  outcome: answerOutcomeSchema,
  /**
   * 0 … max score, two decimals, before the hint's penalty; a proposal where a teacher must confirm it, and where it is OPEN
   * what counts until then.
   */
  mark: z.number(),
  needsReview: z.boolean(),
  parts: z.array(checkedPartSchema),
});
export type AnswerCheck = z.infer<typeof answerCheckSchema>;

/** What a learner sees after an answer in TRAINING, or after the end where the work reveals everything. */
export const taskFeedbackSchema = z.object({
  outcome: answerOutcomeSchema,
  /** Before the hint's penalty, because the hint may still be taken after the answer. */
  mark: z.number(),
  maxScore: z.number(),
  needsReview: z.boolean(),
  /** The text for success, failure or neither. */
  text: optionalRichTextSchema,
  /** No further answer can change the mark, so explanation, key and parts are shown. */
  isSettled: z.boolean(),
  /** The explanation; null until settled. */
  resultText: optionalRichTextSchema.nullable(),
  answerFileIds: idListSchema,
  parts: z.array(checkedPartSchema),
  /** The key, in the task type's own shape and with the attempt's ids; null until settled. */
  key: z.unknown(),
});
export type TaskFeedback = z.infer<typeof taskFeedbackSchema>;
