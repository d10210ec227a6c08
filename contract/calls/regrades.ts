// Marking again: a trial of a task's present key on all stored answers, then one act, which can be taken back.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams } from '../common.ts';
import { regradeMarkSchema, regradePolicySchema, regradeSchema } from '../entities/regrade.ts';
import { pageOf, pageQuery } from '../page.ts';
import { writtenText } from '../written-text.ts';

export const startRegrade = defineCall({
  id: 'startRegrade',
  method: 'POST',
  path: '/tasks/:id/regrades',
  access: ['TASKS_EDIT'],
  summary:
    'Mark the stored answers of the groups one teaches by the present key, as a trial in the background; needs RESULTS_REVIEW too',
  params: idParams,
  response: regradeSchema,
  status: 202,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const listRegrades = defineCall({
  id: 'listRegrades',
  method: 'GET',
  path: '/tasks/:id/regrades',
  access: ['TASKS_EDIT'],
  summary: 'One’s own trials and acts of a task, an admin’s those of all; the latest 20',
  params: idParams,
  response: z.array(regradeSchema),
  errors: ['NOT_FOUND'],
});

export const getRegrade = defineCall({
  id: 'getRegrade',
  method: 'GET',
  path: '/regrades/:id',
  access: ['TASKS_EDIT'],
  summary: 'How far it is, and what each policy would change',
  params: idParams,
  response: regradeSchema,
  errors: ['NOT_FOUND'],
});

export const listRegradeMarks = defineCall({
  id: 'listRegradeMarks',
  method: 'GET',
  path: '/regrades/:id/marks',
  access: ['TASKS_EDIT'],
  summary: 'Each answer with its old and new mark; those that change first',
  params: idParams,
  query: pageQuery(['change'], 'change,desc'),
  response: pageOf(regradeMarkSchema),
  errors: ['NOT_FOUND'],
});

export const cancelRegrade = defineCall({
  id: 'cancelRegrade',
  method: 'POST',
  path: '/regrades/:id/cancellation',
  access: ['TASKS_EDIT'],
  params: idParams,
  response: regradeSchema,
  summary: 'End a trial that is under way; no mark has changed',
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const applyRegrade = defineCall({
  id: 'applyRegrade',
  method: 'POST',
  path: '/regrades/:id/act',
  access: ['TASKS_EDIT'],
  params: idParams,
  response: regradeSchema,
  summary: 'Change the marks by a policy, in the background; it also holds for attempts still running',
  body: z.object({
    policy: regradePolicySchema,
    reason: writtenText(2000),
    /** Whether learners read the reason. */
    tells: z.boolean().default(true),
  }),
  status: 202,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const undoRegrade = defineCall({
  id: 'undoRegrade',
  method: 'POST',
  path: '/regrades/:id/undo',
  access: ['TASKS_EDIT'],
  params: idParams,
  response: regradeSchema,
  summary: 'Give back the marks that are still its own, in the background',
  status: 202,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
