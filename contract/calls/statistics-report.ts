// Figures as a file: for a meeting, a folder, a further count.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idSchema, timeZoneSchema } from '../common.ts';
import { countedChoiceSchema, countedMarksSchema } from '../entities/statistics.ts';
import { workModeSchema } from '../entities/work.ts';

/** Of so many people at most a row each is in a report. */
export const MAX_REPORT_PEOPLE = 2000;

export const exportStatistics = defineCall({
  id: 'exportStatistics',
  method: 'GET',
  path: '/statistics/report',
  access: ['RESULTS_READ'],
  summary:
    'The figures of a work, a control event or a course with charts and the people whose results one may see, in the language of the request',
  query: z.object({
    of: z.enum(['WORK', 'EVENT', 'COURSE']),
    id: idSchema,
    format: z.enum(['pdf', 'xlsx']),
    /** Left out: the mode with the most attempts. */
    mode: workModeSchema.optional(),
    choice: countedChoiceSchema.default('FIRST'),
    /** Of a work; left out: all revisions. */
    revision: z.coerce.number().int().min(1).max(1_000_000).optional(),
    marks: countedMarksSchema.default('NOW'),
    /** Whether people are named; else they are numbered. */
    names: z.enum(['true', 'false']).default('true'),
    /** In which times are written, and which is named; left out: the site's. */
    timeZone: timeZoneSchema.optional(),
  }),
  response: z.any(),
  responseKind: 'BLOB',
  errors: ['NOT_FOUND', 'TOO_LARGE', 'UNAVAILABLE'],
});
