// Looking as a student at what is being written, and comments on tasks.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../common.ts';
import { commentTextSchema, taskCommentSchema, trialSchema } from '../entities/trial.ts';

export const lookAtWork = defineCall({
  id: 'lookAtWork',
  method: 'POST',
  path: '/works/:id/trials',
  access: ['WORKS_EDIT'],
  summary:
    'Freeze a work as its draft is now, to take it as a student in any mode; what has not changed since is frozen once',
  params: idParams,
  body: z.object({}),
  response: trialSchema,
  errors: ['NOT_FOUND'],
  isRepeatable: true,
});

export const lookAtTask = defineCall({
  id: 'lookAtTask',
  method: 'POST',
  path: '/tasks/:id/trials',
  access: ['TASKS_EDIT'],
  summary: 'The same with one task; within a work that is being written, with what that says of it',
  params: idParams,
  body: z.object({ workId: idSchema.optional() }),
  response: trialSchema,
  errors: ['NOT_FOUND'],
  isRepeatable: true,
});

export const getTrial = defineCall({
  id: 'getTrial',
  method: 'GET',
  path: '/trials/:id',
  access: ['WORKS_EDIT', 'TASKS_EDIT'],
  summary: 'What a trial holds: whoever edits works may take it too',
  params: idParams,
  response: trialSchema,
  errors: ['NOT_FOUND'],
});

export const listTaskComments = defineCall({
  id: 'listTaskComments',
  method: 'GET',
  path: '/tasks/:id/comments',
  access: ['WORKS_EDIT', 'TASKS_EDIT'],
  summary: 'What authors say of a task, open comments first',
  params: idParams,
  response: z.array(taskCommentSchema),
  errors: ['NOT_FOUND'],
});

export const addTaskComment = defineCall({
  id: 'addTaskComment',
  method: 'POST',
  path: '/tasks/:id/comments',
  access: ['WORKS_EDIT', 'TASKS_EDIT'],
  summary: 'Say something of a task, published or drafted',
  params: idParams,
  body: z.object({ text: commentTextSchema }),
  response: taskCommentSchema,
  status: 201,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const replyToComment = defineCall({
  id: 'replyToComment',
  method: 'POST',
  path: '/task-comments/:id/replies',
  access: ['WORKS_EDIT', 'TASKS_EDIT'],
  summary: 'Answer a comment',
  params: idParams,
  body: z.object({ text: commentTextSchema }),
  response: taskCommentSchema,
  status: 201,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const closeComment = defineCall({
  id: 'closeComment',
  method: 'PATCH',
  path: '/task-comments/:id',
  access: ['WORKS_EDIT', 'TASKS_EDIT'],
  summary: 'Close a comment, or open it again',
  params: idParams,
  body: z.object({ isClosed: z.boolean() }),
  response: taskCommentSchema,
  errors: ['NOT_FOUND'],
});
