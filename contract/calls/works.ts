// Works: lists, details, their tasks, drawing a set of tasks, starting an attempt.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idListSchema, idParams, idSchema, noContentSchema } from '../common.ts';
import { attemptSchema } from '../entities/attempt.ts';
import {
  documentRefsSchema,
  learnerWorkSchema,
  taskInputSchema,
  taskSchema,
  workChangeSchema,
  workDetailsSchema,
  workInputSchema,
  workKindSchema,
  workModeSchema,
} from '../entities/work.ts';
import { changedIdsSchema, contentStateSchema, listedWorkSchema } from '../entities/bank.ts';
import { MAX_CHANGED_WORKS } from '../list-limits.ts';
import { pageOf, pageQuery } from '../page.ts';

const workQuery = pageQuery(['dateCreating', 'title'], 'dateCreating,asc').extend({
  search: z.string().max(200).optional(),
  courseId: idSchema.optional(),
});

export const listWorks = defineCall({
  id: 'listWorks',
  method: 'GET',
  path: '/works',
  access: ['WORKS_EDIT', 'EXECUTIONS_EDIT', 'RESULTS_READ'],
  summary: 'All works, for those who make or schedule them',
  query: pageQuery(
    ['dateCreating', 'title', 'changedAt', 'taskCount', 'maxScore'],
    'dateCreating,asc',
  ).extend({
    search: z.string().max(200).optional(),
    courseId: idSchema.optional(),
    kind: workKindSchema.optional(),
    /** Works in use, in the trash, or in the archive. */
    state: contentStateSchema.default('ACTIVE'),
  }),
  response: pageOf(listedWorkSchema),
});

export const changeWorks = defineCall({
  id: 'changeWorks',
  method: 'POST',
  path: '/works/changes',
  access: ['WORKS_EDIT'],
  summary: 'Copy, archive or restore several works at once, all or none',
  body: z.object({
    workIds: z.array(idSchema).min(1).max(MAX_CHANGED_WORKS),
    action: z.discriminatedUnion('kind', [
      /** Holds the same tasks, in no course and for no group: nobody learns from a copy unasked. */
      z.object({ kind: z.literal('COPY') }),
      z.object({ kind: z.literal('ARCHIVE') }),
      z.object({ kind: z.literal('RESTORE') }),
    ]),
  }),
  response: changedIdsSchema,
  errors: ['NOT_FOUND'],
});

export const listWorkDetails = defineCall({
  id: 'listWorkDetails',
  method: 'GET',
  path: '/works/details',
  access: ['WORKS_EDIT'],
  summary: 'All works with their tasks, keys and all',
  query: workQuery,
  response: pageOf(workDetailsSchema),
});

export const getWork = defineCall({
  id: 'getWork',
  method: 'GET',
  path: '/works/:id',
  access: ['LEARN', 'WORKS_EDIT'],
  summary: 'One work as a learner sees it, with their own past in short',
  params: idParams,
  response: learnerWorkSchema,
  errors: ['NOT_FOUND'],
});

export const listUserWorks = defineCall({
  id: 'listUserWorks',
  method: 'GET',
  path: '/works/users/:id',
  access: ['LEARN', 'RESULTS_READ'],
  summary: 'The works open to one person: oneself, or RESULTS_READ within one’s groups',
  params: idParams,
  query: workQuery,
  response: pageOf(learnerWorkSchema),
  errors: ['NOT_FOUND'],
});

export const getWorkDetails = defineCall({
  id: 'getWorkDetails',
  method: 'GET',
  path: '/works/:id/details',
  access: ['WORKS_EDIT'],
  summary: 'One work with its tasks, keys and all',
  params: idParams,
  response: workDetailsSchema,
  errors: ['NOT_FOUND'],
});

export const listWorkTasks = defineCall({
  id: 'listWorkTasks',
  method: 'GET',
  path: '/works/:id/tasks',
  access: ['WORKS_EDIT', 'TASKS_EDIT'],
  summary: 'The tasks of a work in order, in short',
  params: idParams,
  response: z.array(
    taskSchema.pick({ id: true, taskType: true, question: true, maxScore: true, version: true }),
  ),
  errors: ['NOT_FOUND'],
});

export const listWorkTaskDetails = defineCall({
  id: 'listWorkTaskDetails',
  method: 'GET',
  path: '/works/:id/tasks/details',
  access: ['TASKS_EDIT'],
  summary: 'The tasks of a work in order, keys and all',
  params: idParams,
  response: z.array(taskSchema),
  errors: ['NOT_FOUND'],
});

export const getWorkDocuments = defineCall({
  id: 'getWorkDocuments',
  method: 'GET',
  path: '/works/:id/document',
  access: ['LEARN', 'WORKS_EDIT'],
  summary: 'The documents that the tasks of a work refer to',
  params: idParams,
  response: documentRefsSchema,
  errors: ['NOT_FOUND'],
});

export const createWork = defineCall({
  id: 'createWork',
  method: 'POST',
  path: '/works',
  access: ['WORKS_EDIT'],
  summary: 'Make a work',
  body: workInputSchema,
  isStrictInside: true,
  bodyKind: 'JSON_OR_MULTIPART',
  response: workDetailsSchema,
  status: 201,
});

export const updateWork = defineCall({
  id: 'updateWork',
  method: 'PATCH',
  path: '/works/:id',
  access: ['WORKS_EDIT'],
  summary: 'Change the fields given: a new revision',
  params: idParams,
  body: workChangeSchema,
  isStrictInside: true,
  edits: { kind: 'WORK', param: 'id' },
  response: workDetailsSchema,
  errors: ['NOT_FOUND', 'VERSION_MOVED'],
  ifMatch: 'OPTIONAL',
});

