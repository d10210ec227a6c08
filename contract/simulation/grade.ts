// The grade of a log: the score and its parts, the judgements, and the smallest change that leads to a pass.
import { z } from 'zod';
import { sourceSchema, trilingualSchema } from './text.ts';

const judgementStatusSchema = z.enum([
  'done',
  'late',
  'outOfOrder',
  'missing',
  'extra',
  'refused',
  'forbidden',
]);

/** The judgement of a step, end condition or action. `seq` and `at` locate its moment in the replay. */
const judgementSchema = z.object({
  id: z.string(),
  kind: z.enum(['step', 'end', 'extra', 'forbidden', 'refused', 'gate']),
  status: judgementStatusSchema,
  text: trilingualSchema,
  why: trilingualSchema.optional(),
  sources: z.array(sourceSchema),
  failsAttempt: z.boolean(),
  /** In thousandths, like the weights. */
  cost: z.number().int(),
  seq: z.number().int().optional(),
  at: z.number().int().optional(),
  code: z.string().optional(),
  item: z.string().optional(),
  reason: z.string().optional(),
  /** For a step out of order: the nearest step that it should have been done before (or after). */
  shouldBe: z
    .object({
      side: z.enum(['before', 'after']),
      id: z.string(),
      text: trilingualSchema,
      at: z.number().int(),
    })
    .optional(),
});

const excusedSchema = z.object({ id: z.string(), text: trilingualSchema, why: trilingualSchema });

/** One change that would help: a step to add or move, an action to leave out, a fault to avoid, an end to reach. */
const changeSchema = z.object({
  kind: z.enum(['add', 'leaveOut', 'move', 'avoid', 'reach']),
  id: z.string(),
  text: trilingualSchema,
  seq: z.number().int().optional(),
});

/** What is judged by itself: a situation with a key of its own, or what came before the first of them. */
const gradeWindowSchema = z.object({
  id: z.string(),
  text: trilingualSchema,
  /** When it began, in ms of the simulation; it lasts until the next one begins. */
  fromMs: z.number().int(),
  score: z.number().min(0).max(100),
  scoreWithoutFailure: z.number().min(0).max(100),
  passScore: z.number(),
  passed: z.boolean(),
  failedBy: z.array(z.string()),
});

export const gradeSchema = z.object({
  /** Which judging gave it: raised whenever the same log would get another grade. Marks stand as they were given. */
  judgingVersion: z.number().int().min(1).default(1),
  /** 0 to 100 with two decimals; lowered once where a gate is not met. */
  score: z.number().min(0).max(100),
  /** The score before it was lowered for gates. */
  scoreWithoutFailure: z.number().min(0).max(100),
  passed: z.boolean(),
  /** What is needed to pass; absent in grades of the first judging. */
  passScore: z.number().optional(),
  /** Ids of the gates that are not met. */
  failedBy: z.array(z.string()),
  /** What the score is made of where the key has shares; each score is from 0 to 100. */
  shares: z
    .array(
      z.object({
        id: z.string(),
        text: trilingualSchema,
        percent: z.number().int().min(0).max(100),
        score: z.number().min(0).max(100),
      }),
    )
    .optional(),
  /** Where several things were judged: passed if each is; the score is the lowest. Shares and parts are those of the one that decided. */
  windows: z.array(gradeWindowSchema).min(2).max(40).optional(),
  parts: z.object({
    fitness: z.number().min(0).max(1),
    order: z.number().min(0).max(1),
    time: z.number().min(0).max(1),
    repeats: z.number().min(0).max(1),
    matchedShare: z.number().min(0).max(1),
  }),
  judgements: z.array(judgementSchema),
  /** What was not asked for, though the key has it, and why not; left out: nothing, or a grade of before this was said. */
  excused: z.array(excusedSchema).optional(),
  /** The smallest change that would have passed; empty when passed. */
  smallestChange: z.array(changeSchema),
  /** The search stopped at its limit of nodes, so the alignment may not be the cheapest. */
  wasBounded: z.boolean(),
  nodes: z.number().int(),
});

export type JudgementStatus = z.infer<typeof judgementStatusSchema>;
export type Judgement = Readonly<z.infer<typeof judgementSchema>>;
export type Excused = Readonly<z.infer<typeof excusedSchema>>;
export type Change = Readonly<z.infer<typeof changeSchema>>;
export type GradeWindow = Readonly<z.infer<typeof gradeWindowSchema>>;
export type Grade = Readonly<z.infer<typeof gradeSchema>>;
