// The bank of tasks, topics, and the states in which content is listed.
import { z } from 'zod';
import { dateTimeSchema, idSchema, versionSchema } from '../common.ts';
import { localizedTextSchema } from '../texts.ts';
import { taskTypeSchema } from './task-type.ts';
import { taskSchema, workSchema } from './work.ts';
import { writtenText } from '../written-text.ts';

/** What was deleted is in the trash for this long, then in the archive. Nothing is ever purged. */
export const TRASH_DAYS = 90;

export const contentStateSchema = z.enum(['ACTIVE', 'TRASH', 'ARCHIVE']);
export type ContentState = z.infer<typeof contentStateSchema>;

/** Topics below topics below topics: deeper trees are not read by anybody. */
export const MAX_TOPIC_DEPTH = 4;
export const MAX_TOPICS = 500;

export const topicSchema = z.object({
  id: idSchema,
  /** The topic above; null for the first level. */
  parentId: idSchema.nullable(),
  name: z.string(),
  /** Tasks of this very topic, without those of topics below it. */
  taskCount: z.number().int(),
  version: versionSchema,
});
export type Topic = z.infer<typeof topicSchema>;

export const topicInputSchema = z.object({
  name: writtenText(120),
  parentId: idSchema.nullable().default(null),
});

/** A task as the bank lists it. */
export const bankTaskSchema = z.object({
  id: idSchema,
  taskType: taskTypeSchema,
  question: localizedTextSchema,
  maxScore: z.number(),
  settingsTask: taskSchema.shape.settingsTask.unwrap(),
  topics: z.array(z.object({ id: idSchema, name: z.string() })),
  /** The works that hold it now. */
  works: z.array(z.object({ id: idSchema, title: localizedTextSchema })),
  changedAt: dateTimeSchema,
  /** When it was put into the trash; null while it is in use. */
  archivedAt: dateTimeSchema.nullable(),
  version: versionSchema,
});
export type BankTask = z.infer<typeof bankTaskSchema>;

/** A work as the list of works shows it. */
export const listedWorkSchema = workSchema.extend({
  courseTitle: localizedTextSchema.nullable(),
  /** Attempts of people; those of demo sessions do not count. */
  attemptCount: z.number().int(),
  changedAt: dateTimeSchema,
  archivedAt: dateTimeSchema.nullable(),
});
export type ListedWork = z.infer<typeof listedWorkSchema>;

/** The ids that a change of several has made or really changed: what an undo is about. */
export const changedIdsSchema = z.object({ ids: z.array(idSchema) });
