// Drafts of courses: reading, saving, dropping, publishing, who else has one open, and the revisions of a course.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams, noContentSchema } from '../common.ts';
import {
  courseDraftCheckSchema,
  courseDraftInputSchema,
  courseDraftStateSchema,
  courseRevisionSchema,
} from '../entities/course-draft.ts';
import { draftVersionSchema } from '../entities/draft-check.ts';
import { pageQuery } from '../page.ts';
import { getWorkRevision, listWorkRevisions, meetAtWorkDraft } from './drafts.ts';

export const getCourseDraft = defineCall({
  id: 'getCourseDraft',
  method: 'GET',
  path: '/courses/:id/draft',
  access: ['COURSES_EDIT'],
  summary: 'The draft of a course; without one, what is published',
  params: idParams,
  response: courseDraftStateSchema,
  errors: ['NOT_FOUND'],
});

export const saveCourseDraft = defineCall({
  id: 'saveCourseDraft',
  method: 'PUT',
  path: '/courses/:id/draft',
  access: ['COURSES_EDIT'],
  summary:
    'Save a draft on the version that it grew from (0: the first); an unknown id with baseRevision 0 is a new course',
  params: idParams,
  body: courseDraftInputSchema,
  edits: { kind: 'COURSE', param: 'id' },
  response: courseDraftStateSchema,
  errors: ['NOT_FOUND', 'VERSION_MOVED'],
  ifMatch: 'REQUIRED',
});

export const dropCourseDraft = defineCall({
  id: 'dropCourseDraft',
  method: 'DELETE',
  path: '/courses/:id/draft',
  access: ['COURSES_EDIT'],
  summary: 'Throw the draft of a course away; what is published stays',
  params: idParams,
  edits: { kind: 'COURSE', param: 'id' },
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND', 'VERSION_MOVED'],
  ifMatch: 'REQUIRED',
});

export const checkCourseDraft = defineCall({
  id: 'checkCourseDraft',
  method: 'GET',
  path: '/courses/:id/draft/check',
  access: ['COURSES_EDIT'],
  summary: 'Whom publishing the draft of a course would touch, and what is wrong or doubtful in it',
  params: idParams,
  response: courseDraftCheckSchema,
  errors: ['NOT_FOUND'],
});

const MAX_VERSIONS = 1000;

export const publishCourseDraft = defineCall({
  id: 'publishCourseDraft',
  method: 'POST',
  path: '/courses/:id/draft/publication',
  access: ['COURSES_EDIT'],
  summary:
    'Publish the draft of a course: its texts, picture and works in order, and to whom it is open; works that were never published come with their tasks, all or none',
  params: idParams,
  body: z.object({
    /** The drafts of new works and of their tasks as the person has seen them: one that has moved on is not published unseen. */
    versions: z.array(draftVersionSchema).max(MAX_VERSIONS).default([]),
  }),
  edits: { kind: 'COURSE', param: 'id' },
  response: courseDraftStateSchema,
  errors: ['NOT_FOUND', 'VERSION_MOVED'],
  ifMatch: 'REQUIRED',
});

export const meetAtCourseDraft = defineCall({
  id: 'meetAtCourseDraft',
  method: 'POST',
  path: '/courses/:id/draft/presence',
  access: ['COURSES_EDIT'],
  summary: 'Say that one has the course open; answers who else has, and whether the draft has moved on',
  params: idParams,
  body: z.object({}),
  response: meetAtWorkDraft.response,
  errors: ['NOT_FOUND'],
  isRepeatable: true,
});

export const listCourseRevisions = defineCall({
  id: 'listCourseRevisions',
  method: 'GET',
  path: '/courses/:id/revisions',
  access: ['COURSES_EDIT'],
  summary: 'The published revisions of a course, the newest first',
  params: idParams,
  query: pageQuery(['revision'], 'revision,desc'),
  response: listWorkRevisions.response,
  errors: ['NOT_FOUND'],
});

export const getCourseRevision = defineCall({
  id: 'getCourseRevision',
  method: 'GET',
  path: '/courses/:id/revisions/:revision',
  access: ['COURSES_EDIT'],
  summary: 'A course as one of its revisions had it',
  params: getWorkRevision.params,
  response: courseRevisionSchema,
  errors: ['NOT_FOUND'],
});
