/** What a device could not send: downloaded by the person, brought to the server by a teacher. */
import { z } from 'zod';
import { dateTimeSchema, idSchema } from '../common.ts';
import { attemptEventSchema } from './attempt.ts';

export const answerFileFormat = 'kristall-answers';

export const answerFileSchema = z.object({
  format: z.literal(answerFileFormat),
  version: z.literal(1),
  attemptId: idSchema,
  /** By the device's clock: for people alone. */
  savedAt: dateTimeSchema,
  writer: z.number().int().min(1),
  /** The number that the first of the events was to be sent under. */
  nextSequence: z.number().int().min(1),
  /** The batch whose answer was lost, with how many of the first events it holds: the server may have it. */
  onItsWay: z
    .object({
      sequence: z.number().int().min(1),
      contentHash: z.string().regex(/^[0-9a-f]{64}$/),
      count: z.number().int().min(1),
    })
    .nullable(),
  events: z.array(attemptEventSchema).max(100_000),
  /** SHA-256 (hex) of the canonical JSON of `events`. */
  contentHash: z.string().regex(/^[0-9a-f]{64}$/),
});
export type AnswerFile = z.infer<typeof answerFileSchema>;

/**
 * TAKEN: added to the attempt, which is marked again. NOTHING_NEW: the server had it all. OVERTAKEN: the attempt went on
 * elsewhere; REVIEWED: a teacher has marked it. In the last two the file is kept beside the attempt and changes nothing.
 */
export const answerFileOutcomes = ['TAKEN', 'NOTHING_NEW', 'OVERTAKEN', 'REVIEWED'] as const;
export const answerFileOutcomeSchema = z.enum(answerFileOutcomes);
export type AnswerFileOutcome = z.infer<typeof answerFileOutcomeSchema>;

export const uploadedFileSchema = z.object({
  outcome: answerFileOutcomeSchema,
  /** How many events were added, or kept beside. */
  eventCount: z.number().int(),
  byName: z.string(),
  at: dateTimeSchema,
});
export type UploadedAnswerFile = z.infer<typeof uploadedFileSchema>;
