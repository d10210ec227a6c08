// What has been learned of late by those whom a person looks after.
import { z } from 'zod';

/** The days of the overview, today included; as many before them are told to compare with. */
export const OVERVIEW_DAYS = 28;
/** So many attempts, the latest, are counted at most. */
export const MAX_OVERVIEW_ATTEMPTS = 20_000;

const overviewDaySchema = z.object({
  /** The day in the site's time zone. */
  date: z.iso.date(),
  /** Attempts begun on it; those of them that are marked to the end; those of these that are passed. */
  begun: z.number().int(),
  marked: z.number().int(),
  passed: z.number().int(),
});

export const overviewSchema = z.object({
  /** From the earliest to today: OVERVIEW_DAYS days and as many before them. */
  days: z.array(overviewDaySchema).length(2 * OVERVIEW_DAYS),
  /** Different people who began one in the latter half. */
  people: z.number().int(),
  /** People with an account that works and a group that the caller sees. */
  learners: z.number().int(),
  /** Attempts under way now, counted up to 1,000. */
  inProgress: z.number().int(),
  /** There were more than MAX_OVERVIEW_ATTEMPTS: the first days lack some. */
  isCut: z.boolean(),
});
export type Overview = z.infer<typeof overviewSchema>;
