/** TRAINING without the network: what a device takes along, and what it brings back. */
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dateTimeSchema, idParams, idSchema } from '../common.ts';
import { attemptSchema } from '../entities/attempt.ts';
import { deviceIdSchema, offlineKitSchema } from '../entities/offline-kit.ts';

export const issueOfflineKit = defineCall({
  id: 'issueOfflineKit',
  method: 'POST',
  path: '/works/:id/offline-kit',
  access: ['LEARN'],
  summary:
    'The work as it would begin now in TRAINING, keys and all, for a device to begin it without the network',
  params: idParams,
  answer: offlineKitSchema,
  errors: ['NOT_FOUND', 'HELD_BY_EVENT'],
  isRepeatable: true,
});

export const mergeOfflineAttempt = defineCall({
  id: 'mergeOfflineAttempt',
  method: 'POST',
  path: '/works/:id/offline-attempts',
  access: ['LEARN'],
  summary:
    'Bring in an attempt that a device began by a kit, or go on with it (the caller becomes its writer)',
  params: idParams,
  body: z.object({
    kitId: idSchema,
    attemptId: deviceIdSchema,
    /** By the device's reckoning of the server's clock; held between the kit's making and now. */
    startedAt: dateTimeSchema,
    /** As in startAttempt: the same again goes on as the same writer. */
    writerKey: z.string().min(1).max(80),
  }),
  answer: attemptSchema,
  errors: ['NOT_FOUND', 'ATTEMPT_CLOSED', 'CONFLICT'],
  isRepeatable: true,
  duringTechnicalWorks: true,
});
