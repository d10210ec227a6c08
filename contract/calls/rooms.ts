// Rooms as those who edit practice have them: the list, drafts, publishing, revisions, the archive.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dateTimeSchema, idParams, noContentSchema } from '../common.ts';
import {
  listedRoomSchema,
  roomDraftInputSchema,
  roomDraftSchema,
  roomDraftStateSchema,
  roomFindingSchema,
} from '../entities/room-draft.ts';
import { pageOf, pageQuery } from '../page.ts';

export const listRooms = defineCall({
  id: 'listRooms',
  method: 'GET',
  path: '/rooms',
  access: ['PRACTICE_EDIT'],
  summary: 'Rooms with their size and the cases that are played in them, drafts among them',
  query: pageQuery(['title', 'changedAt'], 'title,asc').extend({
    search: z.string().max(200).optional(),
    /** true: those in the archive, otherwise the others. */
    archived: z.enum(['true', 'false']).default('false'),
  }),
  response: pageOf(listedRoomSchema),
});

export const deleteRoom = defineCall({
  id: 'deleteRoom',
  method: 'DELETE',
  path: '/rooms/:id',
  access: ['PRACTICE_EDIT'],
  summary: 'Archive a room: no new case is made for it, and attempts in it stay as they are',
  params: idParams,
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const restoreRoom = defineCall({
  id: 'restoreRoom',
  method: 'POST',
  path: '/rooms/:id/restore',
  access: ['PRACTICE_EDIT'],
  summary: 'Bring a room back from the archive',
  params: idParams,
  body: z.object({}),
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND'],
});

export const getRoomDraft = defineCall({
  id: 'getRoomDraft',
  method: 'GET',
  path: '/rooms/:id/draft',
  access: ['PRACTICE_EDIT'],
  summary: 'The draft of a room; without one, what is published',
  params: idParams,
  response: roomDraftStateSchema,
  errors: ['NOT_FOUND'],
});

export const saveRoomDraft = defineCall({
  id: 'saveRoomDraft',
  method: 'PUT',
  path: '/rooms/:id/draft',
  access: ['PRACTICE_EDIT'],
  summary:
    'Save a draft on the version that it grew from (0: the first); an unknown id with baseRevision 0 is a new room',
  params: idParams,
  body: roomDraftInputSchema,
  response: roomDraftStateSchema,
  errors: ['NOT_FOUND', 'VERSION_MOVED'],
  ifMatch: 'REQUIRED',
});

export const dropRoomDraft = defineCall({
  id: 'dropRoomDraft',
  method: 'DELETE',
  path: '/rooms/:id/draft',
  access: ['PRACTICE_EDIT'],
  summary: 'Throw the draft of a room away; what is published stays',
  params: idParams,
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND', 'VERSION_MOVED'],
  ifMatch: 'REQUIRED',
});

export const checkRoomDraft = defineCall({
  id: 'checkRoomDraft',
  method: 'GET',
  path: '/rooms/:id/draft/check',
  access: ['PRACTICE_EDIT'],
  summary:
    'What of a draft can’t be built or reached, each with its path and the reason; cases that would not start in it',
  params: idParams,
  response: z.object({ version: z.number().int(), findings: z.array(roomFindingSchema) }),
  errors: ['NOT_FOUND', 'TOO_LARGE', 'UNAVAILABLE'],
});

export const publishRoomDraft = defineCall({
  id: 'publishRoomDraft',
  method: 'POST',
  path: '/rooms/:id/draft/publication',
  access: ['PRACTICE_EDIT'],
  summary: 'Publish a draft as a new revision: cases keep the one that they name',
  params: idParams,
  body: z.object({}),
  response: roomDraftStateSchema,
  errors: ['NOT_FOUND', 'VERSION_MOVED', 'TOO_LARGE', 'UNAVAILABLE'],
  ifMatch: 'REQUIRED',
});

export const meetAtRoomDraft = defineCall({
  id: 'meetAtRoomDraft',
  method: 'POST',
  path: '/rooms/:id/draft/presence',
  access: ['PRACTICE_EDIT'],
  summary: 'Say that one has the room open; answers who else has, and whether the draft has moved on',
  params: idParams,
  body: z.object({}),
  response: z.object({
    people: z.array(z.string()),
    revision: z.number().int(),
    version: z.number().int(),
  }),
  errors: ['NOT_FOUND'],
  isRepeatable: true,
});

export const listRoomRevisions = defineCall({
  id: 'listRoomRevisions',
  method: 'GET',
  path: '/rooms/:id/revisions',
  access: ['PRACTICE_EDIT'],
  summary: 'The published revisions of a room, the newest first',
  params: idParams,
  query: pageQuery(['revision'], 'revision,desc'),
  response: pageOf(
    z.object({ revision: z.number().int(), createdAt: dateTimeSchema, createdBy: z.string().nullable() }),
  ),
  errors: ['NOT_FOUND'],
});

export const getRoomRevision = defineCall({
  id: 'getRoomRevision',
  method: 'GET',
  path: '/rooms/:id/revisions/:revision',
  access: ['PRACTICE_EDIT'],
  summary: 'A room as one of its revisions had it, in the form of a draft',
  params: idParams.extend({ revision: z.coerce.number().int().min(1).max(1_000_000_000) }),
  response: roomDraftSchema,
  errors: ['NOT_FOUND'],
});
