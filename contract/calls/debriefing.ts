// The debriefing of a control event: its runs side by side, and what of them is suggested as bookmarks.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams, idSchema, namesSchema, timeZoneSchema } from '../common.ts';
import { eventRunsSchema, suggestionSchema } from '../entities/debriefing.ts';

export const listEventRuns = defineCall({
  id: 'listEventRuns',
  method: 'GET',
  path: '/execution-work/:id/runs',
  access: ['EXECUTIONS_WATCH'],
  summary:
    'The marked runs of an event with their steps, errors, situations and bookmarks by simulated time; with RESULTS_READ',
  params: idParams,
  query: z.object({
    names: namesSchema,
    /** Of the task in the attempts, from 1; left out: the first that is a simulation. */
    task: z.coerce.number().int().min(1).max(10_000).optional(),
    /** How many people come before. */
    after: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  response: eventRunsSchema,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const suggestBookmarks = defineCall({
  id: 'suggestBookmarks',
  method: 'GET',
  path: '/execution-work/:id/suggestions',
  access: ['EXECUTIONS_WATCH'],
  summary:
    'Moments of the marked runs of an event that are worth a bookmark and have none; with RESULTS_READ',
  params: idParams,
  query: z.object({ names: namesSchema }),
  response: z.array(suggestionSchema),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

/** So many people at most are in one file of sheets. */
export const MAX_SHEETS = 250;

export const exportSheets = defineCall({
  id: 'exportSheets',
  method: 'GET',
  path: '/execution-work/:id/sheets',
  access: ['EXECUTIONS_WATCH'],
  summary:
    'A sheet as PDF for each person of an event, or for one of them: result, what went wrong in each task, their bookmarks; with RESULTS_READ',
  params: idParams,
  query: z.object({
    names: namesSchema,
    /** Left out: everybody who has begun. */
    userId: idSchema.optional(),
    /** How many people come before, of all whom one may see. */
    after: z.coerce.number().int().min(0).max(100_000).default(0),
    /** In which times are written, and which is named; left out: the site's. */
    timeZone: timeZoneSchema.optional(),
  }),
  response: z.any(),
  responseKind: 'BLOB',
  errors: ['NOT_FOUND', 'FORBIDDEN', 'TOO_LARGE', 'UNAVAILABLE'],
});
