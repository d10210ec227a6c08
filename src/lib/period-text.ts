/** A time from and to in the reader's own words and clock: `сегодня, 18:00–19:30`. */
import { dateTagOf } from '#src/i18n/language.ts';

const DAY_MS = 86_400_000;

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** Today and tomorrow by their names, other days by their dates. */
function dayText(tag: string, date: Date, nowMs: number): string {
  const days = Math.round((midnight(date) - midnight(new Date(nowMs))) / DAY_MS);
  if (days === 0 || days === 1)
    return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day');
  return new Intl.DateTimeFormat(dateTagOf(tag), { day: 'numeric', month: 'long' }).format(date);
}

function timeText(tag: string, date: Date): string {
  return new Intl.DateTimeFormat(dateTagOf(tag), { hour: '2-digit', minute: '2-digit' }).format(date);
}

/** One moment, such as `сегодня, 18:00`. */
export function momentText(tag: string, iso: string, nowMs: number): string {
  const date = new Date(iso);
  return `${dayText(tag, date, nowMs)}, ${timeText(tag, date)}`;
}

/** From and to; the day is said once where it is the same. */
export function periodText(tag: string, startsAt: string, endsAt: string | null, nowMs: number): string {
  const start = momentText(tag, startsAt, nowMs);
  if (endsAt === null) return start;
  const end = new Date(endsAt);
  const isSameDay = midnight(end) === midnight(new Date(startsAt));
  return isSameDay ? `${start}–${timeText(tag, end)}` : `${start} – ${momentText(tag, endsAt, nowMs)}`;
}
