// Marking a whole work again: the tasks whose keys have changed, as one trial, one act and one undo.
import { z } from 'zod';
import { dateTimeSchema, idSchema } from '../common.ts';
import { isPassed, roundMark } from '../marks.ts';
import { optionalTextSchema } from '../texts.ts';
import {
  neededWithout,
  oldObstacles,
  policyCountsSchema,
  regradeFiguresSchema,
  regradeSchema,
  underPolicy,
  type RegradeFigures,
  type RegradePolicy,
} from './regrade.ts';
import { userRefSchema } from './user.ts';

const workRegradePartSchema = regradeSchema
  .pick({ taskId: true, taskType: true, state: true, total: true, isStale: true })
  .extend({
    question: optionalTextSchema,
    /** Answers that keep their mark, by why; null until the trial is over. */
    outcomes: regradeSchema.shape.summary.unwrap().shape.outcomes.nullable(),
  });

export const workRegradeSchema = regradeSchema.omit({ taskId: true, taskType: true, summary: true }).extend({
  workId: idSchema,
  /** Its tasks with answers that another key marked, in the order of the work. */
  parts: z.array(workRegradePartSchema),
});
export type WorkRegrade = z.infer<typeof workRegradeSchema>;

const changedTaskSchema = regradeFiguresSchema
  .pick({ outcome: true, oldMark: true, newMark: true })
  .extend({ taskId: idSchema, isLeftOut: z.boolean() });

/** One attempt, as it stands and as the policy would leave it. */
export const workRegradeMarkSchema = z.object({
  attemptId: idSchema.nullable(),
  /** null: the name is hidden, `alias` stands for it. */
  user: userRefSchema.nullable(),
  alias: z.string(),
  submittedAt: dateTimeSchema.nullable(),
  oldMark: z.number(),
  oldMax: z.number(),
  newMark: z.number(),
  newMax: z.number(),
  wasPassed: z.boolean(),
  isPassed: z.boolean(),
  /** `newMark` is the one that the policy gives; null: the answer keeps its mark. */
  tasks: z.array(changedTaskSchema),
});
export type WorkRegradeMark = z.infer<typeof workRegradeMarkSchema>;

/** How many attempts a policy changes. */
export const workRegradeCountsSchema = policyCountsSchema;

/** What an attempt's being passed rests on. */
export interface AttemptTerms {
  readonly mark: number;
  /** Gates that are not met, and cases short of their own pass mark. */
  readonly obstacles: number;
  readonly max: number;
  readonly needed: number;
}

/** As the attempt stood at the trial. */
export function termsAtTrial(part: RegradeFigures): AttemptTerms {
  const { restMark, oldMark, restObstacles, attemptMax: max, needed } = part;
  const obstacles = restObstacles + oldObstacles(part);
  return { mark: roundMark(restMark + oldMark), obstacles, max, needed };
}

/** The attempt once one more of its tasks is marked again by the policy. */
export function withTask(terms: AttemptTerms, part: RegradeFigures, policy: RegradePolicy): AttemptTerms {
  const result = underPolicy(part, policy);
  if (result === null) return terms;
  const mark = roundMark(terms.mark - part.oldMark + result.mark);
  const obstacles = terms.obstacles - oldObstacles(part) + result.obstacles;
  if (!result.isLeftOut) return { ...terms, mark, obstacles };
  const needed = neededWithout(terms.needed, terms.max, part.taskMax);
  return { mark, obstacles, needed, max: roundMark(terms.max - part.taskMax) };
}

export function isPassedBy({ mark, needed, obstacles }: AttemptTerms): boolean {
  return isPassed(mark, needed, obstacles);
}
