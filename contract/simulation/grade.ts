// What grading a log gives: the score, its parts, each step judged, and what would have been enough.
import { z } from 'zod';
import { sourceSchema, trilingualSchema } from './text.ts';

export const judgementStatusSchema = z.enum([
  'done',
  'late',
  'outOfOrder',
  'missing',
  'extra',
  'refused',
  'forbidden',
]);

/** One step, end condition, extra or forbidden action as judged. `seq` and `at` lead to its moment of the replay. */
export const judgementSchema = z.object({
  id: z.string(),
  kind: z.enum(['step', 'end', 'extra', 'forbidden', 'refused']),
  status: judgementStatusSchema,
  text: trilingualSchema,
  why: trilingualSchema.optional(),
  sources: z.array(sourceSchema),
  failsAttempt: z.boolean(),
  /** In thousandths, as in the weights. */
  cost: z.number().int(),
  seq: z.number().int().optional(),
  at: z.number().int().optional(),
  code: z.string().optional(),
  item: z.string().optional(),
  reason: z.string().optional(),
});

/** One change that helps: a step to add or to do at another moment, an action to leave out, a fault to avoid. */
export const changeSchema = z.object({
  kind: z.enum(['add', 'leaveOut', 'move', 'avoid']),
  id: z.string(),
  text: trilingualSchema,
  seq: z.number().int().optional(),
});

export const gradeSchema = z.object({
  /** 0 to 100 with two decimals; 0 when the attempt failed. */
  score: z.number().min(0).max(100),
  /** What the score would be had nothing failed the attempt. */
  scoreWithoutFailure: z.number().min(0).max(100),
  passed: z.boolean(),
  /** Judgements that failed the attempt. */
  failedBy: z.array(z.string()),
  parts: z.object({
    fitness: z.number().min(0).max(1),
    order: z.number().min(0).max(1),
    time: z.number().min(0).max(1),
    repeats: z.number().min(0).max(1),
    matchedShare: z.number().min(0).max(1),
  }),
  judgements: z.array(judgementSchema),
  /** The smallest change that would have passed; empty when passed. */
  smallestChange: z.array(changeSchema),
  /** The search met its bound of nodes: the alignment may not be the cheapest. */
  wasBounded: z.boolean(),
  nodes: z.number().int(),
});

export type JudgementStatus = z.infer<typeof judgementStatusSchema>;
export type Judgement = Readonly<z.infer<typeof judgementSchema>>;
export type Change = Readonly<z.infer<typeof changeSchema>>;
export type Grade = Readonly<z.infer<typeof gradeSchema>>;
