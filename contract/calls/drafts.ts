// Drafts of works: reading, saving, dropping, publishing, who else has one open, and the revisions of a work.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dateTimeSchema, idParams, idSchema, noContentSchema } from '../common.ts';
import {
  listedDraftSchema,
  MAX_DRAFT_TASKS,
  workDraftInputSchema,
  workDraftSchema,
  workDraftStateSchema,
} from '../entities/draft.ts';
import { draftCheckSchema, draftVersionSchema } from '../entities/draft-check.ts';
import { workDetailsSchema } from '../entities/work.ts';
import { pageOf, pageQuery } from '../page.ts';

export const listDrafts = defineCall({
  id: 'listDrafts',
  method: 'GET',
  path: '/drafts',
  access: ['WORKS_EDIT', 'COURSES_EDIT'],
  summary: 'Courses, works and tasks with changes that are not published yet, of those that one may edit',
  query: pageQuery(['changedAt'], 'changedAt,desc').extend({
    /** true: courses alone; false: all others. */
    ofCourses: z.enum(['true', 'false']).optional(),
  }),
  response: pageOf(listedDraftSchema),
});

export const getWorkDraft = defineCall({
  id: 'getWorkDraft',
  method: 'GET',
  path: '/works/:id/draft',
  access: ['WORKS_EDIT'],
  summary: 'The draft of a work; without one, what is published',
  params: idParams,
  response: workDraftStateSchema,
  errors: ['NOT_FOUND'],
});

export const saveWorkDraft = defineCall({
  id: 'saveWorkDraft',
  method: 'PUT',
  path: '/works/:id/draft',
  access: ['WORKS_EDIT'],
  summary:
    'Save a draft on the version that it grew from (0: the first); an unknown id with baseRevision 0 is a new work',
  params: idParams,
  body: workDraftInputSchema,
  edits: { kind: 'WORK', param: 'id' },
  response: workDraftStateSchema,
  errors: ['NOT_FOUND', 'VERSION_MOVED'],
  ifMatch: 'REQUIRED',
});

export const dropWorkDraft = defineCall({
  id: 'dropWorkDraft',
  method: 'DELETE',
  path: '/works/:id/draft',
  access: ['WORKS_EDIT'],
  summary: 'Throw a draft away; what is published stays',
  params: idParams,
  edits: { kind: 'WORK', param: 'id' },
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND', 'VERSION_MOVED'],
  ifMatch: 'REQUIRED',
});

export const checkWorkDraft = defineCall({
  id: 'checkWorkDraft',
  method: 'GET',
  path: '/works/:id/draft/check',
  access: ['WORKS_EDIT'],
  summary: 'What publishing the draft would change for whom, and what is wrong or doubtful in it',
  params: idParams,
  response: draftCheckSchema,
  errors: ['NOT_FOUND'],
});

export const publishWorkDraft = defineCall({
  id: 'publishWorkDraft',
  method: 'POST',
  path: '/works/:id/draft/publication',
  access: ['WORKS_EDIT'],
  summary:
    'Publish a draft with those of its tasks: a new revision of the work, and of each task that changes',
  params: idParams,
  body: z.object({
    /** Of the tasks that change and stand in other works too: those to copy for this one. */
    copiedTaskIds: z.array(idSchema).max(MAX_DRAFT_TASKS).default([]),
    /** The drafts of its tasks as the person has seen them: one that has moved on is not published unseen. */
    taskVersions: z.array(draftVersionSchema).max(MAX_DRAFT_TASKS).default([]),
  }),
  edits: { kind: 'WORK', param: 'id' },
  response: workDetailsSchema,
  errors: ['NOT_FOUND', 'VERSION_MOVED'],
  ifMatch: 'REQUIRED',
});

export const meetAtWorkDraft = defineCall({
  id: 'meetAtWorkDraft',
  method: 'POST',
  path: '/works/:id/draft/presence',
  access: ['WORKS_EDIT'],
  summary: 'Say that one has the work open; answers who else has, and whether the draft has moved on',
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

export const listWorkRevisions = defineCall({
  id: 'listWorkRevisions',
  method: 'GET',
  path: '/works/:id/revisions',
  access: ['WORKS_EDIT'],
  summary: 'The published revisions of a work, the newest first',
  params: idParams,
  query: pageQuery(['revision'], 'revision,desc'),
  response: pageOf(
    z.object({ revision: z.number().int(), createdAt: dateTimeSchema, createdBy: z.string().nullable() }),
  ),
  errors: ['NOT_FOUND'],
});

export const getWorkRevision = defineCall({
  id: 'getWorkRevision',
  method: 'GET',
  path: '/works/:id/revisions/:revision',
  access: ['WORKS_EDIT'],
  summary: 'A work as one of its revisions had it',
  params: idParams.extend({ revision: z.coerce.number().int().min(1).max(1_000_000_000) }),
  response: workDraftSchema.omit({ groupIds: true }),
  errors: ['NOT_FOUND'],
});
