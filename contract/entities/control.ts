// What goes on in a control event: the rows of its board, and the acts of those who watch it.
import { z } from 'zod';
import { dateTimeSchema, idListSchema, idSchema } from '../common.ts';
import { logEntrySchema } from '../simulation/log.ts';
import { trilingualSchema } from '../simulation/text.ts';
import { optionalTextSchema } from '../texts.ts';
import { attemptStatusSchema, simulationPlaySchema } from './attempt.ts';
import { userRefSchema } from './user.ts';
import { writtenText } from '../written-text.ts';

const MAX_REASON = 500;
const MAX_MESSAGE = 500;
const MAX_GIVEN_MINUTES = 600;

const reasonSchema = z.string().trim().max(MAX_REASON);
const givenMinutes = z.number().int().min(1).max(MAX_GIVEN_MINUTES);

/** PAUSE: its people read who stopped the time, and `text`. REOPEN: the attempt goes on as it stands, for so many minutes. NOTE: an irregularity, for the log alone. */
const controlActSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('MORE_TIME'), minutes: givenMinutes }),
  z.object({ kind: z.literal('PAUSE'), text: z.string().trim().max(MAX_MESSAGE).optional() }),
  z.object({ kind: z.literal('GO_ON') }),
  z.object({ kind: z.literal('CLOSE') }),
  z.object({ kind: z.literal('REOPEN'), minutes: givenMinutes }),
  z.object({ kind: z.literal('MESSAGE'), text: writtenText(MAX_MESSAGE) }),
  z.object({ kind: z.literal('NOTE') }),
  z.object({ kind: z.literal('TAKE_OUT') }),
  z.object({ kind: z.literal('BRING_BACK') }),
]);
export type ControlAct = z.infer<typeof controlActSchema>;
export type ControlActKind = ControlAct['kind'];

export const actInputSchema = z.object({
  act: controlActSchema,
  userIds: idListSchema.min(1),
  reason: reasonSchema.default(''),
});

/** Why an act was not done for a person. */
const ACT_REFUSALS = [
  'NOT_IN_EVENT',
  'OUT',
  'NOT_OUT',
  'ENDED',
  'PAUSED',
  'NOT_PAUSED',
  'NOT_BEGUN',
  'NOT_RUNNING',
  'RUNNING',
] as const;
const refusedActSchema = z.object({ userId: idSchema, why: z.enum(ACT_REFUSALS) });
export type RefusedAct = z.infer<typeof refusedActSchema>;
export type ActRefusal = RefusedAct['why'];

export const actOutcomeSchema = z.object({ done: idListSchema, refused: z.array(refusedActSchema) });

/** An act as the history shows it, with those of its people whom the caller may see. */
export const doneActSchema = z.object({
  id: idSchema,
  at: dateTimeSchema,
  byName: z.string(),
  act: controlActSchema,
  reason: z.string(),
  people: z.array(userRefSchema),
  /** For whom it was not done, and why. */
  refused: z.array(z.object({ user: userRefSchema, why: z.enum(ACT_REFUSALS) })),
});
export type DoneAct = z.infer<typeof doneActSchema>;

/** One person of an event on its board. */
const boardRowSchema = z.object({
  user: userRefSchema,
  attemptId: idSchema.nullable(),
  status: attemptStatusSchema.nullable(),
  /** Whether a page of the person's listens. */
  isConnected: z.boolean(),
  /** When something of the attempt was last saved; null: not begun. */
  savedAt: dateTimeSchema.nullable(),
  startedAt: dateTimeSchema.nullable(),
  /** Begun: the attempt's; else the person's last moment to work. */
  deadline: dateTimeSchema,
  /** Planned extra time in ms, and what was given while the event ran. */
  plannedMs: z.number().int(),
  incidentMs: z.number().int(),
  pausedAt: dateTimeSchema.nullable(),
  outAt: dateTimeSchema.nullable(),
  taskCount: z.number().int(),
  /** Tasks with an answer or a draft. */
  doneCount: z.number().int(),
  /** The task worked on last, counted from 1; 0: none yet. */
  lastTask: z.number().int(),
  /** The simulation that the person is at, counted from 1; 0: they are at none. */
  sceneTask: z.number().int(),
  /** Simulations: acts in all, and the code of the last one; null: none. */
  actionCount: z.number().int(),
  lastCode: z.string().nullable(),
  /** How often the attempt was opened. */
  openings: z.number().int(),
  /** Batches that the server refused and kept aside. */
  branchCount: z.number().int(),
  noteCount: z.number().int(),
  /** Messages that the person has not confirmed. */
  unseenMessages: z.number().int(),
  /** null: not marked yet, or not for the watcher. */
  mark: z.number().nullable(),
  maxScore: z.number().nullable(),
});
export type BoardRow = z.infer<typeof boardRowSchema>;

