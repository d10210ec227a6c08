// Bookmarks of a control event, and the debriefing that is made of them.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams, idSchema, namesSchema, noContentSchema, timeZoneSchema } from '../common.ts';
import {
  bookmarkChangeSchema,
  bookmarkInputSchema,
  bookmarkSchema,
  momentsInputSchema,
  openedBookmarkSchema,
} from '../entities/bookmarks.ts';

const params = z.object({ id: idSchema, bookmarkId: idSchema });

export const listBookmarks = defineCall({
  id: 'listBookmarks',
  method: 'GET',
  path: '/execution-work/:id/bookmarks',
  access: ['EXECUTIONS_WATCH'],
  summary: 'The bookmarks of an event in their order, with those of its people whom one may see',
  params: idParams,
  query: z.object({ names: namesSchema }),
  response: z.array(bookmarkSchema),
  errors: ['NOT_FOUND'],
});

export const getBookmark = defineCall({
  id: 'getBookmark',
  method: 'GET',
  path: '/execution-work/:id/bookmarks/:bookmarkId',
  access: ['EXECUTIONS_WATCH'],
  summary: 'A bookmark with where each attempt stood',
  params,
  query: z.object({ names: namesSchema }),
  response: openedBookmarkSchema,
  errors: ['NOT_FOUND'],
});

export const setBookmark = defineCall({
  id: 'setBookmark',
  method: 'POST',
  path: '/execution-work/:id/bookmarks',
  access: ['EXECUTIONS_WATCH'],
  summary:
    'Keep where the attempts of an event stand now (after it: how they ended), by the server’s time, for some of its people or all',
  params: idParams,
  body: bookmarkInputSchema,
  response: bookmarkSchema,
  status: 201,
  errors: ['NOT_FOUND', 'VALIDATION', 'EVENT_NOT_OPEN', 'BOOKMARK_LIMIT'],
});

export const keepMoments = defineCall({
  id: 'keepMoments',
  method: 'POST',
  path: '/execution-work/:id/bookmarks/moments',
  access: ['EXECUTIONS_WATCH'],
  summary:
    'Keep moments of the replays of an event, of each person one, as a bookmark: while it runs and after it',
  params: idParams,
  query: z.object({ names: namesSchema }),
  body: momentsInputSchema,
  response: bookmarkSchema,
  status: 201,
  errors: ['NOT_FOUND', 'VALIDATION', 'BOOKMARK_LIMIT'],
});

export const changeBookmark = defineCall({
  id: 'changeBookmark',
  method: 'PUT',
  path: '/execution-work/:id/bookmarks/:bookmarkId',
  access: ['EXECUTIONS_WATCH'],
  summary: 'Write the note of a bookmark; its moment stays',
  params,
  body: bookmarkChangeSchema,
  response: bookmarkSchema,
  errors: ['NOT_FOUND', 'VERSION_MOVED'],
});

export const deleteBookmark = defineCall({
  id: 'deleteBookmark',
  method: 'DELETE',
  path: '/execution-work/:id/bookmarks/:bookmarkId',
  access: ['EXECUTIONS_WATCH'],
  summary: 'Delete a bookmark',
  params,
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND'],
});

export const exportDebriefing = defineCall({
  id: 'exportDebriefing',
  method: 'GET',
  path: '/execution-work/:id/debriefing',
  access: ['EXECUTIONS_WATCH'],
  summary: 'The bookmarks of an event as PDF, in the language of the request',
  params: idParams,
  query: z.object({
    names: namesSchema,
    /** In which times are written, and which is named; left out: the site's. */
    timeZone: timeZoneSchema.optional(),
  }),
  response: z.any(),
  responseKind: 'BLOB',
  errors: ['NOT_FOUND', 'TOO_LARGE', 'UNAVAILABLE'],
});
