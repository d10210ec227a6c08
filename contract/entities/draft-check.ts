// What is found in a draft before it is published: errors stop it, warnings ask.
import { z } from 'zod';
import { idSchema } from '../common.ts';
import { localizedTextSchema } from '../texts.ts';

const ERRORS = [
  'NO_TITLE',
  'NO_TASKS',
  'NO_MODES',
  'NO_GRADE',
  'GRADE_TOO_HIGH',
  'MODE_WITHOUT_TASKS',
  'TARGET_TOO_HIGH',
  'QUOTA_SHORT',
  'COURSE_GONE',
  'UNDECIDED',
  'TASK_GONE',
  'NO_QUESTION',
  'NO_POINTS',
  'NO_TASK_MODES',
  'TASK_BROKEN',
  'KEY_NOT_FULL',
  'EMPTY_OPTION',
  'SAME_OPTIONS',
  'CASE_GONE',
  'FORMULA_BROKEN',
] as const;

const WARNINGS = [
  'GRADE_ZERO',
  'GRADE_BELOW_CASE',
  'TARGET_NOT_EXACT',
  'QUOTA_UNEVEN',
  'TITLE_LANGUAGE',
  'TIME_SHORT',
  'TIME_LONG',
  'SAME_QUESTION',
  'ZERO_POINTS',
  'MODE_NOT_OPEN',
  'PENALTY_HIGH',
  'PENALTY_NO_HINT',
  'ATTEMPTS_MANY',
  'GUESS_LIKELY',
  'ALL_RIGHT',
  'PICTURE_NO_WORDS',
  'PICTURE_UNTOLD',
  'LANGUAGE_MISSING',
  'LANGUAGE_STALE',
  'HINT_TELLS',
  'QUESTION_TELLS',
] as const;

const findingCodeSchema = z.enum([...ERRORS, ...WARNINGS]);
export type FindingCode = z.infer<typeof findingCodeSchema>;

export const findingSchema = z.object({
  code: findingCodeSchema,
  /** The task that it is about; null: the work. */
  taskId: idSchema.nullable(),
  /** Values for the words of the code: numbers, a mode, a language. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Finding = z.infer<typeof findingSchema>;

/** Whether it stops publishing. */
export function isError({ code }: Pick<Finding, 'code'>): boolean {
  return (ERRORS as readonly string[]).includes(code);
}

/** `isError`: it stops publishing. */
const toldFindingsSchema = z.array(findingSchema.extend({ isError: z.boolean() }));

/** A draft at a version. */
export const draftVersionSchema = z.object({
  id: idSchema,
  version: z.number().int().min(0).max(1_000_000_000),
});

/** Of the learners whom it touches, in other works too: those whom the person does not teach. */
const othersLearnerCount = z.number().int();

/** What is found in the draft of a task, and whom publishing it touches. */
export const taskDraftCheckSchema = z.object({
  version: z.number().int(),
  findings: toldFindingsSchema,
  /** The works that hold the task: they change with it. */
  works: z.array(z.object({ id: idSchema, title: localizedTextSchema })),
  othersLearnerCount,
  /** Attempts under way: they go on with what they began with. */
  runningCount: z.number().int(),
});

export const draftCheckSchema = z.object({
  version: z.number().int(),
  findings: toldFindingsSchema,
  /** The drafts of its tasks, which are published with it. */
  taskVersions: z.array(draftVersionSchema),
  /** Tasks that the draft changes, and the other works that hold them. */
  changedTasks: z.array(
    z.object({
      id: idSchema,
      works: z.array(z.object({ id: idSchema, title: localizedTextSchema })),
    }),
  ),
  /** Active people who may open the work, once it is published. */
  learnerCount: z.number().int(),
  othersLearnerCount,
  /** Attempts under way: they go on with what they began with. */
  runningCount: z.number().int(),
});
