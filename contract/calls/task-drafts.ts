// Drafts of tasks: the same calls as for works, and the revisions of a task.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dateTimeSchema, idParams, noContentSchema } from '../common.ts';
import { taskDraftCheckSchema } from '../entities/draft-check.ts';
import { taskDraftInputSchema, taskDraftSchema, taskDraftStateSchema } from '../entities/task-draft.ts';
import { taskSchema } from '../entities/work.ts';
import { pageOf, pageQuery } from '../page.ts';

export const getTaskDraft = defineCall({
  id: 'getTaskDraft',
  method: 'GET',
  path: '/tasks/:id/draft',
  access: ['TASKS_EDIT'],
  summary: 'The draft of a task; without one, what is published',
  params: idParams,
  response: taskDraftStateSchema,
  errors: ['NOT_FOUND'],
});

export const saveTaskDraft = defineCall({
  id: 'saveTaskDraft',
  method: 'PUT',
  path: '/tasks/:id/draft',
  access: ['TASKS_EDIT'],
  summary:
    'Save a draft on the version that it grew from (0: the first); an unknown id with baseRevision 0 is a new task',
  params: idParams,
  body: taskDraftInputSchema,
  edits: { kind: 'TASK', param: 'id' },
  response: taskDraftStateSchema,
  errors: ['NOT_FOUND', 'VERSION_MOVED'],
  ifMatch: 'REQUIRED',
});

export const dropTaskDraft = defineCall({
  id: 'dropTaskDraft',
  method: 'DELETE',
  path: '/tasks/:id/draft',
  access: ['TASKS_EDIT'],
  summary: 'Throw the draft of a task away; what is published stays',
  params: idParams,
  edits: { kind: 'TASK', param: 'id' },
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND', 'VERSION_MOVED'],
  ifMatch: 'REQUIRED',
});

export const checkTaskDraft = defineCall({
  id: 'checkTaskDraft',
  method: 'GET',
  path: '/tasks/:id/draft/check',
  access: ['TASKS_EDIT'],
  summary: 'What is wrong or doubtful in the draft of a task, and which works would change with it',
  params: idParams,
  response: taskDraftCheckSchema,
  errors: ['NOT_FOUND'],
});

export const publishTaskDraft = defineCall({
  id: 'publishTaskDraft',
  method: 'POST',
  path: '/tasks/:id/draft/publication',
  access: ['TASKS_EDIT'],
  summary:
    'Publish the draft of a task: a new revision of it and of the works that hold it, or a task of its own',
  params: idParams,
  body: z.object({
    /** The task stays as it is published, and the draft becomes a new one, which stands in no work. */
    asCopy: z.boolean().default(false),
  }),
  edits: { kind: 'TASK', param: 'id' },
  response: taskSchema,
  errors: ['NOT_FOUND', 'VERSION_MOVED'],
  ifMatch: 'REQUIRED',
});

export const meetAtTaskDraft = defineCall({
  id: 'meetAtTaskDraft',
  method: 'POST',
  path: '/tasks/:id/draft/presence',
  access: ['TASKS_EDIT'],
  summary: 'Say that one has the task open; answers who else has, and whether the draft has moved on',
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

export const listTaskRevisions = defineCall({
  id: 'listTaskRevisions',
  method: 'GET',
  path: '/tasks/:id/revisions',
  access: ['TASKS_EDIT'],
  summary: 'The published revisions of a task, the newest first',
  params: idParams,
  query: pageQuery(['revision'], 'revision,desc'),
  response: pageOf(
    z.object({ revision: z.number().int(), createdAt: dateTimeSchema, createdBy: z.string().nullable() }),
  ),
  errors: ['NOT_FOUND'],
});

export const getTaskRevision = defineCall({
  id: 'getTaskRevision',
  method: 'GET',
  path: '/tasks/:id/revisions/:revision',
  access: ['TASKS_EDIT'],
  summary: 'A task as one of its revisions had it, in the form of a draft',
  params: idParams.extend({ revision: z.coerce.number().int().min(1).max(1_000_000_000) }),
  response: taskDraftSchema,
  errors: ['NOT_FOUND'],
});
