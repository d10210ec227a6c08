// Situations, faults, calls and messages that those who watch a control event give its people: at once, at a time of the simulation, or on a condition.
import { z } from 'zod';
import { dateTimeSchema, idListSchema, idSchema } from '../common.ts';
import { trilingualSchema } from '../simulation/text.ts';
import { userRefSchema } from './user.ts';
import { writtenText } from '../written-text.ts';

const MAX_REASON = 500;
const MAX_MINUTES = 600;
const MAX_COUNT = 100;
const MAX_IDS = 1000;
const MAX_WORDS = 500;

/** FAULT: a module of the track fails. CALL: somebody of the site rings up. MESSAGE: a word of the instructor. The last two change nothing and are not judged. */
export const INJECTION_KINDS = ['SITUATION', 'FAULT', 'CALL', 'MESSAGE'] as const;
const injectionKindSchema = z.enum(INJECTION_KINDS);
export type InjectionKind = z.infer<typeof injectionKindSchema>;

const wordsSchema = writtenText(MAX_WORDS);

/** `id`: of the situation, the module or the caller in the ruleset. `words`: what is said. */
const injectedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('SITUATION'), id: idSchema }),
  z.object({ kind: z.literal('FAULT'), id: idSchema }),
  z.object({ kind: z.literal('CALL'), id: idSchema, words: wordsSchema }),
  z.object({ kind: z.literal('MESSAGE'), words: wordsSchema }),
]);
export type Injected = z.infer<typeof injectedSchema>;

/** What the server asks of the state of a simulation; those of `COUNTED_CONDITIONS` with a number. */
export const INJECTION_CONDITIONS = ['SIGNED_IN', 'POD_PLACED', 'JOB_CREATED', 'SENT', 'PROCESSED'] as const;
const injectionConditionSchema = z.enum(INJECTION_CONDITIONS);
export type InjectionCondition = z.infer<typeof injectionConditionSchema>;
/** SENT: so many wafers have left the pod; PROCESSED: so many are done. */
export const COUNTED_CONDITIONS: readonly InjectionCondition[] = ['SENT', 'PROCESSED'];

/** `minutes` are those of the simulation, from its beginning. */
const injectionMomentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('NOW') }),
  z.object({ kind: z.literal('AT'), minutes: z.number().int().min(1).max(MAX_MINUTES) }),
  z.object({
    kind: z.literal('WHEN'),
    condition: injectionConditionSchema,
    count: z.number().int().min(1).max(MAX_COUNT).default(1),
  }),
]);
export type InjectionMoment = z.infer<typeof injectionMomentSchema>;

export const injectionInputSchema = z.object({
  what: injectedSchema,
  /** What was given before goes to more people. */
  setId: idSchema.optional(),
  moment: injectionMomentSchema,
  userIds: idListSchema.min(1),
  reason: z.string().trim().max(MAX_REASON).default(''),
});

export const injectionIdsSchema = z.object({ ids: z.array(idSchema).min(1).max(MAX_IDS) });

/** Why something was not given to a person. */
const INJECTION_REFUSALS = [
  'NOT_IN_EVENT',
  'SELF',
  'OUT',
  'ENDED',
  'NOT_BEGUN',
  'NO_RUN',
  'TOO_MANY',
] as const;
const refusedInjectionSchema = z.object({ userId: idSchema, why: z.enum(INJECTION_REFUSALS) });
export type RefusedInjection = z.infer<typeof refusedInjectionSchema>;
export type InjectionRefusal = RefusedInjection['why'];

export const injectionOutcomeSchema = z.object({
  done: idListSchema,
  refused: z.array(refusedInjectionSchema),
});

/** What can be given in an event: what the rulesets of its cases have. Where there is anything, messages can be, too. */
export const givableSchema = z.object({
  kind: injectionKindSchema.exclude(['MESSAGE']),
  id: idSchema,
  text: trilingualSchema,
  /** Harmless: it ends by itself. */
  isFalseSign: z.boolean(),
});
export type Givable = z.infer<typeof givableSchema>;

/**
 * ISSUED: the device has not heard of it; HANDED: it has; APPLIED: it stands in the log. NOT_COME: the attempt ended before its
 * time or condition came; NEVER: before the device took it. SEEN: the person has confirmed the call or message.
 */
const INJECTION_STAGES = [
  'ARMED',
  'CANCELLED',
  'ISSUED',
  'HANDED',
  'APPLIED',
  'SEEN',
  'NOT_COME',
  'NEVER',
] as const;
const injectionStageSchema = z.enum(INJECTION_STAGES);
export type InjectionStage = z.infer<typeof injectionStageSchema>;

/** What one person was given, and what came of it. */
export const injectionSchema = z.object({
  id: idSchema,
  /** Given together. */
  setId: idSchema,
  user: userRefSchema,
  what: injectedSchema,
  /** The name of it, or of the caller; of a message its words. */
  text: trilingualSchema,
  moment: injectionMomentSchema,
  reason: z.string(),
  byName: z.string(),
  at: dateTimeSchema,
  stage: injectionStageSchema,
  issuedAt: dateTimeSchema.nullable(),
  /** The run into whose log it was issued; null: it waits, or is a call or message. */
  run: z.object({ attemptId: idSchema, taskId: idSchema }).nullable(),
  /** In ms of the simulation: when the device had it, and when it began there. */
  handedMs: z.number().int().nullable(),
  atMs: z.number().int().nullable(),
});
export type Injection = z.infer<typeof injectionSchema>;
