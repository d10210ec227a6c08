// A control event ("execution work" in the API) assigns one work to named people in a window of time.
import { z } from 'zod';
import { dateTimeSchema, idListSchema, idSchema, versionSchema } from '../common.ts';
import { localizedTextSchema, optionalTextSchema } from '../texts.ts';
import { attemptStatusSchema } from './attempt.ts';
import { userRefSchema } from './user.ts';
import { workKindSchema } from './work.ts';

const executionShape = z.object({
  title: localizedTextSchema,
  description: optionalTextSchema.prefault({}),
  workId: idSchema,
  startDateTime: dateTimeSchema,
  endDateTime: dateTimeSchema,
  /** The time limit in minutes. */
  executionTime: z.number().int().min(1).max(1440),
});

export const executionInputSchema = executionShape
  .extend({
    assignedUserIds: idListSchema.default([]),
    groupIds: idListSchema.default([]),
    /** Left out: a new event holds its work, another stays as it is. */
    holds: z.boolean().optional(),
  })
  .refine((value) => value.endDateTime > value.startDateTime, {
    path: ['endDateTime'],
    error: 'endDateTime > startDateTime',
  });

export const executionSchema = executionShape.extend({
  id: idSchema,
  work: z.object({ id: idSchema, title: localizedTextSchema, kind: workKindSchema }),
  /** Of the assigned people, those whom the caller may see. */
  assignedUsers: z.array(userRefSchema),
  /** How many more are assigned whom the caller may not see. */
  hiddenUserCount: z.number().int().min(0),
  /** Whether the caller may change work and times, and archive it: not while it has people of other teachers. */
  changeable: z.boolean(),
  /** Whether it holds its work from its start to its end: other modes, verdicts, and the keys of its cases. */
  holds: z.boolean(),
  state: z.enum(['COMING', 'OPEN', 'ENDED']),
  dateCreating: dateTimeSchema,
  version: versionSchema,
});
export type Execution = z.infer<typeof executionSchema>;

/** A copy of tasks of an event that a person took along before it was made: it cannot be called back. */
export const takenCopySchema = z.object({
  user: userRefSchema,
  workTitle: localizedTextSchema,
  /** Until when it begins attempts. */
  until: dateTimeSchema,
});
export type TakenCopy = z.infer<typeof takenCopySchema>;

/** A control event as an assigned person sees it, with their own attempt. */
export const learnerExecutionSchema = executionSchema
  .omit({ assignedUsers: true, hiddenUserCount: true, changeable: true, holds: true, version: true })
  .extend({
    attemptId: idSchema.nullable(),
    attemptStatus: attemptStatusSchema.nullable(),
    mark: z.number().nullable(),
    serverNow: dateTimeSchema,
  });
export type LearnerExecution = z.infer<typeof learnerExecutionSchema>;