export const boardSchema = z.object({
  /** The number of the last change in it. */
  number: z.number().int(),
  serverNow: dateTimeSchema,
  rows: z.array(boardRowSchema),
  /** People of the event whom the caller may not see. */
  hiddenUserCount: z.number().int(),
});
export type Board = z.infer<typeof boardSchema>;

/** An event of a board's stream: everything, or what has changed since the last number. */
export const boardEventSchema = boardSchema.extend({ kind: z.enum(['ALL', 'CHANGES']) });
export type BoardEvent = z.infer<typeof boardEventSchema>;

/** Who has stopped a learner's time, and what they say. */
export const pausedBySchema = z.object({ byName: z.string(), text: z.string() });
export type PausedBy = z.infer<typeof pausedBySchema>;

/** What a learner is told by those who watch. */
export const controlMessageSchema = z.object({
  id: idSchema,
  at: dateTimeSchema,
  byName: z.string(),
  /** Who rings up in the simulation; null: it is a message of those who watch. */
  caller: trilingualSchema.nullable(),
  text: z.string(),
});
export type ControlMessage = z.infer<typeof controlMessageSchema>;

/** How far an event has come. */
export const eventProgressSchema = z.object({
  executionId: idSchema,
  assigned: z.number().int(),
  begun: z.number().int(),
  handedIn: z.number().int(),
  marked: z.number().int(),
});
export type EventProgress = z.infer<typeof eventProgressSchema>;

/** What stands against an event that is being made. */
export const readinessSchema = z.object({
  /** The work has a draft that is not published. */
  hasDraft: z.boolean(),
  /** Whether a drawn set reaches the work's target mark. */
  draw: z.object({ taskCount: z.number().int(), totalScore: z.number(), isExact: z.boolean() }),
  /** Copies with keys that are out, and until when. */
  copies: z.array(z.object({ user: userRefSchema, until: dateTimeSchema })),
  /** Other events of the same people at the same time. */
  clashes: z.array(
    z.object({
      user: userRefSchema,
      title: optionalTextSchema,
      startDateTime: dateTimeSchema,
      endDateTime: dateTimeSchema,
    }),
  ),
  /** How many people are assigned in all. */
  peopleCount: z.number().int(),
});
export type Readiness = z.infer<typeof readinessSchema>;

/** What has been published since an event's content, and whom it would not reach. */
export const eventContentSchema = z.object({
  /** The event gives what was published up to then. */
  contentAt: dateTimeSchema,
  /** What this was compared with: what is published at this moment. */
  asOf: dateTimeSchema,
  isBehind: z.boolean(),
  /** Tasks in the work, and cases of its tasks; whether the rules of the work changed. */
  changes: z.object({
    added: z.number().int(),
    removed: z.number().int(),
    changed: z.number().int(),
    cases: z.number().int(),
    rules: z.boolean(),
  }),
  /** Who has begun keeps what they began with. */
  begun: z.array(userRefSchema),
  /** How many more have begun whom the caller may not see. */
  otherBegunCount: z.number().int(),
  notBegunCount: z.number().int(),
});
export type EventContent = z.infer<typeof eventContentSchema>;

const stateCode = z.string().regex(/^\d{6}$/);

/** Where somebody stands in the simulations of their attempt: those in which they have acted. */
export const practiceNowSchema = z.object({
  asOf: dateTimeSchema,
  tasks: z.array(
    z.object({
      /** Of the task in the attempt, counted from 1. */
      number: z.number().int(),
      /** null: not named in the ruleset. */
      place: trilingualSchema.nullable(),
      lastAction: trilingualSchema.nullable(),
      /** null: the simulation has none. */
      codes: z.object({ emergencySituations: stateCode, stateProcess: stateCode }).nullable(),
      /** What it would be marked with now; null: nothing to mark yet, or not for the watcher. */
      score: z.number().nullable(),
      maxScore: z.number(),
    }),
  ),
});
export type PracticeNow = z.infer<typeof practiceNowSchema>;

const MAX_RUN_LETTERS = 200;
const MAX_ENTRIES = 1_000_000_000;

export const sceneQuerySchema = z.object({
  /** The run that the caller has, as an earlier response named it, and how many entries of it. */
  run: z.string().max(MAX_RUN_LETTERS).optional(),
  after: z.coerce.number().int().min(0).max(MAX_ENTRIES).default(0),
});

/** A learner's simulation as it is saved so far: all of it, or what came since the caller last asked. */
export const sceneNowSchema = z.object({
  asOf: dateTimeSchema,
  user: userRefSchema,
  attemptId: idSchema,
  taskId: idSchema,
  startedAt: dateTimeSchema,
  /** false: nothing more comes. */
  isRunning: z.boolean(),
  /** Names the run: one that was begun anew has another name. */
  run: z.string(),
  /** null: the caller has it, since `run` is the one that they named. */
  simulation: simulationPlaySchema.nullable(),
  /** How many entries come before these. */
  from: z.number().int(),
  entries: z.array(logEntrySchema),
});
export type SceneNow = z.infer<typeof sceneNowSchema>;
