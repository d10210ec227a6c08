// Calls about single tasks.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idListSchema, idParams, idSchema, noContentSchema } from '../common.ts';
import { bankTaskSchema, changedIdsSchema, contentStateSchema } from '../entities/bank.ts';
import { taskTypeSchema } from '../entities/task-type.ts';
import { taskChangeSchema, taskSchema } from '../entities/work.ts';
import { MAX_PAGE_SIZE } from '../list-limits.ts';
import { pageOf, pageQuery } from '../page.ts';

export const listTasks = defineCall({
  id: 'listTasks',
  method: 'GET',
  path: '/tasks',
  access: ['TASKS_EDIT'],
  summary: 'The bank: all tasks, in works or not',
  query: pageQuery(['changedAt', 'question', 'maxScore', 'dateCreating'], 'changedAt,desc').extend({
    /** Found anywhere in the texts of a task, in any language. */
    search: z.string().max(200).optional(),
    taskType: taskTypeSchema.optional(),
    /** Tasks of this topic and of those below it. */
    topicId: idSchema.optional(),
    /** true: in a work at least, false: in none. */
    used: z.enum(['true', 'false']).optional(),
    state: contentStateSchema.default('ACTIVE'),
  }),
  response: pageOf(bankTaskSchema),
});

export const getTask = defineCall({
  id: 'getTask',
  method: 'GET',
  path: '/tasks/:id',
  access: ['TASKS_EDIT'],
  summary: 'One task, key and all',
  params: idParams,
  response: taskSchema,
  errors: ['NOT_FOUND'],
});

export const changeTasks = defineCall({
  id: 'changeTasks',
  method: 'POST',
  path: '/tasks/changes',
  access: ['TASKS_EDIT'],
  summary: 'Change several tasks at once, all or none',
  body: z.object({
    taskIds: z.array(idSchema).min(1).max(MAX_PAGE_SIZE),
    action: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('COPY') }),
      z.object({ kind: z.literal('ARCHIVE') }),
      /** Back into the works that held them, at their places. */
      z.object({ kind: z.literal('RESTORE') }),
      z.object({ kind: z.literal('ADD_TO_WORK'), workId: idSchema }),
      z.object({ kind: z.literal('TAKE_OUT'), workId: idSchema }),
      z.object({ kind: z.literal('ADD_TOPIC'), topicId: idSchema }),
      z.object({ kind: z.literal('REMOVE_TOPIC'), topicId: idSchema }),
    ]),
  }),
  response: changedIdsSchema,
  errors: ['NOT_FOUND'],
});

export const copyTask = defineCall({
  id: 'copyTask',
  method: 'POST',
  path: '/tasks/:id/copy',
  access: ['TASKS_EDIT'],
  summary: 'Copy a task with the changes given',
  params: idParams,
  body: taskChangeSchema.default({}),
  isStrictInside: true,
  bodyKind: 'JSON_OR_MULTIPART',
  response: taskSchema,
  status: 201,
  errors: ['NOT_FOUND', 'TOO_LARGE', 'WRONG_FILE_TYPE', 'STORAGE_FULL'],
});

export const multiCopyTasks = defineCall({
  id: 'multiCopyTasks',
  method: 'POST',
  path: '/tasks/multi-copy',
  access: ['TASKS_EDIT'],
  summary: 'Copy several tasks',
  body: z.object({ taskIds: idListSchema.min(1) }),
  response: z.array(taskSchema),
  status: 201,
  errors: ['NOT_FOUND'],
});

export const updateTask = defineCall({
  id: 'updateTask',
  method: 'PATCH',
  path: '/tasks/:id',
  access: ['TASKS_EDIT'],
  summary: 'Change the fields given: a new revision; running attempts keep theirs',
  params: idParams,
  body: taskChangeSchema,
  isStrictInside: true,
  bodyKind: 'JSON_OR_MULTIPART',
  edits: { kind: 'TASK', param: 'id' },
  response: taskSchema,
  errors: ['NOT_FOUND', 'VERSION_MOVED', 'TOO_LARGE', 'WRONG_FILE_TYPE', 'STORAGE_FULL'],
  ifMatch: 'OPTIONAL',
});

export const deleteTask = defineCall({
  id: 'deleteTask',
  method: 'DELETE',
  path: '/tasks/:id',
  access: ['TASKS_EDIT'],
  summary: 'Archive a task; results stay',
  params: idParams,
  edits: { kind: 'TASK', param: 'id' },
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND'],
});
