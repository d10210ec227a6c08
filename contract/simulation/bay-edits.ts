// What a site changes in the rules of a bay: the changed rows alone, by their ids. All else is as in the ruleset on which it is based.
import { z } from 'zod';
import { idSchema } from './case-parts.ts';
import { MAX_SITUATIONS } from './equipment-case.ts';
import { calledIdSchema } from './equipment-emergency.ts';
import { alarmRowSchema } from './equipment-terminal.ts';
import { recipeSchema, trackTimesSchema } from './equipment-track.ts';
import { inEveryLanguage } from '../languages.ts';

const MAX_TEXT = 4000;
const MAX_NUMBER = 20;
const MAX_PHASES = 4;
const MAX_DEADLINES = 40;

const ms = z.number().int().min(0).max(86_400_000);
const someMs = ms.min(1);

/** A text while it is typed: it may be empty, which the check list says. */
const textSchema = z.object(inEveryLanguage(() => z.string().max(MAX_TEXT)));

const areDifferent = (rows: readonly { readonly id: string }[]): boolean =>
  new Set(rows.map(({ id }) => id)).size === rows.length;

const rowsOf = <Row extends z.ZodType<{ readonly id: string }>>(row: Row, max: number) =>
  z.array(row).max(max).refine(areDifferent);

const editedRecipeSchema = recipeSchema.pick({ id: true, steps: true }).extend({ text: textSchema });

/** A person who is called: the name, and the number in the telephone list. */
const editedPersonSchema = z.object({
  id: calledIdSchema,
  text: textSchema,
  number: z.string().max(MAX_NUMBER),
});

const editedAnswerSchema = z.object({ id: idSchema, text: textSchema });

const editedAlarmSchema = alarmRowSchema
  .pick({ id: true, effect: true })
  .extend({ text: textSchema, advice: textSchema });

const editedPhaseSchema = z.object({ id: idSchema, text: textSchema, lastsMs: someMs });

const editedSituationSchema = z.object({
  id: idSchema,
  text: textSchema,
  phases: rowsOf(editedPhaseSchema, MAX_PHASES),
});

/** Up to `promptMs` a step of the answer is worth all, from `withinMs` on nothing. */
const deadlineSchema = z.object({ id: idSchema, promptMs: ms, withinMs: someMs });

/** By when one reacts to a situation; all times count from its start. */
const reactionFields = {
  id: idSchema,
  /** By when one is out of danger. */
  outMs: ms.optional(),
  /** By when somebody has been told. */
  toldMs: ms.optional(),
  /** By when who is hurt has been rinsed. */
  rinsedMs: ms.optional(),
} as const;

const editedReactionSchema = z.object({
  ...reactionFields,
  deadlines: rowsOf(deadlineSchema, MAX_DEADLINES),
});

/** The reaction times of a ruleset, with what its steps are called. */
export const bayReactionSchema = z.object({
  ...reactionFields,
  deadlines: z.array(deadlineSchema.extend({ text: textSchema })),
});

export const bayEditsSchema = z.object({
  recipes: rowsOf(editedRecipeSchema, 200),
  times: trackTimesSchema.partial(),
  persons: rowsOf(editedPersonSchema, calledIdSchema.options.length),
  answers: rowsOf(editedAnswerSchema, 300),
  alarms: rowsOf(editedAlarmSchema, 200),
  situations: rowsOf(editedSituationSchema, MAX_SITUATIONS),
  reactions: rowsOf(editedReactionSchema, MAX_SITUATIONS),
});

export type BayEdits = Readonly<z.infer<typeof bayEditsSchema>>;
export type BayReaction = Readonly<z.infer<typeof bayReactionSchema>>;
/** The tables whose rows are edited by their ids. */
export type BayTable = Exclude<keyof BayEdits, 'times'>;
export type BayRow<Table extends BayTable> = BayEdits[Table][number];
