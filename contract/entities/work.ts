// Courses, works and tasks: the content that teachers make.
import { z } from 'zod';
import {
  boundedRecord,
  dateTimeSchema,
  fileRefSchema,
  idListSchema,
  idSchema,
  versionSchema,
} from '../common.ts';
import { MAX_QUOTA } from '../content-limits.ts';
import { inEveryLanguage } from '../languages.ts';
import {
  localizedRichChangeSchema,
  optionalRichTextSchema,
  richTextChangeSchema,
  richTextSchema,
} from '../rich-text/rich-text.ts';
import {
  localizedChangeSchema,
  localizedTextSchema,
  optionalTextSchema,
  textChangeSchema,
} from '../texts.ts';
import { groupRefSchema, userRefSchema } from './user.ts';
import { taskTypeSchema } from './task-type.ts';

const WORK_MODES = ['TRAINING', 'SELFCONTROL', 'CONTROL'] as const;
export const workModeSchema = z.enum(WORK_MODES);
export type WorkMode = z.infer<typeof workModeSchema>;

/** The kind decides at which route the work opens. */
export const workKindSchema = z.enum(['THEORY', 'DOCUMENT', 'PRACTICE', 'EXAM']);
export type WorkKind = z.infer<typeof workKindSchema>;

/** How much of a finished attempt its owner sees. */
export const revealSchema = z.enum(['NOTHING', 'MARK', 'STEPS', 'ALL']);
export type Reveal = z.infer<typeof revealSchema>;

export const MAX_ATTEMPTS = 100;
const attemptsSchema = z.number().int().min(1).max(MAX_ATTEMPTS);
const modeNumbersSchema = z.object({
  TRAINING: attemptsSchema.optional(),
  SELFCONTROL: attemptsSchema.optional(),
  CONTROL: attemptsSchema.optional(),
});

/** Of how many topics a set is drawn at most. */
const MAX_QUOTAS = 50;

const settingsWorkSchema = z.object({
  /** The time limit of an attempt in ms; null for none. */
  timeLimitMillis: z.number().int().min(10_000).max(86_400_000).nullable().default(null),
  /** The sum of max scores that a drawn CONTROL set should reach; null: all tasks of the mode. */
  targetMark: z.number().min(0).max(100_000).nullable().default(null),
  /** How many tasks of each topic, and of those below it, a drawn CONTROL set has; none: drawn by `targetMark`. */
  quotas: z
    .array(z.object({ id: idSchema, count: z.number().int().min(1).max(MAX_QUOTA) }))
    .max(MAX_QUOTAS)
    .default([]),
  /** The modes in which the work may be started. */
  modes: z
    .array(workModeSchema)
    .max(workModeSchema.options.length)
    .default(['TRAINING', 'SELFCONTROL', 'CONTROL']),
  reveal: z
    .object({ TRAINING: revealSchema, SELFCONTROL: revealSchema, CONTROL: revealSchema })
    .default({ TRAINING: 'ALL', SELFCONTROL: 'ALL', CONTROL: 'MARK' }),
  /** Teachers don't see whose an answer is until it is marked. */
  hidesNames: z.boolean().default(false),
});
export type SettingsWork = z.infer<typeof settingsWorkSchema>;

const settingsTaskSchema = z.object({
  modes: z
    .array(workModeSchema)
    .max(workModeSchema.options.length)
    .default(['TRAINING', 'SELFCONTROL', 'CONTROL']),
  /** How many confirmed answers a person may give; null: the work's number for the mode. */
  maxAttempts: attemptsSchema.nullable().default(null),
  /** The points that taking the hint costs. */
  hintPenalty: z.number().min(0).max(1000).default(0),
});

const answerSchema = z.object({
  id: idSchema.optional(),
  content: optionalTextSchema,
  filesId: idListSchema.default([]),
});

/** More than anybody puts beside a question. */
const MAX_ALTS = 100;
const MAX_ALT_LETTERS = 1000;

/** What the pictures beside a question show, in words, by the ids of their files. */
export const altsSchema = boundedRecord(
  idSchema,
  z.object(inEveryLanguage(() => z.string().max(MAX_ALT_LETTERS).default(''))),
  MAX_ALTS,
).optional();
export type Alts = z.infer<typeof altsSchema>;

