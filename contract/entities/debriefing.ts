// What a debriefing shows of the attempts of an event: their runs side by side, and moments that are suggested as bookmarks.
import { z } from 'zod';
import { idSchema } from '../common.ts';
import { gradeSchema } from '../simulation/grade.ts';
import { trilingualSchema } from '../simulation/text.ts';

/** People on one page of the time line. */
export const RUNS_AT_ONCE = 40;
/** Of one run, from its start. */
export const MAX_RUN_MARKS = 300;
/** Attempts that are looked at for suggestions, by number. */
export const MAX_SUGGESTED_FROM = 500;

/** STEP: a step that was done, in time and order. EMERGENCY: a situation began. */
const runMarkSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('STEP'), atMs: z.number().int(), text: trilingualSchema }),
  z.object({
    kind: z.literal('ERROR'),
    atMs: z.number().int(),
    text: trilingualSchema,
    status: gradeSchema.shape.judgements.element.shape.status,
  }),
  z.object({ kind: z.literal('EMERGENCY'), atMs: z.number().int(), text: trilingualSchema.nullable() }),
  z.object({ kind: z.literal('BOOKMARK'), atMs: z.number().int(), note: z.string() }),
]);
export type RunMark = z.infer<typeof runMarkSchema>;

/** Who it is: a number, and a name where names are asked for. */
const shownPersonSchema = z.object({ number: z.number().int(), name: z.string().nullable() });
export type ShownPerson = z.infer<typeof shownPersonSchema>;

const eventRunSchema = shownPersonSchema.extend({
  attemptId: idSchema,
  taskId: idSchema,
  durationMs: z.number().int(),
  passed: z.boolean().nullable(),
  /** By time. */
  marks: z.array(runMarkSchema),
});
export type EventRun = z.infer<typeof eventRunSchema>;

export const eventRunsSchema = z.object({
  /** Numbers of the tasks in the attempts that are simulations. */
  taskNumbers: z.array(z.number().int()),
  /** Whose runs these are; null: there is no simulation. */
  taskNumber: z.number().int().nullable(),
  /** How many people have a run that is marked. */
  total: z.number().int(),
  /** By number, from the one asked for. */
  runs: z.array(eventRunSchema),
});
export type EventRuns = z.infer<typeof eventRunsSchema>;

const suggestedSchema = z.object({
  /** What was done: an error, a situation, a step. */
  text: trilingualSchema,
  taskNumber: z.number().int(),
  /** How many people it happened to, of how many. */
  count: z.number().int(),
  of: z.number().int(),
  /** Of the first. */
  atMs: z.number().int(),
  /** The first few of them. */
  people: z.array(shownPersonSchema),
  /** What a bookmark of it keeps. */
  moments: z.array(z.object({ attemptId: idSchema, taskId: idSchema, atMs: z.number().int() })).min(1),
});

/** FIRST_ERROR: what most people did wrong first. FASTEST: whoever answered a situation first. MOVED: a step that most did in the wrong place. */
export const suggestionSchema = z.discriminatedUnion('kind', [
  suggestedSchema.extend({ kind: z.literal('FIRST_ERROR') }),
  suggestedSchema.extend({
    kind: z.literal('FASTEST'),
    /** From the beginning of the situation to the first right step. */
    answerMs: z.number().int(),
    /** Of all who answered, in the middle. */
    medianMs: z.number().int(),
  }),
  suggestedSchema.extend({
    kind: z.literal('MOVED'),
    /** Where it belongs, as most were told. */
    shouldBe: z.object({ side: z.enum(['before', 'after']), text: trilingualSchema }).nullable(),
  }),
]);
export type Suggestion = z.infer<typeof suggestionSchema>;
