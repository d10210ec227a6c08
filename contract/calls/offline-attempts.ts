// TRAINING without the network: the kit that a device downloads, and the attempts that it uploads later.
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
  response: offlineKitSchema,
  errors: ['NOT_FOUND', 'HELD_BY_EVENT', 'WORK_WAITS'],
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
    /** The server's time as the device estimates it; clamped between the making of the kit and now. */
    startedAt: dateTimeSchema,
    /** As in startAttempt: a repeat with the same key continues as the same writer. */
    writerKey: z.string().min(1).max(80),
  }),
  response: attemptSchema,
  errors: ['NOT_FOUND', 'ATTEMPT_CLOSED', 'CONFLICT'],
  isRepeatable: true,
  duringTechnicalWorks: true,
});
