// Topics of tasks: a tree that those who make tasks share.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams, noContentSchema } from '../common.ts';
import { topicInputSchema, topicSchema } from '../entities/bank.ts';

export const listTopics = defineCall({
  id: 'listTopics',
  method: 'GET',
  path: '/topics',
  access: ['TASKS_EDIT', 'WORKS_EDIT'],
  summary: 'All topics, each after the one above it, by name',
  response: z.array(topicSchema),
});

export const createTopic = defineCall({
  id: 'createTopic',
  method: 'POST',
  path: '/topics',
  access: ['TASKS_EDIT'],
  summary: 'Make a topic',
  body: topicInputSchema,
  response: topicSchema,
  status: 201,
  errors: ['TAKEN', 'CONFLICT'],
});

export const updateTopic = defineCall({
  id: 'updateTopic',
  method: 'PUT',
  path: '/topics/:id',
  access: ['TASKS_EDIT'],
  summary: 'Rename a topic or move it below another',
  params: idParams,
  body: topicInputSchema,
  response: topicSchema,
  errors: ['NOT_FOUND', 'VERSION_MOVED', 'TAKEN', 'CONFLICT'],
  ifMatch: 'OPTIONAL',
});

export const deleteTopic = defineCall({
  id: 'deleteTopic',
  method: 'DELETE',
  path: '/topics/:id',
  access: ['TASKS_EDIT'],
  summary: 'Take a topic out of the tree; its tasks stay, topics below it move up, and it can be restored',
  params: idParams,
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND'],
});

export const restoreTopic = defineCall({
  id: 'restoreTopic',
  method: 'POST',
  path: '/topics/:id/restore',
  access: ['TASKS_EDIT'],
  summary: 'Bring a deleted topic back with its tasks and the topics below it',
  params: idParams,
  response: topicSchema,
  errors: ['NOT_FOUND', 'TAKEN'],
});
