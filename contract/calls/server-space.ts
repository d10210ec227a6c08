// The free space of the server, for those who keep it running.
import { z } from 'zod';
import { defineCall } from '../call.ts';

export const serverSpaceSchema = z.object({
  /** Uploads are refused, answers are still saved. */
  isLow: z.boolean(),
  /** On the disk of the data folder, in bytes; null until it was looked at. */
  freeBytes: z.number().min(0).nullable(),
  /** Below this the space is low. */
  minFreeBytes: z.number().min(0),
});
export type ServerSpace = z.infer<typeof serverSpaceSchema>;

export const getServerSpace = defineCall({
  id: 'getServerSpace',
  method: 'GET',
  path: '/server-space',
  access: ['TECHNICAL_WORKS'],
  summary: 'How much space the disk of the data folder has left, and whether uploads are refused for it',
  response: serverSpaceSchema,
  duringTechnicalWorks: true,
});
