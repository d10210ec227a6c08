import { describe, expect, it } from 'vitest';
import { retryAfterSeconds, statusAt } from './technical-works.ts';

const BEFORE = '2026-03-01T08:00:00.000Z';
const START = '2026-03-01T09:00:00.000Z';
const BETWEEN = '2026-03-01T09:30:00.000Z';
const END = '2026-03-01T10:00:00.000Z';
const OFF = { active: false, startsAt: null, endsAt: null, endsItself: false };
const PLANNED = { active: false, startsAt: START, endsAt: END, endsItself: true };

describe('what the row means at a moment', () => {
  it.each([
    ['off', OFF, BEFORE, 'INACTIVE'],
    ['planned, before', PLANNED, BEFORE, 'PLANNED'],
    ['planned, at the start, before anybody stored it', PLANNED, START, 'ACTIVE'],
    ['planned, within', PLANNED, BETWEEN, 'ACTIVE'],
    ['planned, at the end', PLANNED, END, 'INACTIVE'],
    ['planned without an end of its own', { ...PLANNED, endsItself: false }, END, 'ACTIVE'],
    ['on', { ...PLANNED, active: true }, BETWEEN, 'ACTIVE'],
    ['on, at the end', { ...PLANNED, active: true }, END, 'INACTIVE'],
    ['on by hand, after the expected end', { ...PLANNED, active: true, endsItself: false }, END, 'ACTIVE'],
    ['on by hand, no end', { ...OFF, active: true, startsAt: START }, BETWEEN, 'ACTIVE'],
  ] as const)('%s', (_name, row, now, expected) => expect(statusAt(row, now)).toBe(expected));
});

describe('when to ask again', () => {
  it.each([
    ['no end known', null, BETWEEN, 60],
    ['at the end', END, BETWEEN, 1800],
    ['in a second: not so soon', END, '2026-03-01T09:59:59.100Z', 5],
    ['tomorrow: not so late', '2026-03-02T10:00:00.000Z', BETWEEN, 3600],
    ['overdue', END, '2026-03-01T10:00:01.000Z', 60],
  ] as const)('%s', (_name, endsAt, now, expected) =>
    expect(retryAfterSeconds({ endsAt }, now)).toBe(expected),
  );
});
