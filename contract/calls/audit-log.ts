// The audit log: who changed what, when, and the values before and after.
import { z } from 'zod';
import { auditActSchema } from '../audit-log/acts.ts';
import { auditSubjectTypes } from '../audit-log/subjects.ts';
import { defineCall } from '../call.ts';
import { dateTimeSchema, idParams, idSchema, timeZoneSchema } from '../common.ts';
import { pageOf, pageQuery } from '../page.ts';

const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** One field that differs. For a list, `before` holds the removed items and `after` the added ones. */
export const auditChangeSchema = z.object({
  /** Such as `settingsWork.timeLimitMillis`. */
  path: z.string(),
  before: valueSchema,
  after: valueSchema,
});
export type AuditChange = z.infer<typeof auditChangeSchema>;

export const auditEntrySchema = z.object({
  id: idSchema,
  at: dateTimeSchema,
  /** Null when the server itself acted, or its administrator at the console. */
  person: z.object({ id: idSchema, fullName: z.string() }).nullable(),
  /** A known act, or one written by a newer version that shares the database. */
  what: z.string(),
  subject: z.object({ type: z.string(), id: z.string().nullable(), name: z.string() }),
  /** Only the first differences; the call for a single entry gives all of them. */
  changes: z.array(auditChangeSchema),
  changeCount: z.number().int(),
  /** How many more things the same act changed; then, in a list, `changes` has what became of all of them. */
  moreCount: z.number().int().min(0),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** The most names of things that one act changed. */
export const MAX_AUDITED_TOGETHER = 200;

/** An entry with its own changes, and the others that its act changed. */
export const auditActDetailsSchema = auditEntrySchema.extend({
  others: z.array(auditEntrySchema.shape.subject).max(MAX_AUDITED_TOGETHER),
});
export type AuditActDetails = z.infer<typeof auditActDetailsSchema>;

const filterSchema = pageQuery(['at'], 'at,desc').extend({
  search: z.string().max(200).optional(),
  personId: idSchema.optional(),
  what: auditActSchema.optional(),
  subjectType: z.enum(auditSubjectTypes).optional(),
  subjectId: idSchema.optional(),
  /** Inclusive. */
  from: dateTimeSchema.optional(),
  /** Exclusive. */
  to: dateTimeSchema.optional(),
});
export type AuditFilter = z.output<typeof filterSchema>;

export const listAudit = defineCall({
  id: 'listAudit',
  method: 'GET',
  path: '/audit-log',
  access: ['AUDIT_READ'],
  summary:
    'What was changed, the newest first; one act on many things is one line, unless one thing or name is searched',
  query: filterSchema,
  response: pageOf(auditEntrySchema),
});

export const auditPeople = defineCall({
  id: 'auditPeople',
  method: 'GET',
  path: '/audit-log/people',
  access: ['AUDIT_READ'],
  summary: 'Everybody who has changed something, by name',
  response: z.array(z.object({ id: idSchema, fullName: z.string() })),
});

export const exportAudit = defineCall({
  id: 'exportAudit',
  method: 'GET',
  path: '/audit-log/file',
  access: ['AUDIT_READ'],
  summary: 'All entries that the filters leave as one table, in the language of the request',
  query: filterSchema.omit({ size: true, page: true }).extend({
    format: z.enum(['xlsx', 'csv']).default('xlsx'),
    /** The time zone in which the table writes times, and which it names; left out: the site's. */
    timeZone: timeZoneSchema.optional(),
  }),
  response: z.any(),
  responseKind: 'BLOB',
});

export const getAuditEntry = defineCall({
  id: 'getAuditEntry',
  method: 'GET',
  path: '/audit-log/:id',
  access: ['AUDIT_READ'],
  summary: 'One entry with all that differs',
  params: idParams,
  response: auditActDetailsSchema,
  errors: ['NOT_FOUND'],
});
