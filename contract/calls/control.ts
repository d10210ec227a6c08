// A control event while it is made and while it runs: readiness, the board, the acts, and what its people hear.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dateTimeSchema, idListSchema, idParams, idSchema, noContentSchema } from '../common.ts';
import {
  actInputSchema,
  actOutcomeSchema,
  boardEventSchema,
  boardSchema,
  doneActSchema,
  eventContentSchema,
  eventProgressSchema,
  practiceNowSchema,
  readinessSchema,
  sceneNowSchema,
  sceneQuerySchema,
} from '../entities/control.ts';
import { learnerExecutionSchema } from '../entities/execution.ts';
import { userRefSchema } from '../entities/user.ts';

const MAX_EVENTS = 200;
const MAX_LOGINS = 1000;
/** More changes than a board ever has. */
const MAX_NUMBER = 1_000_000_000;

export const eventProgress = defineCall({
  id: 'eventProgress',
  method: 'POST',
  path: '/execution-work/progress',
  access: ['EXECUTIONS_EDIT', 'EXECUTIONS_WATCH', 'RESULTS_READ'],
  summary: 'How many have begun, handed in and been marked, for each of these events',
  body: z.object({ executionIds: z.array(idSchema).max(MAX_EVENTS) }),
  response: z.array(eventProgressSchema),
});

export const findByLogins = defineCall({
  id: 'findByLogins',
  method: 'POST',
  path: '/execution-work/people',
  access: ['EXECUTIONS_EDIT'],
  summary: 'The people of a pasted list of logins; the logins of nobody whom the caller may assign',
  body: z.object({ logins: z.array(z.string().min(1).max(200)).max(MAX_LOGINS) }),
  response: z.object({ found: z.array(userRefSchema), unknown: z.array(z.string()) }),
});

export const checkReadiness = defineCall({
  id: 'checkReadiness',
  method: 'POST',
  path: '/execution-work/readiness',
  access: ['EXECUTIONS_EDIT'],
  summary:
    'What stands against an event: drafts, copies with keys, a draw that falls short, other events of its people',
  body: z.object({
    workId: idSchema,
    userIds: idListSchema.default([]),
    groupIds: idListSchema.default([]),
    startDateTime: dateTimeSchema,
    endDateTime: dateTimeSchema,
    /** The event itself, if it exists. */
    executionId: idSchema.optional(),
  }),
  response: readinessSchema,
});

export const getEventContent = defineCall({
  id: 'getEventContent',
  method: 'GET',
  path: '/execution-work/:id/content',
  access: ['EXECUTIONS_EDIT', 'EXECUTIONS_WATCH'],
  summary: 'What has been published since the content of an event, and who has begun with it',
  params: idParams,
  response: eventContentSchema,
  errors: ['NOT_FOUND'],
});

export const takeNewContent = defineCall({
  id: 'takeNewContent',
  method: 'POST',
  path: '/execution-work/:id/content',
  access: ['EXECUTIONS_EDIT'],
  summary:
    'Whoever begins from now on gets what was published up to a moment; who has begun keeps what they have',
  params: idParams,
  body: z.object({
    /** As compared with: not in the future, and after the present one. */
    contentAt: dateTimeSchema,
  }),
  response: eventContentSchema,
  errors: ['NOT_FOUND', 'CONFLICT', 'VALIDATION'],
});

export const getBoard = defineCall({
  id: 'getBoard',
  method: 'GET',
  path: '/execution-work/:id/board',
  access: ['EXECUTIONS_WATCH'],
  summary: 'How the people of an event stand now, those who have not come too',
  params: idParams,
  response: boardSchema,
  errors: ['NOT_FOUND'],
});

export const lookAtPractice = defineCall({
  id: 'lookAtPractice',
  method: 'GET',
  path: '/execution-work/:id/people/:userId/practice',
  access: ['EXECUTIONS_WATCH'],
  summary: 'Where a person of an event stands in their simulations, and what these would be marked with now',
  params: z.object({ id: idSchema, userId: idSchema }),
  response: practiceNowSchema,
  errors: ['NOT_FOUND'],
});

const MAX_TASKS = 1000;

export const followScene = defineCall({
  id: 'followScene',
  method: 'GET',
  path: '/execution-work/:id/people/:userId/scenes/:number',
  access: ['EXECUTIONS_WATCH'],
  summary: 'The simulation of a person of an event as it is saved so far, to be followed while it is played',
  params: z.object({
    id: idSchema,
    userId: idSchema,
    /** Of the task in the attempt, counted from 1. */
    number: z.coerce.number().int().min(1).max(MAX_TASKS),
  }),
  query: sceneQuerySchema,
  response: sceneNowSchema,
  errors: ['NOT_FOUND'],
});

export const watchBoard = defineCall({
  id: 'watchBoard',
  method: 'GET',
  path: '/execution-work/:id/live',
  access: ['EXECUTIONS_WATCH'],
  summary:
    'The board as a stream of numbered changes; each event is as of its number, and a quiet board says so every few seconds',
  params: idParams,
  query: z.object({
    /** The number that the caller has; left out: everything comes first. */
    after: z.coerce.number().int().min(0).max(MAX_NUMBER).optional(),
  }),
  response: boardEventSchema,
  responseKind: 'EVENTS',
  errors: ['NOT_FOUND'],
});

export const actInEvent = defineCall({
  id: 'actInEvent',
  method: 'POST',
  path: '/execution-work/:id/acts',
  access: ['EXECUTIONS_ACT'],
  summary:
    'More time, pause, close, open again, message and the like, for one or many; says for whom it could not be done',
  params: idParams,
  body: actInputSchema,
  response: actOutcomeSchema,
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const listActs = defineCall({
  id: 'listActs',
  method: 'GET',
  path: '/execution-work/:id/acts',
  access: ['EXECUTIONS_WATCH'],
  summary: 'The last 1000 acts in an event, the latest first',
  params: idParams,
  response: z.array(doneActSchema),
  errors: ['NOT_FOUND'],
});

export const followEvent = defineCall({
  id: 'followEvent',
  method: 'GET',
  path: '/execution-work/:id/own-live',
  access: ['LEARN'],
  summary: 'One’s own part in an event as a stream: start, deadline, pause, messages',
  params: idParams,
  response: learnerExecutionSchema,
  responseKind: 'EVENTS',
  errors: ['NOT_FOUND'],
  duringTechnicalWorks: 'RUNNING_ATTEMPT',
});

export const confirmMessage = defineCall({
  id: 'confirmMessage',
  method: 'POST',
  path: '/execution-work/:id/messages/:messageId/seen',
  access: ['LEARN'],
  summary: 'Confirm a message of those who watch',
  params: z.object({ id: idSchema, messageId: idSchema }),
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND'],
  duringTechnicalWorks: 'RUNNING_ATTEMPT',
});
