/** What a device needs to begin TRAINING without the network: the tasks with their keys, pinned as the server gave them. */
import { z } from 'zod';
import { dateTimeSchema, idSchema } from '../common.ts';
import { attemptSchema } from './attempt.ts';

export const offlineKitSchema = z.object({
  id: idSchema,
  /** The server's time at which these revisions were pinned: what is begun with the kit begins no earlier. */
  issuedAt: dateTimeSchema,
  /** Nothing new is begun with it later; what was begun is still taken. */
  validUntil: dateTimeSchema,
  /** An untouched attempt under the kit's own id: what is begun gets an id of the device's making. */
  attempt: attemptSchema,
});
export type OfflineKit = z.infer<typeof offlineKitSchema>;

/** A UUIDv7: its first 12 digits are a time, so ids made on devices sort among those of the server. */
export const deviceIdSchema = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
