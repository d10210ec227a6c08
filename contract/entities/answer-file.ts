// A file with what a device could not send: the person downloads it and a teacher uploads it to the server.
import { z } from 'zod';
import { dateTimeSchema, idSchema, numberSchema } from '../common.ts';
import { attemptEventSchema } from './attempt.ts';

const ANSWER_FILE_FORMAT = 'kristall-answers';

export const answerFileSchema = z.object({
  format: z.literal(ANSWER_FILE_FORMAT),
  version: z.literal(1),
  attemptId: idSchema,
  /** By the device's clock; shown to people and used for nothing else. */
  savedAt: dateTimeSchema,
  writer: numberSchema,
  /** The sequence number of the first event's batch. */
  nextSequence: numberSchema,
  /** The batch that got no response and how many of the first events it holds; it may have arrived. */
  onItsWay: z
    .object({
      sequence: numberSchema,
      contentHash: z.string().regex(/^[0-9a-f]{64}$/),
      count: numberSchema,
    })
    .nullable(),
  events: z.array(attemptEventSchema).max(100_000),
  /** SHA-256 (hex) of the canonical JSON of `events`. */
  contentHash: z.string().regex(/^[0-9a-f]{64}$/),
  /** The server's signature over what it had before the first event; files of earlier versions have none. */
  seal: z.string().max(400).optional(),
});
export type AnswerFile = z.infer<typeof answerFileSchema>;

/**
 * TAKEN: added to the attempt, which is marked without and with it; a teacher decides. CLAIMED: the attempt was
 * handed in before; the answers stand beside its mark as a claim. NOTHING_NEW: the server already had everything.
 * OVERTAKEN: the attempt was continued elsewhere; REVIEWED: a teacher has marked it; UNSEALED: no signature of the
 * server covers it. In these last three cases the file is stored beside the attempt and changes nothing.
 */
const ANSWER_FILE_OUTCOMES = [
  'TAKEN',
  'CLAIMED',
  'NOTHING_NEW',
  'OVERTAKEN',
  'REVIEWED',
  'UNSEALED',
] as const;
const answerFileOutcomeSchema = z.enum(ANSWER_FILE_OUTCOMES);
export type AnswerFileOutcome = z.infer<typeof answerFileOutcomeSchema>;

export const uploadedFileSchema = z.object({
  outcome: answerFileOutcomeSchema,
  /** How many events were added, or stored beside the attempt. */
  eventCount: z.number().int(),
  byName: z.string(),
  at: dateTimeSchema,
});
export type UploadedAnswerFile = z.infer<typeof uploadedFileSchema>;
