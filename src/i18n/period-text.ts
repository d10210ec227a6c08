import { DATE_TAGS, LANGUAGE_TAGS, type Language } from '#contract/languages.ts';
/** A period in the reader's language and time zone: `сегодня, 18:00–19:30`. */

const DAY_MS = 86_400_000;

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** Today and tomorrow by name, other days by date. */
function dayText(language: Language, date: Date, nowMs: number): string {
  const days = Math.round((midnight(date) - midnight(new Date(nowMs))) / DAY_MS);
  if (days === 0 || days === 1)
    return new Intl.RelativeTimeFormat(LANGUAGE_TAGS[language], { numeric: 'auto' }).format(days, 'day');
  return new Intl.DateTimeFormat(DATE_TAGS[language], { day: 'numeric', month: 'long' }).format(date);
}

function timeText(language: Language, date: Date): string {
  return new Intl.DateTimeFormat(DATE_TAGS[language], { hour: '2-digit', minute: '2-digit' }).format(date);
}

/** A single time, such as `сегодня, 18:00`. */
export function momentText(language: Language, iso: string, nowMs: number): string {
  const date = new Date(iso);
  return `${dayText(language, date, nowMs)}, ${timeText(language, date)}`;
}

/** From and to; the day is given once if it is the same. */
export function periodText(
  language: Language,
  startsAt: string,
  endsAt: string | null,
  nowMs: number,
): string {
  const start = momentText(language, startsAt, nowMs);
  if (endsAt === null) return start;
  const end = new Date(endsAt);
  const isSameDay = midnight(end) === midnight(new Date(startsAt));
  return isSameDay
    ? `${start}–${timeText(language, end)}`
    : `${start} – ${momentText(language, endsAt, nowMs)}`;
}
