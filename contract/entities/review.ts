// Teachers' marks: which answers wait for one, who is marking, points by a rubric, and the history of a mark.
import { z } from 'zod';
import { dateTimeSchema, idSchema } from '../common.ts';
import { writtenText } from '../written-text.ts';

/** The points given for one row of a task's rubric. */
export const rubricMarkSchema = z.object({ id: idSchema, points: z.number().min(0).max(10_000) });
export type RubricMark = z.infer<typeof rubricMarkSchema>;

/** One mark that a teacher gave: who, when, the mark before and after, and why. */
export const markChangeSchema = z.object({
  id: idSchema,
  at: dateTimeSchema,
  byName: z.string(),
  fromMark: z.number().nullable(),
  toMark: z.number().nullable(),
  /** Why an existing mark was changed; empty for the first mark. */
  reason: z.string(),
  comment: z.string(),
});
export type MarkChange = z.infer<typeof markChangeSchema>;

/** OPEN: a teacher has to answer. KEPT, CHANGED: the mark was kept, or changed. */
const APPEAL_STATES = ['OPEN', 'KEPT', 'CHANGED'] as const;
export const appealReasonSchema = writtenText(2000);

/** A learner questions the mark of a task, once: why, and what a teacher answered. */
export const appealSchema = z.object({
  at: dateTimeSchema,
  reason: z.string(),
  state: z.enum(APPEAL_STATES),
  /** Empty while it is OPEN. */
  answer: z.string(),
  answeredAt: dateTimeSchema.nullable(),
  answeredByName: z.string().nullable(),
});
export type Appeal = z.infer<typeof appealSchema>;

/** A gate of a task that a teacher set aside: it fails nobody in this attempt. */
export const gateWaiverSchema = z.object({
  /** The id of its judgement in the grade. */
  gateId: z.string().min(1).max(80),
  at: dateTimeSchema,
  byName: z.string(),
  reason: z.string(),
});
export type GateWaiver = z.infer<typeof gateWaiverSchema>;

/** Somebody is marking the answer now. The claim lapses at `until` unless it is renewed. */
export const reviewClaimSchema = z.object({
  byName: z.string(),
  isOwn: z.boolean(),
  until: dateTimeSchema,
});
export type ReviewClaim = z.infer<typeof reviewClaimSchema>;

export const REVIEW_STATES = ['WAITING', 'MARKED', 'IN_DOUBT', 'APPEALED'] as const;
/**
 * WAITING: waits for a teacher's mark, or for a decision on what is in doubt. MARKED: a teacher has given one. IN_DOUBT:
 * attempts of which a teacher has to decide what counts, handed in or not; one answer stands for each. APPEALED: its mark is
 * questioned, and nobody has answered.
 */
export const reviewStateSchema = z.enum(REVIEW_STATES);
