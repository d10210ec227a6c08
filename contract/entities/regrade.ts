// Marking again: the stored answers to one task, marked by its present key, and what then becomes of their marks.
import { z } from 'zod';
import { dateTimeSchema, idSchema } from '../common.ts';
import { roundMark, isPassed } from '../marks.ts';
import { taskTypeSchema } from './task-type.ts';
import { userRefSchema } from './user.ts';

/**
 * NEW: the new mark. HIGHER: the better of the standing mark and the new one. BOTH: the better of the marks by the key of
 * the attempt and by the new one. FULL: full points for all. LEAVE_OUT: the task leaves the maximum, and the points
 * needed to pass shrink in proportion.
 */
export const REGRADE_POLICIES = ['NEW', 'HIGHER', 'BOTH', 'FULL', 'LEAVE_OUT'] as const;
export const regradePolicySchema = z.enum(REGRADE_POLICIES);
export type RegradePolicy = z.infer<typeof regradePolicySchema>;

/**
 * RUNNING: a trial. READY: the trial is over. APPLYING, APPLIED: the act. UNDOING, UNDONE: what takes it back. CANCELLED,
 * FAILED: a trial that came to nothing.
 */
const REGRADE_STATES = [
  'RUNNING',
  'READY',
  'CANCELLED',
  'FAILED',
  'APPLYING',
  'APPLIED',
  'UNDOING',
  'UNDONE',
] as const;
export type RegradeState = (typeof REGRADE_STATES)[number];

/**
 * MARKED: it has a new mark. All others keep theirs. TEACHER: a teacher gave the mark. UNMAPPABLE: the answer names what
 * is no longer there, or something was added that the learner never saw. OTHER_START: the case begins otherwise now, or other rules
 * hold in it, or the log is of an earlier machine. FAILED: marking it came to no end.
 */
export const REGRADE_OUTCOMES = ['MARKED', 'TEACHER', 'UNMAPPABLE', 'OTHER_START', 'FAILED'] as const;
const regradeOutcomeSchema = z.enum(REGRADE_OUTCOMES);
export type RegradeOutcome = z.infer<typeof regradeOutcomeSchema>;

const verdictSchema = z.enum(['RIGHT', 'PARTLY', 'WRONG', 'NONE']);

/** What a policy needs to know of an answer and of the attempt around it. */
export const regradeFiguresSchema = z.object({
  outcome: regradeOutcomeSchema,
  oldMark: z.number(),
  /** null: it was not marked again. */
  newMark: z.number().nullable(),
  /** The mark by the key of the attempt. */
  pinnedMark: z.number().nullable(),
  /** The most points for the task in this attempt. */
  taskMax: z.number(),
  /** Gates of the task's case that are not met, by the standing key and by the new one. */
  oldGates: z.number().int(),
  newGates: z.number().int(),
  /** 1 where the task's case is short of its own pass mark. */
  oldShortCases: z.number().int(),
  newShortCases: z.number().int(),
  /** The other tasks of the attempt: their marks, and how many gates and cases of theirs are not met. */
  restMark: z.number(),
  restObstacles: z.number().int(),
  attemptMax: z.number(),
  needed: z.number(),
});
export type RegradeFigures = z.infer<typeof regradeFiguresSchema>;

export const regradeMarkSchema = regradeFiguresSchema.extend({
  attemptId: idSchema.nullable(),
  /** null: the name is hidden, `alias` stands for it. */
  user: userRefSchema.nullable(),
  alias: z.string(),
  submittedAt: dateTimeSchema.nullable(),
  /** How right the answer is by the standing key and by the new one. */
  oldVerdict: verdictSchema,
  newVerdict: verdictSchema.nullable(),
  /** After the act: the mark that it gave; null: none. */
  givenMark: z.number().nullable(),
});
export type RegradeMark = z.infer<typeof regradeMarkSchema>;

export const policyCountsSchema = z.object({
  up: z.number().int(),
  down: z.number().int(),
  toPassed: z.number().int(),
  toFailed: z.number().int(),
});
export type PolicyCounts = z.infer<typeof policyCountsSchema>;

const summarySchema = z.object({
  outcomes: z.record(regradeOutcomeSchema, z.number().int()),
  policies: z.record(regradePolicySchema, policyCountsSchema),
});
export type RegradeSummary = z.infer<typeof summarySchema>;

