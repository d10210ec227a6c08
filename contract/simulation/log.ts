// A learner's actions, and the log's entries for them.
import { z } from 'zod';
import { boundedRecord } from '../common.ts';

const idSchema = z.string().min(1).max(80);

const MAX_PARAMS = 16;

export const actionParamsSchema = boundedRecord(
  z.string().min(1).max(40),
  z.union([z.string().max(200), z.number().int().min(-2147483648).max(2147483647), z.boolean()]),
  MAX_PARAMS,
);

/** A learner's action. `item` is a subject's id; `from` and `to` are places, locations or furniture. */
export const actionSchema = z.object({
  code: z.string().min(1).max(20),
  item: idSchema.optional(),
  from: idSchema.optional(),
  to: idSchema.optional(),
  params: actionParamsSchema.optional(),
});

/**
 * One entry of the log. `seq` counts from 1 without gaps; `at` is whole milliseconds of the simulation
 * from the start; `location` is where the person was at that time; `refused` is present, and true, when
 * the machine refused the action. `issue` marks an entry that the server issued, under that id, and not the learner.
 */
export const logEntrySchema = actionSchema.extend({
  seq: z.number().int().min(1).max(1_000_000),
  at: z.number().int().min(0).max(2_000_000_000),
  location: idSchema,
  refused: z.literal(true).optional(),
  issue: idSchema.optional(),
});

/** The code of an issued entry that lets a situation begin; `item` is the situation's id in the ruleset. */
export const SITUATION_CODE = 'SITUATION';
/** The code of an issued entry by which a module of the track fails; `item` is the module's id in the ruleset. */
export const FAULT_CODE = 'FAULT';
/** The code of an issued entry that raises an alarm; `item` is the alarm's id in the ruleset. */
export const ALARM_CODE = 'ALARM';

/** What the server issues for a run: it enters the log when it reaches the learner's machine. */
export const issuedEntrySchema = z.object({
  id: idSchema,
  taskId: idSchema,
  restart: z.number().int().min(0).max(1000),
  code: z.string().min(1).max(20),
  item: idSchema,
});
export type IssuedEntry = z.infer<typeof issuedEntrySchema>;

/** The maximum number of entries that count. Later ones are stored but ignored. */
export const MAX_LOG = 20_000;

export const logSchema = z.array(logEntrySchema).max(MAX_LOG);

/** An action of a completed task in the specification's words; `params` has the codes (S, P, L) beside the ids. */
export const performedActionSchema = z.object({
  userActionId: z.string().min(1).max(20),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type PerformedAction = Readonly<z.infer<typeof performedActionSchema>>;

type Plain<T> = { readonly [K in keyof T]: T[K] };

export type Action = Plain<z.infer<typeof actionSchema>>;
export type LogEntry = Plain<z.infer<typeof logEntrySchema>>;
