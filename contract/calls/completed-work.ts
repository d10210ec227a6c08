// Attempts: opening, saving, submitting, results, replays.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idListSchema, idParams, idSchema, namesSchema, numberSchema } from '../common.ts';
import {
  attemptSchema,
  attemptStandingSchema,
  batchAnswerSchema,
  completedWorkDetailsSchema,
  completedWorkSchema,
  eventBatchSchema,
  replaySchema,
  trainingFeedbackSchema,
} from '../entities/attempt.ts';
import { runClockSchema } from '../entities/attempt-trust.ts';
import { appealReasonSchema, appealSchema } from '../entities/review.ts';
import { workModeSchema } from '../entities/work.ts';
import { pageOf, pageQuery } from '../page.ts';
import { issuedEntrySchema, logEntrySchema } from '../simulation/log.ts';
import { writtenText } from '../written-text.ts';

const resultSort = pageQuery(['startedAt', 'submittedAt', 'mark', 'name'], 'startedAt,desc');

export const listCompletedWorks = defineCall({
  id: 'listCompletedWorks',
  method: 'GET',
  path: '/completed-work',
  access: ['LEARN', 'RESULTS_READ'],
  summary: 'One’s own attempts; with RESULTS_READ also those of the groups one teaches',
  query: resultSort.extend({
    userId: idSchema.optional(),
    workId: idSchema.optional(),
    executionId: idSchema.optional(),
    type: workModeSchema.optional(),
    search: z.string().max(200).optional(),
  }),
  response: pageOf(completedWorkSchema),
});

export const getCompletedWork = defineCall({
  id: 'getCompletedWork',
  method: 'GET',
  path: '/completed-work/:id',
  access: ['LEARN', 'RESULTS_READ'],
  summary: 'One attempt with its results as far as the work reveals them to the caller',
  params: idParams,
  query: z.object({ names: namesSchema }),
  response: completedWorkDetailsSchema,
  errors: ['NOT_FOUND'],
});

export const openAttempt = defineCall({
  id: 'openAttempt',
  method: 'GET',
  path: '/completed-work/:id/attempt',
  access: ['LEARN'],
  summary: 'The own attempt with what is saved, without becoming its writer',
  params: idParams,
  response: attemptSchema,
  errors: ['NOT_FOUND'],
  duringTechnicalWorks: 'RUNNING_ATTEMPT',
});

export const saveEvents = defineCall({
  id: 'saveEvents',
  method: 'POST',
  path: '/completed-work/:id/events',
  access: ['LEARN'],
  summary: 'Save one numbered batch; a true repeat changes nothing',
  params: idParams,
  body: eventBatchSchema,
  response: batchAnswerSchema,
  errors: [
    'NOT_FOUND',
    'SEQUENCE_GAP',
    'OLD_WRITER',
    'BRANCHED',
    'ATTEMPT_CLOSED',
    'CLOCK_AHEAD',
    'ISSUE_WAITS',
    'ATTEMPT_FULL',
    'TOO_LARGE',
  ],
  isRepeatable: true,
  duringTechnicalWorks: true,
});

export const getStanding = defineCall({
  id: 'getStanding',
  method: 'GET',
  path: '/completed-work/:id/standing',
  access: ['LEARN'],
  summary: 'How the own attempt stands: asked every few seconds by a page that has it open',
  params: idParams,
  response: attemptStandingSchema,
  errors: ['NOT_FOUND'],
  isRepeatable: true,
  duringTechnicalWorks: true,
});

export const reportClock = defineCall({
  id: 'reportClock',
  method: 'POST',
  path: '/completed-work/:id/clock',
  access: ['LEARN'],
  summary: 'CONTROL: the clock of a run in progress, at least each 5 s; answers how the attempt stands',
  params: idParams,
  body: z.object({
    writer: z.number().int().min(1).max(1_000_000),
    /** Monotonic ms since the device opened the attempt. */
    elapsedMs: z.number().int().min(0).max(2_000_000_000),
    clock: runClockSchema,
  }),
  response: attemptStandingSchema,
  errors: ['NOT_FOUND', 'CLOCK_AHEAD'],
  isRepeatable: true,
  duringTechnicalWorks: true,
});

export const issueSituation = defineCall({
  id: 'issueSituation',
  method: 'POST',
  path: '/completed-work/:id/tasks/:taskId/situations',
  access: ['EXECUTIONS_EDIT'],
  summary:
    'CONTROL: lets a situation of the bay begin in a running attempt; it enters the learner’s log when it arrives there',
  params: z.object({ id: idSchema, taskId: idSchema }),
  body: z.object({ situation: z.string().min(1).max(80), reason: writtenText(2000) }),
  response: issuedEntrySchema,
  status: 201,
  errors: ['NOT_FOUND', 'CONFLICT', 'ATTEMPT_CLOSED'],
});

/** A whole finished attempt in the specification's first format; it is checked like any other. */
const uploadedAttempt = z.object({
  workId: idSchema,
  type: workModeSchema.default('TRAINING'),
  executionId: idSchema.optional(),
  results: z
    .array(
      z.object({
        taskId: idSchema,
        answer: z.unknown().optional(),
        entries: z.array(logEntrySchema).max(100_000).optional(),
      }),
    )
    .max(1000),
});

