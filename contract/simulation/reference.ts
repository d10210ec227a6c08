// The reference of a case: the steps in a partial order, what must not be done, and how it should end.
import { z } from 'zod';
import { boundedRecord } from '../common.ts';
import { MAX_ENDS, MAX_STEPS } from './max-steps.ts';
import { sourceSchema, trilingualSchema } from './text.ts';

const idSchema = z.string().min(1).max(80);
const oneOf = z.array(z.string().min(1).max(80)).min(1).max(40);

/** A condition on the state: the simulation's `read(state, key)` returns one of `is`, and none of `isNot`. */
export const stateConditionSchema = z.object({
  key: z.string().min(1).max(120),
  is: oneOf.optional(),
  isNot: oneOf.optional(),
});

const MAX_MATCHED_PARAMS = 16;
const MAX_PARAM = 2_147_483_648;

/** Which log entries match: all given fields must agree. `before` and `after` concern the state around it. */
export const matcherSchema = z.object({
  code: oneOf.optional(),
  item: oneOf.optional(),
  from: oneOf.optional(),
  to: oneOf.optional(),
  location: oneOf.optional(),
  params: boundedRecord(
    z.string().min(1).max(40),
    z
      .array(z.union([z.string().max(200), z.number().min(-MAX_PARAM).max(MAX_PARAM), z.boolean()]))
      .min(1)
      .max(40),
    MAX_MATCHED_PARAMS,
  ).optional(),
  before: z.array(stateConditionSchema).max(20).optional(),
  after: z.array(stateConditionSchema).max(20).optional(),
});

/** What a row of a key prevents; its cost follows from that (`weights.harms`). */
export const harmSchema = z.enum(['PEOPLE', 'ROOM', 'PRODUCT', 'RECORD', 'HABIT']);

const judged = {
  id: idSchema,
  text: trilingualSchema,
  /** The explanation shown with the judgement. */
  why: trilingualSchema.optional(),
  sources: z.array(sourceSchema).max(10),
  /** The harm that it prevents. Left out: the cost follows from `isCritical`. */
  harm: harmSchema.optional(),
  /** Costs more when it is missed, where no harm is named. */
  isCritical: z.boolean().default(false),
  /** It is a gate by itself: the attempt is not passed if the step is missed (or the forbidden action is done). */
  failsAttempt: z.boolean().default(false),
  /** Why it is no gate although it prevents harm to people; without a reason it is one. */
  exemption: trilingualSchema.optional(),
};

/** Needed only if all of these hold at the end. */
const owedSchema = z.array(stateConditionSchema).min(1).max(10).optional();

/** A day: no case lasts longer. */
const MAX_MS = 86_400_000;

export const stepSchema = z.object({
  ...judged,
  match: z.array(matcherSchema).min(1).max(20),
  /** Steps that must come before this one if they are done at all. */
  after: z.array(idSchema).max(60).default([]),
  isOptional: z.boolean().default(false),
  /** A step that is not owed may be done or left. */
  owed: owedSchema,
  /** Ms after the start, after the named step, or after the time that a fact of the state gives. */
  deadline: z
    .object({
      /** From here on the reaction is worth nothing. */
      withinMs: z.number().int().min(1).max(MAX_MS),
      /** Up to here it is worth all, then less and less; left out, it is worth all up to `withinMs`. */
      promptMs: z.number().int().min(0).max(MAX_MS).optional(),
      since: idSchema.optional(),
      sinceFact: z.string().min(1).max(120).optional(),
    })
    .optional(),
});

/** Alternative ways of doing one thing: all steps of one branch are needed, and none of the others. */
const anyOfSchema = z.object({
  id: idSchema,
  text: trilingualSchema,
  branches: z.array(z.array(idSchema).min(1).max(40)).min(2).max(10),
});

const forbiddenSchema = z.object({
  ...judged,
  match: z.array(matcherSchema).min(1).max(20),
  /** Steps that would have prevented the action; they are advised instead of leaving it out. */
  preventedBy: z.array(idSchema).max(10).optional(),
});

/** An extra action that is wrong rather than neutral. */
const wrongSchema = z.object({
  id: idSchema,
  text: trilingualSchema,
  why: trilingualSchema.optional(),
  sources: z.array(sourceSchema).max(10),
  harm: harmSchema.optional(),
  match: z.array(matcherSchema).min(1).max(20),
});

/**
 * What no score makes up for. It judges states, by whichever way they came about: in every state in which `when`
 * holds (`always`), right before each action of `match` (`act`), or in the last one (`end`), all of `must` hold.
 */
