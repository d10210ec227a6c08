/** Courses, works and tasks: what a teacher makes. */
import { z } from 'zod';
import { dateTimeSchema, fileRefSchema, idListSchema, idSchema, versionSchema } from '../common.ts';
import { localizedTextSchema, optionalTextSchema } from '../texts.ts';
import { groupRefSchema } from './user.ts';

export const workModes = ['TRAINING', 'SELFCONTROL', 'CONTROL'] as const;
export const workModeSchema = z.enum(workModes);
export type WorkMode = z.infer<typeof workModeSchema>;

/** The kind decides which route opens the work. */
export const workKindSchema = z.enum(['THEORY', 'DOCUMENT', 'PRACTICE', 'EXAM']);
export type WorkKind = z.infer<typeof workKindSchema>;

export const taskTypes = [
  'COMMONQUESTION',
  'QUESTION',
  'EMPTYQUESTION',
  'PAINT',
  'TASKTESTCASECASSETESTATUS',
  'SINGLECHOICE',
  'MULTICHOICE',
  'ORDERING',
  'MATCHING',
  'NUMERIC',
  'DOCUMENT',
  'ROOM',
  'EQUIPMENT',
] as const;
export const taskTypeSchema = z.enum(taskTypes);
export type TaskType = z.infer<typeof taskTypeSchema>;

/** How much of a finished attempt its owner sees. */
export const revealSchema = z.enum(['NOTHING', 'MARK', 'STEPS', 'ALL']);
export type Reveal = z.infer<typeof revealSchema>;

const attemptsSchema = z.number().int().min(1).max(100);
export const modeNumbersSchema = z.object({
  TRAINING: attemptsSchema.optional(),
  SELFCONTROL: attemptsSchema.optional(),
  CONTROL: attemptsSchema.optional(),
});

export const settingsWorkSchema = z.object({
  /** The maximum time of an attempt in ms; null for none. */
  timeLimitMillis: z.number().int().min(10_000).max(86_400_000).nullable().default(null),
  /** The sum of max scores that a drawn CONTROL set adds up to; null: all tasks of the mode. */
  targetMark: z.number().min(0).max(100_000).nullable().default(null),
  /** In which modes the work may be started. */
  modes: z.array(workModeSchema).default(['TRAINING', 'SELFCONTROL', 'CONTROL']),
  reveal: z
    .object({ TRAINING: revealSchema, SELFCONTROL: revealSchema, CONTROL: revealSchema })
    .default({ TRAINING: 'ALL', SELFCONTROL: 'ALL', CONTROL: 'MARK' }),
  /** Whose an answer is stays hidden from teachers until it is marked. */
  hidesNames: z.boolean().default(false),
});
export type SettingsWork = z.infer<typeof settingsWorkSchema>;

export const settingsTaskSchema = z.object({
  modes: z.array(workModeSchema).default(['TRAINING', 'SELFCONTROL', 'CONTROL']),
  /** Confirmed answers a person may give; null: the work's number for the mode. */
  maxAttempts: attemptsSchema.nullable().default(null),
  /** Points that taking the hint costs. */
  hintPenalty: z.number().min(0).max(1000).default(0),
});

export const answerSchema = z.object({
  id: idSchema.optional(),
  content: optionalTextSchema,
  filesId: idListSchema.default([]),
});

/** A task as its author sees it; `params` is data of the type (tasks/<type>/schema.ts), key and all. */
export const taskSchema = z.object({
  id: idSchema,
  taskType: taskTypeSchema,
  question: z.object({ content: localizedTextSchema, filesId: idListSchema.default([]) }),
  answers: z.array(answerSchema).max(100).default([]),
  trueAnswerIndex: z.array(z.number().int().min(0).max(1000)).max(100).default([]),
  fileDocumentIds: idListSchema.default([]),
  resultText: optionalTextSchema.prefault({}),
  successResult: optionalTextSchema.prefault({}),
  failureResult: optionalTextSchema.prefault({}),
  neutralResult: optionalTextSchema.prefault({}),
  hint: optionalTextSchema.prefault({}),
  answerFileIds: idListSchema.default([]),
  settingsTask: settingsTaskSchema.prefault({}),
  maxScore: z.number().min(0).max(10_000),
  params: z.record(z.string(), z.unknown()).default({}),
  version: versionSchema,
});
export type Task = z.infer<typeof taskSchema>;
export const taskInputSchema = taskSchema.omit({ id: true, version: true });

export const workSchema = z.object({
  id: idSchema,
  courseId: idSchema.nullable(),
  kind: workKindSchema,
  title: localizedTextSchema,
  description: optionalTextSchema,
  /** Points at which the work counts as passed. */
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

export const courseSchema = z.object({
  id: idSchema,
  title: localizedTextSchema,
  description: optionalTextSchema,
  groups: z.array(groupRefSchema),
  workCount: z.number().int(),
  dateCreating: dateTimeSchema,
  version: versionSchema,
});
export type Course = z.infer<typeof courseSchema>;
export const courseInputSchema = z.object({
  title: localizedTextSchema,
  description: optionalTextSchema.prefault({}),
  groupIds: idListSchema.default([]),
});

/** What a learner sees of a work: no tasks, no keys; their own past in short. */
export const learnerWorkSchema = workSchema.omit({ groups: true }).extend({
  bestMark: z.number().nullable(),
  passed: z.boolean(),
  attemptCount: z.number().int(),
  /** The attempt in progress, if there is one. */
  runningAttemptId: idSchema.nullable(),
  runningMode: workModeSchema.nullable(),
  /** When the attempt in progress closes by itself; null: never, or none runs. */
  runningDeadline: dateTimeSchema.nullable(),
});
export type LearnerWork = z.infer<typeof learnerWorkSchema>;

export const learnerCourseSchema = courseSchema.omit({ groups: true }).extend({
  works: z.array(learnerWorkSchema),
  passedCount: z.number().int(),
});
export type LearnerCourse = z.infer<typeof learnerCourseSchema>;

export const documentRefsSchema = z.array(fileRefSchema);