export const orderWorkTasks = defineCall({
  id: 'orderWorkTasks',
  method: 'PUT',
  path: '/works/:id/tasks/order',
  access: ['WORKS_EDIT', 'TASKS_EDIT'],
  summary: 'Put the tasks of a work into this order: each of its tasks once',
  params: idParams,
  body: z.object({ taskIds: idListSchema }),
  edits: { kind: 'WORK', param: 'id' },
  response: workDetailsSchema,
  errors: ['NOT_FOUND', 'VERSION_MOVED'],
  ifMatch: 'OPTIONAL',
});

export const deleteWork = defineCall({
  id: 'deleteWork',
  method: 'DELETE',
  path: '/works/:id',
  access: ['WORKS_EDIT'],
  summary: 'Archive a work; attempts and results stay',
  params: idParams,
  edits: { kind: 'WORK', param: 'id' },
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND'],
});

const workTaskParams = z.object({ id: idSchema, taskId: idSchema });

export const removeWorkTask = defineCall({
  id: 'removeWorkTask',
  method: 'DELETE',
  path: '/works/:id/tasks/:taskId',
  access: ['TASKS_EDIT'],
  summary: 'Take a task out of a work: a new revision of the work',
  params: workTaskParams,
  edits: { kind: 'WORK', param: 'id' },
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND'],
});

export const addTasksByIds = defineCall({
  id: 'addTasksByIds',
  method: 'PUT',
  path: '/works/:id/add-tasks-by-ids',
  access: ['TASKS_EDIT'],
  summary: 'Add existing tasks at the end of a work',
  params: idParams,
  body: z.object({ taskIds: idListSchema }),
  edits: { kind: 'WORK', param: 'id' },
  response: workDetailsSchema,
  errors: ['NOT_FOUND'],
});

const newTasks = z.array(taskInputSchema).min(1).max(200);

export const addTasksByCreate = defineCall({
  id: 'addTasksByCreate',
  method: 'PUT',
  path: '/works/:id/add-tasks-by-create',
  access: ['TASKS_EDIT'],
  summary: 'Make tasks and add them at the end of a work',
  params: idParams,
  body: newTasks,
  isStrictInside: true,
  bodyKind: 'JSON_OR_MULTIPART',
  edits: { kind: 'WORK', param: 'id' },
  response: workDetailsSchema,
  errors: ['NOT_FOUND', 'TOO_LARGE', 'WRONG_FILE_TYPE', 'STORAGE_FULL'],
});

export const putWorkTask = defineCall({
  id: 'putWorkTask',
  method: 'PUT',
  path: '/works/:idWork/tasks',
  access: ['TASKS_EDIT'],
  summary: 'Make one task (an array of one) with its files and add it to a work',
  params: z.object({ idWork: idSchema }),
  body: newTasks.max(1),
  isStrictInside: true,
  bodyKind: 'JSON_OR_MULTIPART',
  edits: { kind: 'WORK', param: 'idWork' },
  response: workDetailsSchema,
  errors: ['NOT_FOUND', 'TOO_LARGE', 'WRONG_FILE_TYPE', 'STORAGE_FULL'],
});

const drawAnswer = z.object({
  tasks: z.array(z.object({ id: idSchema, taskType: taskSchema.shape.taskType, maxScore: z.number() })),
  totalScore: z.number(),
  targetMark: z.number().nullable(),
  /** false: no subset adds up to the target, and the nearest sum below it was drawn, or a topic has too few tasks. */
  exact: z.boolean(),
  seed: z.number().int(),
});

export const drawTasksByMark = defineCall({
  id: 'drawTasksByMark',
  method: 'POST',
  path: '/works/:id/tasks/random/by-mark',
  access: ['LEARN', 'TASKS_EDIT'],
  summary:
    'LEARN: the stored draw of the running attempt; TASKS_EDIT: a trial draw by the quotas of topics or the target mark',
  params: idParams,
  body: z.object({ type: workModeSchema.default('CONTROL') }),
  response: drawAnswer,
  errors: ['NOT_FOUND'],
});

export const drawTasksByRule = defineCall({
  id: 'drawTasksByRule',
  method: 'POST',
  path: '/works/:id/tasks/by-rule',
  access: ['LEARN', 'TASKS_EDIT'],
  summary: 'LEARN: the stored draw of the running attempt; TASKS_EDIT: a trial draw by the rule of the mode',
  params: idParams,
  body: z.object({ type: workModeSchema }),
  response: drawAnswer,
  errors: ['NOT_FOUND'],
});

export const startAttempt = defineCall({
  id: 'startAttempt',
  method: 'POST',
  path: '/works/:id/completed-work',
  access: ['LEARN'],
  summary: 'Start an attempt, or resume the one in progress (the caller becomes its writer)',
  params: idParams,
  body: z.object({
    type: workModeSchema.default('TRAINING'),
    executionId: idSchema.optional(),
    /** The device's key for this opening: a repeat (after a lost response) continues as the same writer. */
    writerKey: z.string().min(1).max(80).optional(),
    /** What the control event asks for at the start. */
    codeWord: z.string().max(60).optional(),
    /** The attempt that the device goes on with: where that one has ended, ATTEMPT_CLOSED instead of another. */
    attemptId: idSchema.optional(),
  }),
  response: attemptSchema,
  errors: [
    'NOT_FOUND',
    'EVENT_NOT_OPEN',
    'ATTEMPT_LIMIT',
    'ATTEMPT_CLOSED',
    'EVENT_HOLDS',
    'WORK_WAITS',
    'WRONG_CODE_WORD',
  ],
  isRepeatable: true,
  duringTechnicalWorks: 'RUNNING_ATTEMPT',
});