const gateSchema = z
  .object({
    id: idSchema,
    /** The breach in words, to be read after “Not passed:”. */
    text: trilingualSchema,
    why: trilingualSchema,
    sources: z.array(sourceSchema).min(1).max(10),
    harm: harmSchema,
    asks: z.enum(['always', 'act', 'end']),
    when: z.array(stateConditionSchema).max(10).optional(),
    match: z.array(matcherSchema).min(1).max(20).optional(),
    must: z.array(stateConditionSchema).min(1).max(10),
    /** Steps that would have prevented the breach; they are advised. */
    preventedBy: z.array(idSchema).max(10).optional(),
  })
  .refine(({ asks, match }) => (asks === 'act') === (match !== undefined), {
    path: ['match'],
    message: 'A gate has actions to match if, and only if, it asks at an action.',
  });

/** What weighs more than a habit among the pairs of `after`, and why. */
const orderSchema = z.object({
  earlier: z.array(idSchema).min(1).max(40),
  later: z.array(idSchema).min(1).max(40),
  /** 3 safety, 2 quality, 1 habit. */
  weight: z.number().int().min(1).max(3),
  why: trilingualSchema,
  sources: z.array(sourceSchema).min(1).max(10),
});

/** A part of the score with rows of its own, each worked out as the whole is where a key has no shares. */
const shareSchema = z.object({
  id: idSchema,
  text: trilingualSchema,
  percent: z.number().int().min(0).max(100),
  /** Ids of steps, end conditions, gates and rules; the last share has all that no share names. */
  rows: z.array(idSchema).max(80),
});

const WHOLE_PERCENT = 100;
const sharesSchema = z
  .array(shareSchema)
  .min(2)
  .max(6)
  .refine((shares) => shares.reduce((sum, { percent }) => sum + percent, 0) === WHOLE_PERCENT, {
    message: 'The shares of a score make up 100 percent.',
  });

export const endConditionSchema = z.object({ ...judged, condition: stateConditionSchema, owed: owedSchema });

/** Costs of errors and shares of the score. Costs are in thousandths so that sums stay whole. */
const MAX_HARM_COST = 100_000;
const harmCostSchema = z.number().int().min(0).max(MAX_HARM_COST);

const gradeWeightsSchema = z.object({
  /** The cost of each harm; left out, those of grading's own defaults. */
  harms: z
    .object({
      PEOPLE: harmCostSchema,
      ROOM: harmCostSchema,
      PRODUCT: harmCostSchema,
      RECORD: harmCostSchema,
      HABIT: harmCostSchema,
    })
    .optional(),
  neutralExtra: harmCostSchema,
  wrongExtra: harmCostSchema,
  refusedTry: harmCostSchema,
  missingStep: harmCostSchema,
  missingCritical: harmCostSchema,
  forbidden: harmCostSchema,
  fitnessShare: z.number().int().min(0).max(100),
  orderShare: z.number().int().min(0).max(100),
  timeShare: z.number().int().min(0).max(100),
  repeatsShare: z.number().int().min(0).max(100),
});

export const referenceSchema = z.object({
  steps: z.array(stepSchema).min(1).max(MAX_STEPS),
  anyOf: z.array(anyOfSchema).max(20),
  forbidden: z.array(forbiddenSchema).max(60),
  wrong: z.array(wrongSchema).max(60),
  end: z.array(endConditionSchema).max(MAX_ENDS),
  gates: z.array(gateSchema).max(40).optional(),
  /** The weights of the order; a pair of `after` that no row names is a habit. */
  order: z.array(orderSchema).max(60).optional(),
  /** Facts that change when a line is crossed: by then what is wrong from the start must have been mended. */
  crossing: z.array(z.string().min(1).max(120)).max(10).optional(),
  /** Actions that mend or keep clean: they cost nothing, however often. */
  mending: z.array(matcherSchema).max(40).optional(),
  /** Codes that cost nothing when they match no step: walking, looking, opening, waiting. */
  freeCodes: z.array(z.string().min(1).max(20)).max(40),
  /** Left out: the whole score is worked out of all rows together. */
  shares: sharesSchema.optional(),
  /** The expected duration of the whole; taking longer lowers the time part of the score. */
  expectedMs: z.number().int().min(1000).max(MAX_MS).optional(),
  passScore: z.number().int().min(1).max(100),
  weights: gradeWeightsSchema,
  maxNodes: z.number().int().min(100).max(2_000_000),
});

export type StateCondition = Readonly<z.infer<typeof stateConditionSchema>>;
export type Matcher = Readonly<z.infer<typeof matcherSchema>>;
export type Step = Readonly<z.infer<typeof stepSchema>>;
export type AnyOf = Readonly<z.infer<typeof anyOfSchema>>;
export type Forbidden = Readonly<z.infer<typeof forbiddenSchema>>;
export type Harm = z.infer<typeof harmSchema>;
export type Gate = Readonly<z.infer<typeof gateSchema>>;
export type OrderRow = Readonly<z.infer<typeof orderSchema>>;
export type EndCondition = Readonly<z.infer<typeof endConditionSchema>>;
export type Share = Readonly<z.infer<typeof shareSchema>>;
export type GradeWeights = Readonly<z.infer<typeof gradeWeightsSchema>>;
export type Reference = Readonly<z.infer<typeof referenceSchema>>;
