// What was done in an attempt out of the server's sight, or refused by it, as a teacher reads it.
import { z } from 'zod';
import { dateTimeSchema, elapsedMsSchema, idSchema } from '../common.ts';
import { localizedTextSchema, optionalTextSchema } from '../texts.ts';
import { shownTaskSchema } from './attempt.ts';
import { batchDoubtSchema } from './attempt-trust.ts';
import { taskTypeSchema } from './task-type.ts';

/** Why the server refused a batch and kept it aside: another device had taken over, the number was taken, the attempt was over. */
const branchReasonSchema = z.enum(['OLD_WRITER', 'BRANCHED', 'AFTER_CLOSE']);

/** One thing that was done; `at` is ms since the attempt was opened on the device, of an ACTION the simulation's own. */
const deviationActSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['DRAFT', 'ANSWER']), at: elapsedMsSchema, answer: z.unknown() }),
  z.object({ kind: z.literal('HINT'), at: elapsedMsSchema }),
  z.object({ kind: z.literal('RESTART'), at: elapsedMsSchema }),
  z.object({
    kind: z.literal('ACTION'),
    at: elapsedMsSchema,
    /** The action in words. */
    text: optionalTextSchema,
    isRefused: z.boolean(),
  }),
]);
export type DeviationAct = z.infer<typeof deviationActSchema>;

export const deviationSchema = z.object({
  /** Of a batch that was taken, in doubt; or of one that was refused and kept aside. */
  reason: z.union([batchDoubtSchema, branchReasonSchema]),
  receivedAt: dateTimeSchema,
  tasks: z.array(
    z.object({
      taskId: idSchema,
      order: z.number().int(),
      taskType: taskTypeSchema,
      question: localizedTextSchema,
      /** null: a simulation. */
      shown: shownTaskSchema.nullable(),
      acts: z.array(deviationActSchema),
      /** How many more there are. */
      omitted: z.number().int(),
    }),
  ),
});
export type Deviation = z.infer<typeof deviationSchema>;
