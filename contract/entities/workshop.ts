// What authors have to look at, whatever it is: a course, a work or a task.
import { z } from 'zod';
import { dateTimeSchema, idSchema } from '../common.ts';
import { optionalTextSchema } from '../texts.ts';
import { findingSchema } from './draft-check.ts';

export const contentKindSchema = z.enum(['COURSE', 'WORK', 'TASK']);
export type ContentKind = z.infer<typeof contentKindSchema>;

const namedSchema = z.object({ kind: contentKindSchema, id: idSchema, title: optionalTextSchema });

export const putAwaySchema = namedSchema.extend({ archivedAt: dateTimeSchema });
export type PutAway = z.infer<typeof putAwaySchema>;

export const contentChangeSchema = namedSchema.extend({ changedAt: dateTimeSchema, changedBy: z.string() });
export type ContentChange = z.infer<typeof contentChangeSchema>;

/** As many findings of a work as a list shows. */
export const MAX_LISTED_FINDINGS = 5;

export const faultyWorkSchema = z.object({
  id: idSchema,
  title: optionalTextSchema,
  /** Whether the work was never published. */
  isNew: z.boolean(),
  errorCount: z.number().int(),
  warningCount: z.number().int(),
  /** The first of them, errors first, each code once. */
  findings: z.array(findingSchema),
  checkedAt: dateTimeSchema,
});
export type FaultyWork = z.infer<typeof faultyWorkSchema>;