export const regradeSchema = z.object({
  id: idSchema,
  taskId: idSchema,
  taskType: taskTypeSchema,
  state: z.enum(REGRADE_STATES),
  /** How many answers of how many are done in what is under way. */
  done: z.number().int(),
  total: z.number().int(),
  /** Answers of groups that the person does not teach: they stay as they are. */
  otherCount: z.number().int(),
  startedAt: dateTimeSchema,
  startedByName: z.string(),
  /** null until the trial is over. */
  summary: summarySchema.nullable(),
  policy: regradePolicySchema.nullable(),
  reason: z.string(),
  appliedAt: dateTimeSchema.nullable(),
  undoneAt: dateTimeSchema.nullable(),
  /** After an undo: how many marks it left, as they were no longer its own. */
  keptCount: z.number().int(),
  /** Whether the key has changed since: the trial has to be run again. */
  isStale: z.boolean(),
});
export type Regrade = z.infer<typeof regradeSchema>;

/** What a learner and a teacher are told beside an answer that was marked again. */
export const regradeNoteSchema = z.object({
  at: dateTimeSchema,
  policy: regradePolicySchema,
  /** Empty where learners are not told. */
  reason: z.string(),
});
export type RegradeNote = z.infer<typeof regradeNoteSchema>;

interface Standing {
  readonly mark: number;
  /** Gates that are not met, and cases short of their own pass mark. */
  readonly obstacles: number;
  readonly isLeftOut: boolean;
  /** Whether the judgement by the new key stands; false: the mark keeps the one it had. */
  readonly takesNew: boolean;
}

/** What of the task kept its attempt from being passed before. */
export function oldObstacles({ oldGates, oldShortCases }: RegradeFigures): number {
  return oldGates + oldShortCases;
}

function newObstacles({ newGates, newShortCases }: RegradeFigures): number {
  return newGates + newShortCases;
}

/** The better of the new mark and one that the answer has already. */
function betterOf(standing: number, newMark: number, figures: RegradeFigures): Standing {
  const [before, after] = [oldObstacles(figures), newObstacles(figures)];
  const isBetter = newMark > standing || (newMark === standing && after <= before);
  return isBetter
    ? { mark: newMark, obstacles: after, isLeftOut: false, takesNew: true }
    : { mark: standing, obstacles: before, isLeftOut: false, takesNew: false };
}

/** The mark by the new key, as the policy wants it. */
function markByNewKey(figures: RegradeFigures, policy: RegradePolicy): Standing | null {
  const { outcome, oldMark, newMark, pinnedMark } = figures;
  if (outcome !== 'MARKED' || newMark === null) return null;
  if (policy === 'NEW')
    return { mark: newMark, obstacles: newObstacles(figures), isLeftOut: false, takesNew: true };
  const standing = policy === 'BOTH' ? Math.max(oldMark, pinnedMark ?? oldMark) : oldMark;
  return betterOf(standing, newMark, figures);
}

/** The mark of an answer under a policy; null: it keeps its mark. */
function markUnder(figures: RegradeFigures, policy: RegradePolicy): Standing | null {
  const { outcome, taskMax, oldGates } = figures;
  if (outcome === 'TEACHER') return null;
  // Neither depends on how the answer would be marked.
  if (policy === 'LEAVE_OUT') return { mark: 0, obstacles: 0, isLeftOut: true, takesNew: false };
  // Full points are enough for any case; they meet no gate.
  if (policy === 'FULL') return { mark: taskMax, obstacles: oldGates, isLeftOut: false, takesNew: false };
  return markByNewKey(figures, policy);
}

export interface RegradeResult extends Standing {
  readonly needed: number;
  readonly wasPassed: boolean;
  readonly isPassed: boolean;
}

/** The points needed to pass once a task has left the maximum: the same share as before. */
export function neededWithout(needed: number, attemptMax: number, taskMax: number): number {
  return attemptMax <= 0 ? needed : roundMark((needed * Math.max(0, attemptMax - taskMax)) / attemptMax);
}

/** What becomes of an answer and its attempt under a policy; null: the answer keeps its mark. */
export function underPolicy(figures: RegradeFigures, policy: RegradePolicy): RegradeResult | null {
  const standing = markUnder(figures, policy);
  if (standing === null) return null;
  const { restMark, restObstacles, oldMark, needed: before, attemptMax, taskMax } = figures;
  const needed = standing.isLeftOut ? neededWithout(before, attemptMax, taskMax) : before;
  return {
    ...standing,
    needed,
    wasPassed: isPassed(roundMark(restMark + oldMark), before, restObstacles + oldObstacles(figures)),
    isPassed: isPassed(roundMark(restMark + standing.mark), needed, restObstacles + standing.obstacles),
  };
}
