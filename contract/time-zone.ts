// The time zone of the site: every time that people are shown is in it, and names it. Moments are in ms since 1970.

export const DEFAULT_TIME_ZONE = 'Europe/Moscow';

/** Whether a name of the IANA database is known here; an offset, such as +03:00, is no name. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** A moment in a zone, in parts: its date, its time of day, its offset. */
export function partsIn(timeZone: string, ms: number): readonly Intl.DateTimeFormatPart[] {
  let format = FORMATS.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      timeZoneName: 'shortOffset',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    FORMATS.set(timeZone, format);
  }
  return format.formatToParts(ms);
}

/** How a zone is named beside a time: `UTC+3`, as it holds at that moment. */
export function zoneMark(timeZone: string, ms: number): string {
  const offset = partsIn(timeZone, ms).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return offset.replace('GMT', 'UTC').replace(/^UTC[+-]0$/, 'UTC');
}
