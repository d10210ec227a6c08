// One event as a calendar reads it (RFC 5545). Times are in UTC, which every calendar shows in its own zone. Pure.

export interface CalendarEvent {
  /** The same for all letters about one person's part in one event. */
  readonly uid: string;
  /** Rises with every change: a calendar keeps the highest. */
  readonly sequence: number;
  readonly isCancelled: boolean;
  readonly start: string;
  readonly end: string;
  /** When this was written. */
  readonly at: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
}

const MAX_OCTETS = 75;

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');

const utc = (iso: string): string => `${new Date(iso).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A line of more than 75 octets goes on in the next one, after a space; no letter is cut in two. */
function folded(line: string): string {
  const parts: string[] = [''];
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > MAX_OCTETS) {
      parts.push(' ');
      octets = 1;
    }
    parts.push(`${parts.pop() ?? ''}${letter}`);
    octets += size;
  }
  return parts.join('\r\n');
}

/** The file `event.ics`. */
export function calendarOf(event: CalendarEvent): string {
  const { uid, sequence, isCancelled, start, end, at, title, description, url } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kristall//Control events//RU',
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(at)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    `URL:${url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
