// Guiding a learner in TRAINING: their scene as it is played, and what is pointed at and said in it.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../common.ts';
import { sceneNowSchema, sceneQuerySchema } from '../entities/control.ts';
import { MAX_PROMPTS, promptInputSchema, promptSchema } from '../entities/prompts.ts';

export const guideScene = defineCall({
  id: 'guideScene',
  method: 'GET',
  path: '/completed-work/:id/tasks/:taskId/scene',
  access: ['RESULTS_READ'],
  summary:
    'TRAINING: the simulation of a running attempt as it is saved so far, to be followed while it is played',
  params: z.object({ id: idSchema, taskId: idSchema }),
  query: sceneQuerySchema,
  response: sceneNowSchema,
  errors: ['NOT_FOUND'],
});

export const givePrompt = defineCall({
  id: 'givePrompt',
  method: 'POST',
  path: '/completed-work/:id/prompts',
  access: ['EXECUTIONS_ACT'],
  summary:
    'TRAINING: points at a thing in a learner’s running attempt, or says something; needs RESULTS_READ too',
  params: idParams,
  body: promptInputSchema,
  response: promptSchema,
  status: 201,
  errors: ['NOT_FOUND', 'VALIDATION', 'ATTEMPT_CLOSED', 'PROMPT_LIMIT'],
});

export const listPrompts = defineCall({
  id: 'listPrompts',
  method: 'GET',
  path: '/completed-work/:id/prompts',
  access: ['LEARN', 'RESULTS_READ'],
  summary: 'What a teacher pointed at and said in an attempt; asked by the learner, it counts as received',
  params: idParams,
  query: z.object({ after: z.coerce.number().int().min(0).max(MAX_PROMPTS).default(0) }),
  response: z.array(promptSchema),
  errors: ['NOT_FOUND'],
});