export const createCompletedWork = defineCall({
  id: 'createCompletedWork',
  method: 'POST',
  path: '/completed-work',
  access: ['LEARN'],
  summary: 'Send a whole finished attempt at once; marks in it are ignored, the server makes its own',
  body: uploadedAttempt,
  bodyKind: 'JSON_OR_MULTIPART',
  response: completedWorkSchema,
  status: 201,
  errors: [
    'NOT_FOUND',
    'EVENT_NOT_OPEN',
    'ATTEMPT_LIMIT',
    'CONFLICT',
    'ATTEMPT_FULL',
    'TOO_LARGE',
    'WHOLE_UPLOAD',
    'EVENT_HOLDS',
  ],
});

export const patchCompletedWork = defineCall({
  id: 'patchCompletedWork',
  method: 'PATCH',
  path: '/completed-work/:id',
  access: ['LEARN', 'RESULTS_REVIEW'],
  summary: 'The owner submits; a reviewer sets marks and comments (If-Match required then)',
  params: idParams,
  body: z.object({
    submit: z.literal(true).optional(),
    writer: numberSchema.optional(),
    marks: z
      .array(
        z.object({
          taskId: idSchema,
          mark: z.number().min(0).max(10_000).nullable(),
          comment: z.string().max(10_000).default(''),
          reason: z.string().max(2000).default(''),
        }),
      )
      .max(1000)
      .optional(),
    comment: z.string().max(10_000).optional(),
  }),
  bodyKind: 'JSON_OR_MULTIPART',
  response: completedWorkSchema,
  errors: ['NOT_FOUND', 'OLD_WRITER', 'ATTEMPT_CLOSED', 'REVIEW_CONFLICT', 'VERSION_REQUIRED'],
  ifMatch: 'OPTIONAL',
  duringTechnicalWorks: 'RUNNING_ATTEMPT',
});

export const decideDoubt = defineCall({
  id: 'decideDoubt',
  method: 'POST',
  path: '/completed-work/:id/doubt',
  access: ['RESULTS_REVIEW'],
  summary: 'Let what came without the server’s sight count, or not; the attempt is then marked by it',
  params: idParams,
  body: z.object({ accepts: z.boolean(), reason: writtenText(2000) }),
  response: completedWorkSchema,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const completedWorksByWork = defineCall({
  id: 'completedWorksByWork',
  method: 'POST',
  path: '/completed-work/by-work',
  access: ['LEARN', 'RESULTS_READ'],
  summary: 'Attempts of the works named: one’s own; with RESULTS_READ others’ too',
  body: z.object({ workIds: idListSchema.min(1), own: z.boolean().default(true) }),
  response: z.array(completedWorkSchema),
});

export const getTrainingFeedback = defineCall({
  id: 'getTrainingFeedback',
  method: 'GET',
  path: '/completed-work/:id/tasks/:taskId/told',
  access: ['LEARN'],
  summary: 'TRAINING: what the server says of the last confirmed answer, and the hint that was taken',
  params: z.object({ id: idSchema, taskId: idSchema }),
  response: trainingFeedbackSchema,
  errors: ['NOT_FOUND'],
  duringTechnicalWorks: 'RUNNING_ATTEMPT',
});

export const getAnswerImage = defineCall({
  id: 'getAnswerImage',
  method: 'GET',
  path: '/completed-work/:id/tasks/:taskId/answer-image',
  access: ['LEARN', 'RESULTS_READ'],
  summary: "The picture that an answer makes (a drawing over the question's picture) as a PNG file",
  params: z.object({ id: idSchema, taskId: idSchema }),
  response: z.unknown(),
  responseKind: 'BLOB',
  errors: ['NOT_FOUND'],
});

export const appealMark = defineCall({
  id: 'appealMark',
  method: 'POST',
  path: '/completed-work/:id/tasks/:taskId/appeal',
  access: ['LEARN'],
  summary: 'Question the final mark of a task of one’s own attempt, once; a teacher answers',
  params: z.object({ id: idSchema, taskId: idSchema }),
  body: z.object({ reason: appealReasonSchema }),
  response: appealSchema,
  status: 201,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const getReplay = defineCall({
  id: 'getReplay',
  method: 'GET',
  path: '/completed-work/:id/tasks/:taskId/replay',
  access: ['LEARN', 'RESULTS_READ'],
  summary: 'What a replay of a simulation needs; the owner may have it when the work reveals steps',
  params: z.object({ id: idSchema, taskId: idSchema }),
  query: z.object({ names: namesSchema }),
  response: replaySchema,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const exportLog = defineCall({
  id: 'exportLog',
  method: 'GET',
  path: '/completed-work/:id/tasks/:taskId/log/file',
  access: ['LEARN', 'RESULTS_READ'],
  summary:
    'The log of a simulation as a table, with the codes (S, P, A, L) beside the ids, in the language of the request; for whoever may have its replay',
  params: z.object({ id: idSchema, taskId: idSchema }),
  query: z.object({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  response: z.any(),
  responseKind: 'BLOB',
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});
