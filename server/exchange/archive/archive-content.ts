/**
 * What an archive of our own holds: `kristall.json` with courses, works, tasks, cases and chains in the forms of their drafts, and
 * the files that they name under `files/`, and the topics of the tasks. Things name each other by the ids that they had where the archive was made.
 */
import { z } from 'zod';
import { idSchema } from '#contract/common.ts';
import { MAX_TOPICS, topicInputSchema } from '#contract/entities/bank.ts';
import { caseDraftSchema } from '#contract/entities/case-draft.ts';
import { courseDraftSchema } from '#contract/entities/course-draft.ts';
import { workDraftSchema } from '#contract/entities/draft.ts';
import { EXCHANGE_LIMITS } from '#contract/entities/exchange.ts';
import { chainInputSchema } from '#contract/entities/practice-tools.ts';
import { filesOfDraft, taskDraftSchema } from '#contract/entities/task-draft.ts';

export const CONTENT_NAME = 'kristall.json';
export const ARCHIVE_FORMAT = 'kristall';
/** Raised when an older program could not read what a newer one writes. */
export const ARCHIVE_VERSION = 1;

const thingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('CHAIN'), id: idSchema, data: chainInputSchema }),
  z.object({ kind: z.literal('CASE'), id: idSchema, data: caseDraftSchema }),
  z.object({ kind: z.literal('TASK'), id: idSchema, data: taskDraftSchema }),
  z.object({ kind: z.literal('WORK'), id: idSchema, data: workDraftSchema }),
  z.object({ kind: z.literal('COURSE'), id: idSchema, data: courseDraftSchema }),
]);
export type ArchiveThing = z.infer<typeof thingSchema>;
export type ThingOf<Kind extends ArchiveThing['kind']> = Extract<ArchiveThing, { readonly kind: Kind }>;

const MAX_NAME = 300;

const fileSchema = z.object({
  id: idSchema,
  name: z.string().min(1).max(MAX_NAME),
  mimeType: z.string().max(100),
  /** Its name within the archive. */
  path: z.string().regex(/^files\/[\w-]{1,80}(?:\.[a-z]{1,5})?$/),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type ArchiveFile = z.infer<typeof fileSchema>;

/** Stands after the topic above it. */
const topicSchema = z.object({
  id: idSchema,
  parentId: idSchema.nullable(),
  name: topicInputSchema.shape.name,
  /** The tasks of the archive that have it. */
  taskIds: z.array(idSchema).max(EXCHANGE_LIMITS.archiveThings),
});
export type ArchiveTopic = z.infer<typeof topicSchema>;

export const archiveSchema = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  things: z.array(thingSchema).min(1).max(EXCHANGE_LIMITS.archiveThings),
  files: z.array(fileSchema).max(EXCHANGE_LIMITS.archiveFiles),
  /** None in the archives of older programs. */
  topics: z.array(topicSchema).max(MAX_TOPICS).default([]),
});
export type Archive = Omit<z.infer<typeof archiveSchema>, 'format' | 'version'>;

/** The files that a thing names. */
export function filesOfThing({ kind, data }: ArchiveThing): readonly string[] {
  if (kind === 'TASK') return filesOfDraft(data);
  return kind === 'COURSE' && data.pictureId !== null ? [data.pictureId] : [];
}
