// Calls about single tasks.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idListSchema, idParams, noContentSchema } from '../common.ts';
import { taskChangeSchema, taskSchema } from '../entities/work.ts';

export const copyTask = defineCall({
  id: 'copyTask',
  method: 'POST',
  path: '/tasks/:id/copy',
  access: ['TASKS_EDIT'],
  summary: 'Copy a task with the changes given',
  params: idParams,
  body: taskChangeSchema.default({}),
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
  bodyKind: 'JSON_OR_MULTIPART',
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
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND'],
});
