// What a learner attempts, and what the log keeps of it.
import { z } from 'zod';

const idSchema = z.string().min(1).max(80);

export const actionParamsSchema = z.record(
  z.string().min(1).max(40),
  z.union([z.string().max(200), z.number().int().min(-2147483648).max(2147483647), z.boolean()]),
);

/** Something the learner tries: `item` is a subject's id, `from` and `to` are places, locations or furniture. */
export const actionSchema = z.object({
  code: z.string().min(1).max(20),
  item: idSchema.optional(),
  from: idSchema.optional(),
  to: idSchema.optional(),
  params: actionParamsSchema.optional(),
});

/**
 * One line of the log. `seq` counts from 1 without gaps; `at` is whole milliseconds of the simulation from the start;
 * `location` is where the person was when trying; `refused` is there, and true, when the machine refused.
 */
export const logEntrySchema = actionSchema.extend({
  seq: z.number().int().min(1).max(1_000_000),
  at: z.number().int().min(0).max(2_000_000_000),
  location: idSchema,
  refused: z.literal(true).optional(),
});

/** A log never has more; what goes beyond is kept and does not count. */
export const longestLog = 20_000;

export const logSchema = z.array(logEntrySchema).max(longestLog);

type Plain<T> = { readonly [K in keyof T]: T[K] };

export type ActionParams = Readonly<z.infer<typeof actionParamsSchema>>;
export type Action = Plain<z.infer<typeof actionSchema>>;
export type LogEntry = Plain<z.infer<typeof logEntrySchema>>;
