// Control events ("execution work" in the API).
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idListSchema, idParams, namesSchema, noContentSchema } from '../common.ts';
import {
  executionInputSchema,
  executionSchema,
  learnerExecutionSchema,
  takenCopySchema,
} from '../entities/execution.ts';
import { pageOf, pageQuery } from '../page.ts';

export const listExecutions = defineCall({
  id: 'listExecutions',
  method: 'GET',
  path: '/execution-work',
  access: ['EXECUTIONS_EDIT', 'EXECUTIONS_WATCH', 'RESULTS_READ'],
  summary: 'Control events with their people, for those who make them',
  query: pageQuery(['startDateTime', 'endDateTime', 'dateCreating', 'name'], 'startDateTime,asc').extend({
    search: z.string().max(200).optional(),
    state: z.enum(['COMING', 'OPEN', 'ENDED']).optional(),
  }),
  response: pageOf(executionSchema),
});

export const getExecution = defineCall({
  id: 'getExecution',
  method: 'GET',
  path: '/execution-work/:id',
  access: ['LEARN', 'EXECUTIONS_EDIT'],
  summary: 'One event as its assigned person sees it',
  params: idParams,
  response: learnerExecutionSchema,
  errors: ['NOT_FOUND'],
  duringTechnicalWorks: 'RUNNING_ATTEMPT',
});

export const getExecutionDetails = defineCall({
  id: 'getExecutionDetails',
  method: 'GET',
  path: '/execution-work/:id/details',
  access: ['EXECUTIONS_EDIT', 'EXECUTIONS_WATCH'],
  summary:
    'One event with its people, for those who make and watch it; without their names where these are not wanted',
  params: idParams,
  query: z.object({ names: namesSchema }),
  response: executionSchema,
  errors: ['NOT_FOUND'],
});

export const listWorkExecutions = defineCall({
  id: 'listWorkExecutions',
  method: 'GET',
  path: '/execution-work/works/:id',
  access: ['EXECUTIONS_EDIT', 'RESULTS_READ'],
  summary: 'The events of one work',
  params: idParams,
  response: z.array(executionSchema),
  errors: ['NOT_FOUND'],
});

export const listUserExecutions = defineCall({
  id: 'listUserExecutions',
  method: 'POST',
  path: '/execution-work/users/:id',
  access: ['LEARN', 'RESULTS_READ'],
  summary: 'The events of one person: one’s own, or RESULTS_READ within one’s groups',
  params: idParams,
  query: pageQuery(['startDateTime', 'endDateTime'], 'startDateTime,asc'),
  body: z.object({ state: z.enum(['COMING', 'OPEN', 'ENDED']).optional() }).default({}),
  response: pageOf(learnerExecutionSchema),
  errors: ['NOT_FOUND'],
});

export const createExecution = defineCall({
  id: 'createExecution',
  method: 'POST',
  path: '/execution-work',
  access: ['EXECUTIONS_EDIT'],
  summary: 'Make an event and assign people, one by one or by group',
  body: executionInputSchema,
  response: executionSchema,
  status: 201,
  errors: ['NOT_FOUND'],
});

export const updateExecution = defineCall({
  id: 'updateExecution',
  method: 'PUT',
  path: '/execution-work/:id',
  access: ['EXECUTIONS_EDIT'],
  summary: 'Change an event; attempts that have begun keep their deadline unless it becomes later',
  params: idParams,
  body: executionInputSchema,
  response: executionSchema,
  errors: ['NOT_FOUND', 'VERSION_MOVED'],
  ifMatch: 'OPTIONAL',
});

export const setHolding = defineCall({
  id: 'setHolding',
  method: 'PATCH',
  path: '/execution-work/:id/holding',
  access: ['EXECUTIONS_EDIT'],
  summary:
    'Whether an event holds its work while it runs: without, its other modes open, verdicts and keys are given',
  params: idParams,
  body: z.object({ holds: z.boolean() }),
  response: executionSchema,
  errors: ['NOT_FOUND', 'CONFLICT', 'VERSION_MOVED'],
  ifMatch: 'OPTIONAL',
});

export const listTakenCopies = defineCall({
  id: 'listTakenCopies',
  method: 'GET',
  path: '/execution-work/:id/offline-copies',
  access: ['EXECUTIONS_EDIT'],
  summary: 'Who of the people assigned has tasks of the event on a device with their keys, and until when',
  params: idParams,
  response: z.array(takenCopySchema),
  errors: ['NOT_FOUND'],
});

export const deleteExecution = defineCall({
  id: 'deleteExecution',
  method: 'DELETE',
  path: '/execution-work/:id',
  access: ['EXECUTIONS_EDIT'],
  summary: 'Archive an event; results stay',
  params: idParams,
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND'],
});

export const restoreExecution = defineCall({
  id: 'restoreExecution',
  method: 'POST',
  path: '/execution-work/:id/restore',
  access: ['EXECUTIONS_EDIT'],
  summary: 'Take an event back from the archive',
  params: idParams,
  response: executionSchema,
  errors: ['NOT_FOUND'],
});

export const assignUsers = defineCall({
  id: 'assignUsers',
  method: 'PATCH',
  path: '/execution-work/:id/assigned-user',
  access: ['EXECUTIONS_EDIT'],
  summary: 'Assign people',
  params: idParams,
  body: z.object({ userIds: idListSchema }),
  response: executionSchema,
  errors: ['NOT_FOUND'],
});

export const unassignUsers = defineCall({
  id: 'unassignUsers',
  method: 'DELETE',
  path: '/execution-work/:id/assigned-user',
  access: ['EXECUTIONS_EDIT'],
  summary: 'Take people off an event; what they did stays',
  params: idParams,
  body: z.object({ userIds: idListSchema }),
  response: executionSchema,
  errors: ['NOT_FOUND'],
});
