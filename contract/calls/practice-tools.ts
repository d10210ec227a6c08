// Practice tools: actions and chains of them (the specification’s action sequences), and the words to make them of.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams, noContentSchema } from '../common.ts';
import {
  actionInputSchema,
  chainInputSchema,
  chainSchema,
  listedActionSchema,
  listedChainSchema,
  practiceActionDetailsSchema,
  practiceSimulationSchema,
  practiceVocabularySchema,
} from '../entities/practice-tools.ts';
import { orderRulesSchema } from '../entities/order-rules.ts';
import { pageOf, pageQuery } from '../page.ts';

const narrowing = {
  search: z.string().max(200).optional(),
  simulation: practiceSimulationSchema.optional(),
  /** true: those that something uses, false: the others, absent: all. */
  used: z.enum(['true', 'false']).optional(),
  /** true: those in the archive, otherwise the others. */
  archived: z.enum(['true', 'false']).default('false'),
};

const simulationId = z.string().min(1).max(80);

export const listActions = defineCall({
  id: 'listActions',
  method: 'GET',
  path: '/action',
  access: ['PRACTICE_EDIT'],
  summary: 'Actions: named templates of log entries',
  query: pageQuery(['title', 'code', 'changedAt', 'useCount'], 'code,asc').extend({
    ...narrowing,
    code: z.string().min(1).max(20).optional(),
    /** A thing, or a place, that it names. */
    thing: simulationId.optional(),
    place: simulationId.optional(),
    /** true: none of which there is only a draft. */
    published: z.enum(['true']).optional(),
  }),
  response: pageOf(listedActionSchema),
});

export const getAction = defineCall({
  id: 'getAction',
  method: 'GET',
  path: '/action/:id',
  access: ['PRACTICE_EDIT'],
  summary: 'One action, with the chains that hold it',
  params: idParams,
  response: practiceActionDetailsSchema,
  errors: ['NOT_FOUND'],
});

export const createAction = defineCall({
  id: 'createAction',
  method: 'POST',
  path: '/action',
  access: ['PRACTICE_EDIT'],
  summary: 'Make an action',
  body: actionInputSchema,
  response: practiceActionDetailsSchema,
  status: 201,
});

export const updateAction = defineCall({
  id: 'updateAction',
  method: 'PUT',
  path: '/action/:id',
  access: ['PRACTICE_EDIT'],
  summary: 'Publish a new revision of an action; steps keep the one that they pin',
  params: idParams,
  body: actionInputSchema,
  response: practiceActionDetailsSchema,
  errors: ['NOT_FOUND', 'VERSION_MOVED'],
  ifMatch: 'OPTIONAL',
});

export const deleteAction = defineCall({
  id: 'deleteAction',
  method: 'DELETE',
  path: '/action/:id',
  access: ['PRACTICE_EDIT'],
  summary: 'Archive an action: it is offered no more, and what uses it stays as it is',
  params: idParams,
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND'],
});

export const restoreAction = defineCall({
  id: 'restoreAction',
  method: 'POST',
  path: '/action/:id/restore',
  access: ['PRACTICE_EDIT'],
  summary: 'Bring an action back from the archive',
  params: idParams,
  response: practiceActionDetailsSchema,
  errors: ['NOT_FOUND'],
});

export const listChains = defineCall({
  id: 'listChains',
  method: 'GET',
  path: '/action-sequence',
  access: ['PRACTICE_EDIT'],
  summary: 'Chains of actions',
  query: pageQuery(['title', 'changedAt', 'stepCount', 'useCount'], 'title,asc').extend(narrowing),
  response: pageOf(listedChainSchema),
});

export const getChain = defineCall({
  id: 'getChain',
  method: 'GET',
  path: '/action-sequence/:id',
  access: ['PRACTICE_EDIT'],
  summary: 'One chain with its steps and rules, and the cases that it judges',
  params: idParams,
  response: chainSchema,
  errors: ['NOT_FOUND'],
});

export const createChain = defineCall({
  id: 'createChain',
  method: 'POST',
  path: '/action-sequence',
  access: ['PRACTICE_EDIT'],
  summary: 'Make a chain',
  body: chainInputSchema,
  response: chainSchema,
  status: 201,
});

export const updateChain = defineCall({
  id: 'updateChain',
  method: 'PUT',
  path: '/action-sequence/:id',
  access: ['PRACTICE_EDIT'],
  summary: 'Publish a new revision of a chain; cases keep the one that they were made with',
  params: idParams,
  body: chainInputSchema,
  response: chainSchema,
  errors: ['NOT_FOUND', 'VERSION_MOVED'],
  ifMatch: 'OPTIONAL',
});

export const deleteChain = defineCall({
  id: 'deleteChain',
  method: 'DELETE',
  path: '/action-sequence/:id',
  access: ['PRACTICE_EDIT'],
  summary: 'Archive a chain; cases that use it stay as they are',
  params: idParams,
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND'],
});

export const restoreChain = defineCall({
  id: 'restoreChain',
  method: 'POST',
  path: '/action-sequence/:id/restore',
  access: ['PRACTICE_EDIT'],
  summary: 'Bring a chain back from the archive',
  params: idParams,
  response: chainSchema,
  errors: ['NOT_FOUND'],
});

export const getPracticeVocabulary = defineCall({
  id: 'getPracticeVocabulary',
  method: 'GET',
  path: '/practice-vocabulary/:simulation',
  access: ['PRACTICE_EDIT'],
  summary: 'The codes, things, places and facts of a simulation, to make actions and chains of',
  params: z.object({ simulation: practiceSimulationSchema }),
  response: practiceVocabularySchema,
});

export const getOrderRules = defineCall({
  id: 'getOrderRules',
  method: 'GET',
  path: '/practice-order-rules/:simulation',
  access: ['PRACTICE_EDIT'],
  summary: 'The order that the chains of the cases hold, for a recording to take over',
  params: z.object({ simulation: practiceSimulationSchema }),
  response: orderRulesSchema,
});
