// A person in the list of those whom one teaches.
import { z } from 'zod';
import { dateTimeSchema, idSchema } from '../common.ts';

/** ACTIVE began something within OVERVIEW_DAYS, IDLE only before, NEVER nothing at all. */
export const LEARNER_ACTIVITIES = ['ACTIVE', 'IDLE', 'NEVER'] as const;
export const learnerActivitySchema = z.enum(LEARNER_ACTIVITIES);
export type LearnerActivity = z.infer<typeof learnerActivitySchema>;

export const learnerRowSchema = z.object({
  id: idSchema,
  fullName: z.string(),
  login: z.string(),
  group: z.object({ id: idSchema, name: z.string() }),
  /** Attempts that the caller may see: begun, passed, under way now. */
  begun: z.number().int(),
  passed: z.number().int(),
  inProgress: z.number().int(),
  /** The start of the latest one; null: there is none. */
  lastAt: dateTimeSchema.nullable(),
});
export type LearnerRow = z.infer<typeof learnerRowSchema>;
