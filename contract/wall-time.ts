// What clocks of a zone show, and when they show it. Moments are in ms since 1970.
import { partsIn } from './time-zone.ts';

/** A time as clocks in a zone show it; `month` from 1. */
interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** What the clocks of a zone show at a moment. */
export function wallTimeOf(timeZone: string, ms: number): WallTime {
  const parts = partsIn(timeZone, ms);
  const of = (type: keyof WallTime): number => Number(parts.find((part) => part.type === type)?.value);
  return { year: of('year'), month: of('month'), day: of('day'), hour: of('hour'), minute: of('minute') };
}

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** Days since 1970 of a date; days beyond its month count on (Howard Hinnant, days_from_civil). */
export function dayNumber({ year, month, day }: Pick<WallTime, 'year' | 'month' | 'day'>): number {
  // Years begin in March, so that the day of a leap year comes last.
  const years = month > 2 ? year : year - 1;
  const daysOfMonths = Math.floor((153 * ((month + 9) % 12) + 2) / 5);
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leaps + daysOfMonths + day - 1 - 719_468;
}

/** Minutes since 1970 of a wall time, as if its zone were UTC. */
function minutesOf(wall: WallTime): number {
  return dayNumber(wall) * DAY + wall.hour * HOUR + wall.minute;
}

/**
 * The moment at which the clocks of a zone show a time. Of two such moments, when clocks are put back, the first; a time
 * that they skip is as long after the skip.
 */
export function momentOf(timeZone: string, wall: WallTime): number {
  const wanted = minutesOf(wall);
  const offsetAt = (minutes: number): number =>
    minutesOf(wallTimeOf(timeZone, minutes * MINUTE_MS)) - minutes;
  const [before, after] = [offsetAt(wanted - DAY), offsetAt(wanted + DAY)];
  const fitting = [before, after]
    .map((offset) => wanted - offset)
    .filter((at) => at + offsetAt(at) === wanted);
  return (fitting.length === 0 ? wanted - before : Math.min(...fitting)) * MINUTE_MS;
}

/** The moment at which a day (`2026-03-01`) begins in a zone, `days` later. */
export function startOfDay(timeZone: string, date: string, days = 0): number {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number);
  return momentOf(timeZone, { year, month, day: day + days, hour: 0, minute: 0 });
}
