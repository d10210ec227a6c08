// Results of several attempts, and of the people of a group.
import { z } from 'zod';
import { idSchema } from '../common.ts';

export const countedResultsSchema = z.object({
  attempts: z.number().int(),
  passed: z.number().int(),
  /** Mean share of the points; null: there are none. */
  mean: z.number().nullable(),
});

/** A group of a course or work; those that the caller may not see are counted together, without an id. */
export const countedGroupSchema = countedResultsSchema.extend({ id: idSchema.nullable(), name: z.string() });
export type CountedGroup = z.infer<typeof countedGroupSchema>;