/** A task as its author sees it, key included; `params` is the task type's data (tasks/<type>/schema.ts). */
export const taskSchema = z.object({
  id: idSchema,
  taskType: taskTypeSchema,
  question: z.object({ content: richTextSchema, filesId: idListSchema.default([]), alts: altsSchema }),
  answers: z.array(answerSchema).max(100).default([]),
  trueAnswerIndex: z.array(z.number().int().min(0).max(1000)).max(100).default([]),
  fileDocumentIds: idListSchema.default([]),
  resultText: optionalRichTextSchema.prefault({}),
  successResult: optionalRichTextSchema.prefault({}),
  failureResult: optionalRichTextSchema.prefault({}),
  neutralResult: optionalRichTextSchema.prefault({}),
  hint: optionalRichTextSchema.prefault({}),
  answerFileIds: idListSchema.default([]),
  settingsTask: settingsTaskSchema.prefault({}),
  maxScore: z.number().min(0).max(10_000),
  params: boundedRecord(z.string().max(64), z.unknown(), 50).default({}),
  version: versionSchema,
});
export type Task = z.infer<typeof taskSchema>;
export const taskInputSchema = taskSchema.omit({ id: true, version: true });

const task = taskInputSchema.shape;
const settingsTask = settingsTaskSchema.shape;
/** The fields of a task to change. None has a default, nor any inside: what was not sent stays as it is. */
export const taskChangeSchema = z.object({
  taskType: task.taskType.optional(),
  question: z
    .object({
      content: localizedRichChangeSchema.optional(),
      filesId: idListSchema.optional(),
      alts: altsSchema,
    })
    .optional(),
  answers: task.answers.unwrap().optional(),
  trueAnswerIndex: task.trueAnswerIndex.unwrap().optional(),
  fileDocumentIds: task.fileDocumentIds.unwrap().optional(),
  resultText: richTextChangeSchema.optional(),
  successResult: richTextChangeSchema.optional(),
  failureResult: richTextChangeSchema.optional(),
  neutralResult: richTextChangeSchema.optional(),
  hint: richTextChangeSchema.optional(),
  answerFileIds: task.answerFileIds.unwrap().optional(),
  settingsTask: z
    .object({
      modes: settingsTask.modes.unwrap().optional(),
      maxAttempts: settingsTask.maxAttempts.unwrap().optional(),
      hintPenalty: settingsTask.hintPenalty.unwrap().optional(),
    })
    .optional(),
  maxScore: task.maxScore.optional(),
  params: task.params.unwrap().optional(),
} satisfies Record<keyof typeof task, z.ZodType>);

export const workSchema = z.object({
  id: idSchema,
  courseId: idSchema.nullable(),
  kind: workKindSchema,
  title: localizedTextSchema,
  description: optionalTextSchema,
  /** The points at which the work counts as passed. */
  gradeForCompletion: z.number().min(0),
  maxTaskAttempts: modeNumbersSchema,
  settingsWork: settingsWorkSchema,
  groups: z.array(groupRefSchema),
  taskCount: z.number().int(),
  /** The sum of the tasks' max scores. */
  maxScore: z.number(),
  dateCreating: dateTimeSchema,
  version: versionSchema,
});
export type Work = z.infer<typeof workSchema>;
export const workDetailsSchema = workSchema.extend({ tasks: z.array(taskSchema) });

export const workInputSchema = z.object({
  courseId: idSchema.nullable().default(null),
  kind: workKindSchema.default('THEORY'),
  title: localizedTextSchema,
  description: optionalTextSchema.prefault({}),
  gradeForCompletion: z.number().min(0).max(100_000).default(0),
  maxTaskAttempts: modeNumbersSchema.default({}),
  settingsWork: settingsWorkSchema.prefault({}),
  groupIds: idListSchema.default([]),
});

const work = workInputSchema.shape;
const settingsWork = settingsWorkSchema.shape;
/** The fields of a work to change, as `taskChangeSchema`. */
export const workChangeSchema = z.object({
  courseId: work.courseId.unwrap().optional(),
  kind: work.kind.unwrap().optional(),
  title: localizedChangeSchema.optional(),
  description: textChangeSchema.optional(),
  gradeForCompletion: work.gradeForCompletion.unwrap().optional(),
  maxTaskAttempts: work.maxTaskAttempts.unwrap().optional(),
  settingsWork: z
    .object({
      timeLimitMillis: settingsWork.timeLimitMillis.unwrap().optional(),
      targetMark: settingsWork.targetMark.unwrap().optional(),
      quotas: settingsWork.quotas.unwrap().optional(),
      modes: settingsWork.modes.unwrap().optional(),
      reveal: settingsWork.reveal.unwrap().partial().optional(),
      hidesNames: settingsWork.hidesNames.unwrap().optional(),
    } satisfies Record<keyof typeof settingsWork, z.ZodType>)
    .optional(),
  groupIds: idListSchema.optional(),
} satisfies Record<keyof typeof work, z.ZodType>);

