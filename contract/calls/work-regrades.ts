// Marking a whole work again: a trial of the present keys of its tasks on all stored answers, then one act and its undo.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../common.ts';
import { MAX_DRAFT_TASKS } from '../entities/draft.ts';
import { regradePolicySchema } from '../entities/regrade.ts';
import {
  workRegradeCountsSchema,
  workRegradeMarkSchema,
  workRegradeSchema,
} from '../entities/work-regrade.ts';
import { pageOf, pageQuery } from '../page.ts';
import { applyRegrade } from './regrades.ts';

/** Of the tasks on trial, those that the act is about; left out: all. */
const taskIds = z.array(idSchema).min(1).max(MAX_DRAFT_TASKS).optional();

export const startWorkRegrade = defineCall({
  id: 'startWorkRegrade',
  method: 'POST',
  path: '/works/:id/regrades',
  access: ['TASKS_EDIT'],
  summary:
    'Mark the stored answers of a work by the present keys of its tasks, as a trial in the background; needs RESULTS_REVIEW too',
  params: idParams,
  response: workRegradeSchema,
  status: 202,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const listWorkRegrades = defineCall({
  id: 'listWorkRegrades',
  method: 'GET',
  path: '/works/:id/regrades',
  access: ['TASKS_EDIT'],
  summary: 'One’s own trials and acts of a work, an admin’s those of all; the latest 20',
  params: idParams,
  response: z.array(workRegradeSchema),
  errors: ['NOT_FOUND'],
});

export const compareWorkRegrade = defineCall({
  id: 'compareWorkRegrade',
  method: 'POST',
  path: '/work-regrades/:id/marks',
  access: ['TASKS_EDIT'],
  summary:
    'Each attempt with its mark and what a policy makes of it, those that change first; how many change',
  params: idParams,
  query: pageQuery(['change'], 'change,desc'),
  body: z.object({ policy: regradePolicySchema, taskIds }),
  response: pageOf(workRegradeMarkSchema).extend({ counts: workRegradeCountsSchema }),
  errors: ['NOT_FOUND'],
  isRepeatable: true,
});

export const cancelWorkRegrade = defineCall({
  id: 'cancelWorkRegrade',
  method: 'POST',
  path: '/work-regrades/:id/cancellation',
  access: ['TASKS_EDIT'],
  summary: 'End a trial that is under way; no mark has changed',
  params: idParams,
  response: workRegradeSchema,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const applyWorkRegrade = defineCall({
  id: 'applyWorkRegrade',
  method: 'POST',
  path: '/work-regrades/:id/act',
  access: ['TASKS_EDIT'],
  summary:
    'Change the marks of the tasks by a policy, in the background; it also holds for attempts still running',
  params: idParams,
  body: applyRegrade.body.extend({ taskIds }),
  response: workRegradeSchema,
  status: 202,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const undoWorkRegrade = defineCall({
  id: 'undoWorkRegrade',
  method: 'POST',
  path: '/work-regrades/:id/undo',
  access: ['TASKS_EDIT'],
  summary: 'Give back the marks that are still its own, in the background',
  params: idParams,
  response: workRegradeSchema,
  status: 202,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
