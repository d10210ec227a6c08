import { startOfDay } from '#contract/wall-time.ts';
import { siteZone } from './site-zone.ts';

/** The moment (ISO 8601) at which a day (`2026-03-01`) begins on the site, `days` later. */
export function startOfSiteDay(date: string, days = 0): string {
  return new Date(startOfDay(siteZone(), date, days)).toISOString();
}
