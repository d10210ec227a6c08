// Technical works: started now, planned for a time, or ended.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dateTimeSchema, idListSchema, idSchema, versionSchema } from '../common.ts';
import { workKindSchema, workModeSchema } from '../entities/work.ts';
import { pageOf, pageQuery } from '../page.ts';
import { optionalTextSchema } from '../texts.ts';

/** PLANNED: the works begin by themselves at `startsAt`. */
export const technicalWorksStatusSchema = z.enum(['ACTIVE', 'PLANNED', 'INACTIVE']);

/** An attempt that its owner may continue while everybody else is locked out. */
export const runningAttemptSchema = z.object({
  workId: idSchema,
  title: optionalTextSchema,
  kind: workKindSchema,
  mode: workModeSchema,
  executionId: idSchema.nullable(),
});
export type RunningAttempt = z.infer<typeof runningAttemptSchema>;

export const technicalWorksSchema = z.object({
  status: technicalWorksStatusSchema,
  excludedUserIds: idListSchema,
  message: optionalTextSchema,
  /** ACTIVE: the time of the start; PLANNED: the time planned for it. */
  startsAt: dateTimeSchema.nullable(),
  /** The end that was announced. */
  endsAt: dateTimeSchema.nullable(),
  /** The caller's own attempts in progress while the works are on. */
  ownAttempts: z.array(runningAttemptSchema),
});
export type TechnicalWorks = z.infer<typeof technicalWorksSchema>;

export const technicalWorksDetailsSchema = technicalWorksSchema.extend({
  /** Whether the server ends the works at `endsAt` by itself. */
  endsItself: z.boolean(),
  excluded: z.array(z.object({ id: idSchema, name: z.string(), login: z.string() })),
  /** Empty when the last change was the server's own, by schedule. */
  changedBy: z.string(),
  changedAt: dateTimeSchema.nullable(),
  version: versionSchema,
  /** The people whom works would affect if they began now. */
  people: z.object({
    /** People whose attempt contacted the server in the last ten minutes. */
    inAttempts: z.number().int(),
    /** Those of them who are in a control event. */
    inControl: z.number().int(),
    /** People with a session used within the last twenty minutes (a page renews it every fifteen). */
    signedIn: z.number().int(),
  }),
  /** Marked attempts that the server has yet to pack, counted to 100,000. */
  attemptsToPack: z.number().int().min(0),
});
export type TechnicalWorksDetails = z.infer<typeof technicalWorksDetailsSchema>;

export const getTechnicalWorks = defineCall({
  id: 'getTechnicalWorks',
  method: 'GET',
  path: '/technical-works',
  access: 'PUBLIC',
  summary:
    'Whether technical works are on or planned; to a caller without TECHNICAL_WORKS the excluded list holds at most their own id',
  response: technicalWorksSchema,
  duringTechnicalWorks: true,
});

export const getTechnicalWorksDetails = defineCall({
  id: 'getTechnicalWorksDetails',
  method: 'GET',
  path: '/technical-works/details',
  access: ['TECHNICAL_WORKS'],
  summary: 'The state of technical works with the names of the excluded and how many people work now',
  response: technicalWorksDetailsSchema,
  duringTechnicalWorks: true,
});

export const activateTechnicalWorks = defineCall({
  id: 'activateTechnicalWorks',
  method: 'POST',
  path: '/technical-works/activate',
  access: ['TECHNICAL_WORKS'],
  summary:
    'Switch technical works on or off, or plan them: a planned time needs startsAt in the future and endsAt after it',
  body: z.object({
    status: technicalWorksStatusSchema,
    excludedUserIds: idListSchema.default([]),
    message: optionalTextSchema.optional(),
    startsAt: dateTimeSchema.nullable().optional(),
    endsAt: dateTimeSchema.nullable().optional(),
    endsItself: z.boolean().optional(),
  }),
  response: technicalWorksDetailsSchema,
  errors: ['VERSION_MOVED'],
  ifMatch: 'OPTIONAL',
  duringTechnicalWorks: true,
});

export const technicalWorksChangeSchema = z.object({
  id: idSchema,
  at: dateTimeSchema,
  /** Empty: the server itself, by schedule. */
  personName: z.string(),
  what: z.enum(['BEGUN', 'ENDED', 'PLANNED', 'CANCELLED', 'CHANGED', 'MISSED']),
  startsAt: dateTimeSchema.nullable(),
  endsAt: dateTimeSchema.nullable(),
  excludedCount: z.number().int(),
  message: optionalTextSchema,
});
export type TechnicalWorksChange = z.infer<typeof technicalWorksChangeSchema>;

export const listTechnicalWorksChanges = defineCall({
  id: 'listTechnicalWorksChanges',
  method: 'GET',
  path: '/technical-works/changes',
  access: ['TECHNICAL_WORKS'],
  summary: 'What was done to technical works, from the audit log',
  query: pageQuery(['at'], 'at,desc'),
  response: pageOf(technicalWorksChangeSchema),
  duringTechnicalWorks: true,
});
