// What is given to the people of a control event by those who watch it: situations, faults, calls, messages.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idListSchema, idParams } from '../common.ts';
import {
  givableSchema,
  injectionIdsSchema,
  injectionInputSchema,
  injectionOutcomeSchema,
  injectionSchema,
} from '../entities/injections.ts';

export const listGivable = defineCall({
  id: 'listGivable',
  method: 'GET',
  path: '/execution-work/:id/givable',
  access: ['EXECUTIONS_ACT'],
  summary: 'What can be given in an event: the situations, modules and callers of the rulesets of its cases',
  params: idParams,
  response: z.array(givableSchema),
  errors: ['NOT_FOUND'],
});

export const listInjections = defineCall({
  id: 'listInjections',
  method: 'GET',
  path: '/execution-work/:id/injections',
  access: ['EXECUTIONS_WATCH'],
  summary: 'What the people of an event were given, and what came of it; the latest 1000 first',
  params: idParams,
  response: z.array(injectionSchema),
  errors: ['NOT_FOUND'],
});

export const giveInjection = defineCall({
  id: 'giveInjection',
  method: 'POST',
  path: '/execution-work/:id/injections',
  access: ['EXECUTIONS_ACT'],
  summary:
    'Give a situation, fault, call or message to one or many, at once, at a time of the simulation or on a condition; says to whom it could not be given',
  params: idParams,
  body: injectionInputSchema,
  response: injectionOutcomeSchema,
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const cancelInjections = defineCall({
  id: 'cancelInjections',
  method: 'POST',
  path: '/execution-work/:id/injections/cancel',
  access: ['EXECUTIONS_ACT'],
  summary: 'Call off what waits for its time or condition; what has been issued stands',
  params: idParams,
  body: injectionIdsSchema,
  response: z.object({ done: idListSchema }),
  errors: ['NOT_FOUND'],
});
