// Results by filters: a page of them, the values to filter by, and a file.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dateTimeSchema, idListSchema, idSchema, timeZoneSchema } from '../common.ts';
import { attemptStatusSchema, completedWorkSchema } from '../entities/attempt.ts';
import { workModeSchema } from '../entities/work.ts';
import { pageOf, pageQuery } from '../page.ts';
import { localizedTextSchema } from '../texts.ts';

const sortedResults = pageQuery(['startedAt', 'submittedAt', 'mark', 'name'], 'startedAt,desc').extend({
  search: z.string().max(200).optional(),
});

/** An empty list does not filter. */
const resultFilterSchema = z.object({
  workIds: idListSchema.default([]),
  /** Works that are in one of these courses now. */
  courseIds: idListSchema.default([]),
  groupIds: idListSchema.default([]),
  studentIds: idListSchema.default([]),
  workTypes: z.array(workModeSchema).max(workModeSchema.options.length).default([]),
  executionIds: idListSchema.default([]),
  statuses: z.array(attemptStatusSchema).max(attemptStatusSchema.options.length).default([]),
  passed: z.boolean().nullable().default(null),
  /** Started at or after this time. */
  startedFrom: dateTimeSchema.nullable().default(null),
  /** Started before this time. */
  startedTo: dateTimeSchema.nullable().default(null),
  /** Only the caller's own results. */
  own: z.boolean().default(false),
});
export type ResultFilter = z.output<typeof resultFilterSchema>;

export const findResults = defineCall({
  id: 'findResults',
  method: 'POST',
  path: '/completed-work/results',
  access: ['LEARN', 'RESULTS_READ'],
  summary: 'Results by filters: own, or with RESULTS_READ within the groups one teaches',
  query: sortedResults,
  body: resultFilterSchema,
  response: pageOf(completedWorkSchema),
});

const choiceSchema = z.object({ id: idSchema, title: localizedTextSchema });

export const resultChoices = defineCall({
  id: 'resultChoices',
  method: 'GET',
  path: '/completed-work/choices',
  access: ['LEARN', 'RESULTS_READ'],
  summary: 'Works, courses, groups and control events that the caller’s results can be filtered by',
  query: z.object({ own: z.enum(['true', 'false']).default('false') }),
  response: z.object({
    works: z.array(choiceSchema),
    /** Empty for one’s own results, which are listed by course. */
    courses: z.array(choiceSchema),
    groups: z.array(z.object({ id: idSchema, name: z.string() })),
    executions: z.array(choiceSchema),
    /** The number of answers that wait for the caller's mark, counted up to 1,000. */
    waitingCount: z.number().int(),
    /** The number of marks that learners question and nobody has answered, counted up to 1,000. */
    appealCount: z.number().int(),
  }),
});

export const exportResults = defineCall({
  id: 'exportResults',
  method: 'POST',
  path: '/export/users/completed-works/file',
  access: ['EXPORT'],
  summary: 'All results that the filters leave as one table, in the language of the request',
  query: z.object({
    sort: sortedResults.shape.sort,
    search: sortedResults.shape.search,
    format: z.enum(['xlsx', 'csv']).default('xlsx'),
    /** The time zone in which the table writes times, and which it names; left out: the site's. */
    timeZone: timeZoneSchema.optional(),
  }),
  body: resultFilterSchema,
  response: z.any(),
  responseKind: 'BLOB',
  isRepeatable: true,
});
