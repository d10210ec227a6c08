import { DATE_TAGS, LANGUAGE_TAGS, type Language } from '#contract/languages.ts';
import { zoneMark } from '#contract/time-zone.ts';
import { dayNumber, wallTimeOf } from '#contract/wall-time.ts';
import { siteZone } from './site-zone.ts';
/** A period in the reader's language and the site's time zone, which it names: `сегодня, 18:00–19:30 UTC+3`. */

const JOINED = '\u00a0';

/** The day of a moment in the site's zone, in days since 1970. */
function dayOf(ms: number): number {
  return dayNumber(wallTimeOf(siteZone(), ms));
}

/** Today and tomorrow by name, other days by date. */
function dayText(language: Language, iso: string, nowMs: number): string {
  const days = dayOf(Date.parse(iso)) - dayOf(nowMs);
  if (days === 0 || days === 1)
    return new Intl.RelativeTimeFormat(LANGUAGE_TAGS[language], { numeric: 'auto' }).format(days, 'day');
  const shape = { day: 'numeric', month: 'long', timeZone: siteZone() } as const;
  return new Intl.DateTimeFormat(DATE_TAGS[language], shape).format(new Date(iso));
}

function timeText(language: Language, iso: string): string {
  const shape = { hour: '2-digit', minute: '2-digit', timeZone: siteZone() } as const;
  return new Intl.DateTimeFormat(DATE_TAGS[language], shape).format(new Date(iso));
}

function unnamed(language: Language, iso: string, nowMs: number): string {
  return `${dayText(language, iso, nowMs)}, ${timeText(language, iso)}`;
}

function named(text: string, iso: string): string {
  return `${text}${JOINED}${zoneMark(siteZone(), Date.parse(iso))}`;
}

/** A single time, such as `сегодня, 18:00 UTC+3`. */
export function momentText(language: Language, iso: string, nowMs: number): string {
  return named(unnamed(language, iso, nowMs), iso);
}

/** From and to; the day is given once if it is the same. */
export function periodText(
  language: Language,
  startsAt: string,
  endsAt: string | null,
  nowMs: number,
): string {
  if (endsAt === null) return momentText(language, startsAt, nowMs);
  const start = unnamed(language, startsAt, nowMs);
  const isSameDay = dayOf(Date.parse(endsAt)) === dayOf(Date.parse(startsAt));
  return isSameDay
    ? named(`${start}–${timeText(language, endsAt)}`, endsAt)
    : `${start} – ${momentText(language, endsAt, nowMs)}`;
}
