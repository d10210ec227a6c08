// The reference graph of a case: what should be done, in which partial order, what must not be, how it should end.
import { z } from 'zod';
import { sourceSchema, trilingualSchema } from './text.ts';

const idSchema = z.string().min(1).max(80);
const oneOf = z.array(z.string().min(1).max(80)).min(1).max(40);

/** A question to the state: the simulation's `read(state, key)` gives one of `is`, or none of `isNot`. */
export const stateConditionSchema = z.object({
  key: z.string().min(1).max(120),
  is: oneOf.optional(),
  isNot: oneOf.optional(),
});

/** Which log entries count: every field given must agree. `before` and `after` ask the state round the entry. */
export const matcherSchema = z.object({
  code: oneOf.optional(),
  item: oneOf.optional(),
  from: oneOf.optional(),
  to: oneOf.optional(),
  location: oneOf.optional(),
  params: z
    .record(z.string().max(40), z.array(z.union([z.string(), z.number(), z.boolean()])).min(1))
    .optional(),
  before: z.array(stateConditionSchema).max(20).optional(),
  after: z.array(stateConditionSchema).max(20).optional(),
});

const judged = {
  id: idSchema,
  text: trilingualSchema,
  /** Said with the judgement: why. */
  why: trilingualSchema.optional(),
  sources: z.array(sourceSchema).max(10),
  /** Costs more when missed. */
  isCritical: z.boolean().default(false),
  /** Missing it (or doing it, where it is forbidden) fails the attempt. */
  failsAttempt: z.boolean().default(false),
};

export const stepSchema = z.object({
  ...judged,
  match: z.array(matcherSchema).min(1).max(20),
  /** Steps that must be done before this one, where they are done at all. */
  after: z.array(idSchema).max(60).default([]),
  isOptional: z.boolean().default(false),
  /** Whole milliseconds after the start, after the step named, or after the time that a fact of the state tells by then. */
  deadline: z
    .object({
      withinMs: z.number().int().min(1),
      since: idSchema.optional(),
      sinceFact: z.string().min(1).max(120).optional(),
    })
    .optional(),
});

/** Ways of doing one thing: all steps of one branch are needed, the others' are not. */
export const anyOfSchema = z.object({
  id: idSchema,
  text: trilingualSchema,
  branches: z.array(z.array(idSchema).min(1).max(40)).min(2).max(10),
});

export const forbiddenSchema = z.object({
  ...judged,
  match: z.array(matcherSchema).min(1).max(20),
  /** Steps that would have kept it from happening: what is advised instead of leaving it out. */
  preventedBy: z.array(idSchema).max(10).optional(),
});

/** An extra that is not neutral. */
export const wrongSchema = z.object({
  id: idSchema,
  text: trilingualSchema,
  sources: z.array(sourceSchema).max(10),
  match: z.array(matcherSchema).min(1).max(20),
});

export const endConditionSchema = z.object({ ...judged, condition: stateConditionSchema });

/** Costs and shares of the score; costs in thousandths so that sums stay whole. */
export const gradeWeightsSchema = z.object({
  neutralExtra: z.number().int().min(0),
  wrongExtra: z.number().int().min(0),
  refusedTry: z.number().int().min(0),
  missingStep: z.number().int().min(0),
  missingCritical: z.number().int().min(0),
  forbidden: z.number().int().min(0),
  fitnessShare: z.number().int().min(0).max(100),
  orderShare: z.number().int().min(0).max(100),
  timeShare: z.number().int().min(0).max(100),
  repeatsShare: z.number().int().min(0).max(100),
});

export const referenceSchema = z.object({
  /** At most 78: what a set of steps holds in grading. */
  steps: z.array(stepSchema).min(1).max(78),
  anyOf: z.array(anyOfSchema).max(20),
  forbidden: z.array(forbiddenSchema).max(60),
  wrong: z.array(wrongSchema).max(60),
  end: z.array(endConditionSchema).max(40),
  /** Codes that cost nothing when they match no step: walking, looking, opening, waiting. */
  freeCodes: z.array(z.string().min(1).max(20)).max(40),
  /** The whole should not take longer; longer lowers the time part. */
  expectedMs: z.number().int().min(1000).optional(),
  passScore: z.number().int().min(1).max(100),
  weights: gradeWeightsSchema,
  maxNodes: z.number().int().min(100).max(2_000_000),
});

export type StateCondition = Readonly<z.infer<typeof stateConditionSchema>>;
export type Matcher = Readonly<z.infer<typeof matcherSchema>>;
export type Step = Readonly<z.infer<typeof stepSchema>>;
export type AnyOf = Readonly<z.infer<typeof anyOfSchema>>;
export type Forbidden = Readonly<z.infer<typeof forbiddenSchema>>;
export type EndCondition = Readonly<z.infer<typeof endConditionSchema>>;
export type GradeWeights = Readonly<z.infer<typeof gradeWeightsSchema>>;
export type Reference = Readonly<z.infer<typeof referenceSchema>>;
