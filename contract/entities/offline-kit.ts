// What a device needs to start TRAINING without the network: the tasks with their keys, at fixed revisions.
import { z } from 'zod';
import { dateTimeSchema, idSchema } from '../common.ts';
import { attemptSchema } from './attempt.ts';

export const offlineKitSchema = z.object({
  id: idSchema,
  /** The server's time when the revisions were fixed; no attempt with the kit can have started earlier. */
  issuedAt: dateTimeSchema,
  /** The kit starts no attempts after this time; attempts started before it are still accepted. */
  validUntil: dateTimeSchema,
  /** An untouched attempt under the kit's own id; the device makes an id for each attempt that it starts. */
  attempt: attemptSchema,
});
export type OfflineKit = z.infer<typeof offlineKitSchema>;

/** A UUIDv7: its first 12 digits are a time, so ids made on devices sort together with the server's. */
export const deviceIdSchema = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
