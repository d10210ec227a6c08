// Uploading answer files: answers that a device could not send.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams } from '../common.ts';
import { answerFileSchema, uploadedFileSchema } from '../entities/answer-file.ts';

export const uploadAnswerFile = defineCall({
  id: 'uploadAnswerFile',
  method: 'POST',
  path: '/completed-work/:id/answer-files',
  access: ['RESULTS_REVIEW'],
  summary: 'Bring in answers that a device could not send; nothing that is stored is overwritten',
  params: idParams,
  /** `true` ends the attempt: it has no time limit, and its device will not come back. */
  query: z.object({ endsAttempt: z.enum(['true', 'false']).default('false') }),
  body: answerFileSchema,
  response: uploadedFileSchema,
  errors: ['NOT_FOUND', 'CONFLICT', 'ATTEMPT_FULL', 'TOO_LARGE'],
});

export const listAnswerFiles = defineCall({
  id: 'listAnswerFiles',
  method: 'GET',
  path: '/completed-work/:id/answer-files',
  access: ['RESULTS_READ'],
  summary: 'Who brought in which files of an attempt, and what became of them',
  params: idParams,
  response: z.array(uploadedFileSchema),
  errors: ['NOT_FOUND'],
});
