// A control event ("execution work" in the API) assigns one work to named people in a window of time.
import { z } from 'zod';
import { dateTimeSchema, idListSchema, idSchema, versionSchema } from '../common.ts';
import { controlMessageSchema, pausedBySchema } from './control.ts';
import { localizedTextSchema, optionalTextSchema } from '../texts.ts';
import { attemptStatusSchema } from './attempt.ts';
import { userRefSchema } from './user.ts';
import { revealSchema, workKindSchema } from './work.ts';

/** Each person draws tasks of their own, or all get the same. */
const executionDrawSchema = z.enum(['OWN', 'SAME']);
export type ExecutionDraw = z.infer<typeof executionDrawSchema>;

const MAX_CODE_WORD = 60;
const MAX_EXTRA_PERCENT = 300;
const MAX_EXTRA_MINUTES = 600;

const executionSettingsSchema = z.object({
  /** What is shown afterwards; null: as the work says. */
  reveal: revealSchema.nullable(),
  draw: executionDrawSchema,
  /** Asked for at the start; '': none. */
  codeWord: z.string().trim().max(MAX_CODE_WORD),
});
export type ExecutionSettings = z.infer<typeof executionSettingsSchema>;

/** What is different for one person: planned extra time, and a window of their own; null: the event's. */
const personalTermsSchema = z.object({
  userId: idSchema,
  extraPercent: z.number().int().min(0).max(MAX_EXTRA_PERCENT).default(0),
  extraMinutes: z.number().int().min(0).max(MAX_EXTRA_MINUTES).default(0),
  startDateTime: dateTimeSchema.nullable().default(null),
  endDateTime: dateTimeSchema.nullable().default(null),
});
export type PersonalTerms = z.infer<typeof personalTermsSchema>;

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
    /** Left out: a new event has the usual, another stays as it is. */
    settings: executionSettingsSchema.optional(),
    /** All for whom something is different. Left out: it stays as it is. */
    terms: z.array(personalTermsSchema).max(10_000).optional(),
    /** Whether its people are told by letter. Who was told before is told of a cancellation in any case. */
    notify: z.boolean().default(false),
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
  settings: executionSettingsSchema,
  /** Of the assigned people whom the caller may see, those for whom something is different. */
  terms: z.array(personalTermsSchema),
  /** The latest personal end. */
  lastEnd: dateTimeSchema,
  /** It gives what was published up to then: its start, or later where a teacher chose so. */
  contentAt: dateTimeSchema,
  /** Whether people were told of it by letter. */
  isTold: z.boolean(),
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

/** A control event as an assigned person sees it, with their own attempt; start, end and minutes are their own, extra time included. */
export const learnerExecutionSchema = executionSchema
  .omit({ assignedUsers: true, hiddenUserCount: true, changeable: true, holds: true, version: true })
  .omit({ settings: true, terms: true, lastEnd: true, contentAt: true, isTold: true })
  .extend({
    attemptId: idSchema.nullable(),
    attemptStatus: attemptStatusSchema.nullable(),
    mark: z.number().nullable(),
    /** The attempt's deadline; null: not begun. */
    deadline: dateTimeSchema.nullable(),
    /** Whether a code word is asked for at the start. */
    asksCode: z.boolean(),
    /** The teacher has stopped the time, or taken the person out. */
    isPaused: z.boolean(),
    /** null: it is not stopped, or is not known by whom. */
    pausedBy: pausedBySchema.nullable(),
    isOut: z.boolean(),
    /** What the teacher wrote and was not confirmed yet; the oldest. */
    message: controlMessageSchema.nullable(),
    serverNow: dateTimeSchema,
  });
export type LearnerExecution = z.infer<typeof learnerExecutionSchema>;