/** When a work of a course may be begun: at once, after an earlier work of the course is passed, or from a moment on. */
const workOpensSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('AT_ONCE') }),
  z.object({ kind: z.literal('AFTER'), workId: idSchema }),
  z.object({ kind: z.literal('FROM'), at: dateTimeSchema }),
]);
export type WorkOpens = z.infer<typeof workOpensSchema>;

/** More works than a course is ever taught with; a list of them is sent whole. */
export const MAX_COURSE_WORKS = 200;
/** People who may learn a course beside its groups. */
const MAX_COURSE_PEOPLE = 1000;

export const courseSchema = z.object({
  id: idSchema,
  title: localizedTextSchema,
  description: optionalTextSchema,
  /** The picture of the course, a file; null for none. */
  pictureId: idSchema.nullable(),
  /** Of the groups to whom it is open, those that the caller may see. */
  groups: z.array(groupRefSchema),
  workCount: z.number().int(),
  /** How many people of those whom the caller may see learn it, through a group or by name. */
  learnerCount: z.number().int(),
  dateCreating: dateTimeSchema,
  dateChanged: dateTimeSchema,
  /** Since when it is in the archive; null: it is not. */
  archivedAt: dateTimeSchema.nullable(),
  version: versionSchema,
});
export type Course = z.infer<typeof courseSchema>;

/** A course as its author sees it: its works in order, and the people it is open to by name. */
export const courseDetailsSchema = courseSchema.extend({
  works: z.array(
    workSchema
      .pick({ id: true, kind: true, title: true, taskCount: true, maxScore: true })
      .extend({ opens: workOpensSchema }),
  ),
  /** Those whom the caller may see. */
  people: z.array(userRefSchema),
  /** How many more there are whom the caller may not see. */
  hiddenPersonCount: z.number().int().min(0),
});
export type CourseDetails = z.infer<typeof courseDetailsSchema>;

const courseWorksSchema = z.array(z.object({ id: idSchema, opens: workOpensSchema })).max(MAX_COURSE_WORKS);
const coursePeopleSchema = z.array(idSchema).max(MAX_COURSE_PEOPLE);

export const courseInputSchema = z.object({
  title: localizedTextSchema,
  description: optionalTextSchema.prefault({}),
  groupIds: idListSchema.default([]),
  pictureId: idSchema.nullable().default(null),
  userIds: coursePeopleSchema.default([]),
  /** The works in order; a work of another course moves here. */
  works: courseWorksSchema.default([]),
});

/** The fields of a course to change. None has a default: what was not sent stays as it is. */
export const courseChangeSchema = z.object({
  title: localizedChangeSchema.optional(),
  description: textChangeSchema.optional(),
  groupIds: idListSchema.optional(),
  pictureId: idSchema.nullable().optional(),
  userIds: coursePeopleSchema.optional(),
  works: courseWorksSchema.optional(),
});

/** A work as a learner sees it: without tasks and keys, with a summary of their own attempts. */
/** A control event of the person holds a work from its start to its end: nothing tells right from wrong then. */
export const holdingSchema = z.object({ from: dateTimeSchema, until: dateTimeSchema });
export type Holding = z.infer<typeof holdingSchema>;

export const learnerWorkSchema = workSchema.omit({ groups: true }).extend({
  bestMark: z.number().nullable(),
  passed: z.boolean(),
  attemptCount: z.number().int(),
  /** The attempt in progress, if there is one. */
  runningAttemptId: idSchema.nullable(),
  runningMode: workModeSchema.nullable(),
  /** When the attempt in progress closes by itself; null: never, or there is none. */
  runningDeadline: dateTimeSchema.nullable(),
  /** What the work waits for before the person may begin it; null: it is open. */
  waitsFor: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('AFTER'), workId: idSchema, title: localizedTextSchema }),
      z.object({ kind: z.literal('FROM'), at: dateTimeSchema }),
    ])
    .nullable(),
  /** Until when a control event holds the work for the person, so that no other mode begins; null: none does. */
  heldUntil: dateTimeSchema.nullable(),
  /** Open and coming events that hold it, for devices that begin it without the network. */
  holdings: z.array(holdingSchema),
});
export type LearnerWork = z.infer<typeof learnerWorkSchema>;

export const learnerCourseSchema = courseSchema
  .omit({ groups: true, learnerCount: true, archivedAt: true, dateChanged: true })
  .extend({
    works: z.array(learnerWorkSchema),
    passedCount: z.number().int(),
  });
export type LearnerCourse = z.infer<typeof learnerCourseSchema>;

export const documentRefsSchema = z.array(fileRefSchema);
