import { expect, test } from 'vitest';
import { calendarOf, type CalendarEvent } from './calendar.ts';

const EVENT: CalendarEvent = {
  uid: 'event-person@school.example',
  sequence: 3,
  isCancelled: false,
  start: '2031-02-03T06:00:00.000Z',
  end: '2031-02-03T09:00:00.000Z',
  at: '2031-01-01T00:00:00.000Z',
  title: 'Зачёт; «кремний», второй\r\nпоток',
  description: '',
  url: 'https://school.example/controltask/1',
};

const lines = (event: CalendarEvent): string[] => calendarOf(event).split('\r\n');

test('has times in UTC, a number that rises, and no line break of a title', () => {
  expect(lines(EVENT)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kristall//Control events//RU',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:event-person@school.example',
    'SEQUENCE:3',
    'DTSTAMP:20310101T000000Z',
    'DTSTART:20310203T060000Z',
    'DTEND:20310203T090000Z',
    String.raw`SUMMARY:Зачёт\; «кремний»\, второй\nпоток`,
    'URL:https://school.example/controltask/1',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a cancelled one says so twice', () => {
  expect(lines({ ...EVENT, isCancelled: true })).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']),
  );
});

test('no line has more than 75 octets, and the text is whole when it is unfolded', () => {
  const description = 'Возьмите с собой пропуск и сменную обувь. '.repeat(10);
  const text = calendarOf({ ...EVENT, description });
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}`);
});
