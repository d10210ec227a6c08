// The days of the overview, by the site's clocks.
import { OVERVIEW_DAYS } from '#contract/entities/overview.ts';
import { startOfDay, wallTimeOf } from '#contract/wall-time.ts';
import { readSiteSettings } from '#server/repositories/site-settings.ts';
import type { Db } from '#server/storage/schema.ts';

export interface OverviewDays {
  readonly timeZone: string;
  /** `2026-03-01`, the earliest first and today last: OVERVIEW_DAYS and as many before them. */
  readonly dates: readonly string[];
  /** When the first of them began, and the first of the latter half; ISO 8601. */
  readonly from: string;
  readonly lateFrom: string;
}

/** The date that clocks of a zone show at a moment (ISO 8601), some days later. */
export function dateAt(timeZone: string, moment: string, daysLater = 0): string {
  const { year, month, day } = wallTimeOf(timeZone, Date.parse(moment));
  return new Date(Date.UTC(year, month - 1, day + daysLater)).toISOString().slice(0, 10);
}

/** @param now ISO 8601 */
export async function overviewDays(db: Db, now: string): Promise<OverviewDays> {
  const { timeZone } = await readSiteSettings(db);
  const startOf = (daysAgo: number): string =>
    new Date(startOfDay(timeZone, dateAt(timeZone, now), -daysAgo)).toISOString();
  return {
    timeZone,
    dates: Array.from({ length: 2 * OVERVIEW_DAYS }, (_, at) =>
      dateAt(timeZone, now, at - 2 * OVERVIEW_DAYS + 1),
    ),
    from: startOf(2 * OVERVIEW_DAYS - 1),
    lateFrom: startOf(OVERVIEW_DAYS - 1),
  };
}
