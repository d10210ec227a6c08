/** A teacher's marks: what waits for one, who is at it, points by a rubric, and how a mark came about. */
import { z } from 'zod';
import { dateTimeSchema, idSchema } from '../common.ts';

/** The points given for one row of a task's rubric. */
export const rubricMarkSchema = z.object({ id: idSchema, points: z.number().min(0).max(10_000) });
export type RubricMark = z.infer<typeof rubricMarkSchema>;

/** One mark that a teacher gave: who, when, from what to what, and why. */
export const markChangeSchema = z.object({
  id: idSchema,
  at: dateTimeSchema,
  byName: z.string(),
  fromMark: z.number().nullable(),
  toMark: z.number().nullable(),
  /** Why a mark that stood was changed; empty for a first one. */
  reason: z.string(),
  comment: z.string(),
});
export type MarkChange = z.infer<typeof markChangeSchema>;

/** Somebody is marking the answer now; it holds until `until` unless renewed. */
export const reviewClaimSchema = z.object({
  byName: z.string(),
  isOwn: z.boolean(),
  until: dateTimeSchema,
});
export type ReviewClaim = z.infer<typeof reviewClaimSchema>;

export const reviewStates = ['WAITING', 'MARKED'] as const;
/** WAITING: for a teacher's mark. MARKED: a teacher gave one. */
export const reviewStateSchema = z.enum(reviewStates);
export type ReviewState = z.infer<typeof reviewStateSchema>;
