// A trial: a work or a task, as its draft is now, frozen to be looked at as a student; and comments on tasks.
import { z } from 'zod';
import { dateTimeSchema, idSchema } from '../common.ts';
import { localizedTextSchema, optionalTextSchema } from '../texts.ts';
import { taskTypeSchema } from './task-type.ts';
import { workModeSchema } from './work.ts';
import { writtenText } from '../written-text.ts';

/** How long a trial and the attempts at it are kept after the last look. */
export const TRIAL_DAYS = 7;

const TRIAL_KINDS = ['WORK', 'TASK'] as const;
export type TrialKind = (typeof TRIAL_KINDS)[number];

const trialTaskSchema = z.object({
  /** As the attempts at the trial name it. */
  id: idSchema,
  /** As its authors know it: comments are on this one. */
  taskId: idSchema,
  taskType: taskTypeSchema,
  question: optionalTextSchema,
  modes: z.array(workModeSchema),
  /** Comments on it that nobody has closed. */
  openComments: z.number().int(),
});

export const trialSchema = z.object({
  /** Also the id of the work that its attempts are at. */
  id: idSchema,
  kind: z.enum(TRIAL_KINDS),
  /** The work or task that is looked at. */
  subjectId: idSchema,
  /** The work to which the way back leads; null: to the task in the bank. */
  workId: idSchema.nullable(),
  /** Whether that work is only drafted. */
  isDrafted: z.boolean(),
  title: localizedTextSchema,
  madeBy: z.string(),
  lookedAt: dateTimeSchema,
  tasks: z.array(trialTaskSchema),
});
export type Trial = z.infer<typeof trialSchema>;

/** More would be a talk, which belongs elsewhere. */
export const MAX_COMMENTS = 200;
export const MAX_REPLIES = 50;
const MAX_COMMENT_LETTERS = 2000;

export const commentTextSchema = writtenText(MAX_COMMENT_LETTERS);

const sayingSchema = z.object({ id: idSchema, text: z.string(), at: dateTimeSchema, by: z.string() });

export const taskCommentSchema = sayingSchema.extend({
  /** null: open. */
  closedAt: dateTimeSchema.nullable(),
  closedBy: z.string().nullable(),
  replies: z.array(sayingSchema),
});
export type TaskComment = z.infer<typeof taskCommentSchema>;
