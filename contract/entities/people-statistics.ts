// Figures of people: of a person, a group or a course; and what a learner has mastered.
import { z } from 'zod';
import { dateTimeSchema, idSchema } from '../common.ts';
import { trilingualSchema } from '../simulation/text.ts';
import { optionalTextSchema } from '../texts.ts';
import { countedGroupSchema, countedResultsSchema } from './counted-group.ts';
import { countedChoiceSchema, countedMarksSchema } from './statistics.ts';
import { workKindSchema, workModeSchema } from './work.ts';

/** Of a group or person the latest so many runs of simulations are looked at. */
export const MAX_COUNTED_RUNS = 4000;
/** So many runs in a row without a fault: the rule is mastered. */
export const MASTERED_RUNS = 2;
/** A rule mastered by two, three, four or more runs in a row is refreshed after so many days. */
export const REFRESH_DAYS = [30, 60, 120] as const;

/** NOT: wrong the last time. ONCE: right the last time, not often enough. REFRESH: mastered too long ago. */
export const RULE_STATES = ['NOT', 'ONCE', 'REFRESH', 'MASTERED'] as const;
export const ruleStateSchema = z.enum(RULE_STATES);
export type RuleState = z.infer<typeof ruleStateSchema>;

/** A step of a case, however many people, runs and works it was judged in. */
const ruleFiguresSchema = z.object({
  id: z.string(),
  text: trilingualSchema,
  /** Runs in which it was judged, and those in which it was late, out of order or missed. */
  runs: z.number().int(),
  wrong: z.number().int(),
  /** Share of the wrong ones in the first, second … run of each person; empty: not counted by run. */
  byRun: z.array(z.object({ people: z.number().int(), errors: z.number() })),
  /** People by how they stand; null: not counted by person. */
  states: z.record(ruleStateSchema, z.number().int()).nullable(),
  /** The latest run in which it was wrong; null: there is none, or the caller may not open it. */
  attemptId: idSchema.nullable(),
});
export type RuleFigures = z.infer<typeof ruleFiguresSchema>;

const workOfPeopleSchema = countedResultsSchema.extend({
  id: idSchema,
  title: optionalTextSchema,
  kind: workKindSchema,
  people: z.number().int(),
  /** The start of the latest attempt; null: not told. */
  lastAt: dateTimeSchema.nullable(),
});
export type WorkOfPeople = z.infer<typeof workOfPeopleSchema>;

const countedPersonSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Works that they finished, and those of them that they passed. */
  works: z.number().int(),
  passed: z.number().int(),
  mean: z.number().nullable(),
  lastAt: dateTimeSchema,
});
export type CountedPerson = z.infer<typeof countedPersonSchema>;

const SUBJECT_KINDS = ['COURSE', 'GROUP', 'PERSON'] as const;

export const peopleStatisticsSchema = countedResultsSchema.extend({
  subject: z.object({ kind: z.enum(SUBJECT_KINDS), id: idSchema, title: optionalTextSchema }),
  mode: workModeSchema,
  /** The modes in which somebody has finished. */
  modes: z.array(workModeSchema),
  choice: countedChoiceSchema,
  marks: countedMarksSchema,
  /** Some of the counted marks were changed: figures as first marked are others. */
  hasFirstMarks: z.boolean(),
  /** Something has changed that these figures do not show yet: it is counted within a minute. */
  isDue: z.boolean(),
  /** Finished attempts whose marking is not: they are not counted yet. */
  waiting: z.number().int(),
  /** Only the latest attempts or runs are counted. */
  isCapped: z.boolean(),
  /** Of some works the people are fewer than MIN_TOLD_PEOPLE and not all the caller's: those are left out. */
  isWithheld: z.boolean(),
  /** Attempts by their share of the points, in twenty steps of 5 %. */
  spread: z.array(z.number().int()).length(20),
  /** Whoever needs help first, here and in the lists below. */
  works: z.array(workOfPeopleSchema),
  /** Empty for a course, whose people stand in their groups, and for a person. */
  persons: z.array(countedPersonSchema),
  /** Of a course. */
  groups: z.array(countedGroupSchema),
  rules: z.array(ruleFiguresSchema),
});
export type PeopleStatistics = z.infer<typeof peopleStatisticsSchema>;

/** What a learner has mastered of what was judged without help, and how to practise the rest. */
export const ownProgressSchema = z.object({
  rules: z.array(
    z.object({
      id: z.string(),
      text: trilingualSchema,
      state: ruleStateSchema,
      runs: z.number().int(),
      wrong: z.number().int(),
      lastAt: dateTimeSchema,
      /** When it should be practised again; null: now, as it is not mastered. */
      refreshAt: dateTimeSchema.nullable(),
    }),
  ),
  /** Works that practise what is not mastered, the one with the most such rules first. */
  exercises: z.array(
    z.object({
      workId: idSchema,
      title: optionalTextSchema,
      kind: workKindSchema,
      mode: z.enum(['TRAINING', 'SELFCONTROL']),
      /** How many of the rules it practises. */
      rules: z.number().int(),
    }),
  ),
});
export type OwnProgress = z.infer<typeof ownProgressSchema>;
