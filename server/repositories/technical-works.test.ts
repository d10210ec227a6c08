import { describe, expect, it } from 'vitest';
import { retryAfterSeconds, statusAt } from './technical-works.ts';

const before = '2026-03-01T08:00:00.000Z';
const start = '2026-03-01T09:00:00.000Z';
const between = '2026-03-01T09:30:00.000Z';
const end = '2026-03-01T10:00:00.000Z';
const off = { active: false, startsAt: null, endsAt: null, endsItself: false };
const planned = { active: false, startsAt: start, endsAt: end, endsItself: true };

describe('what the row means at a moment', () => {
  it.each([
    ['off', off, before, 'INACTIVE'],
    ['planned, before', planned, before, 'PLANNED'],
    ['planned, at the start, before anybody stored it', planned, start, 'ACTIVE'],
    ['planned, within', planned, between, 'ACTIVE'],
    ['planned, at the end', planned, end, 'INACTIVE'],
    ['planned without an end of its own', { ...planned, endsItself: false }, end, 'ACTIVE'],
    ['on', { ...planned, active: true }, between, 'ACTIVE'],
    ['on, at the end', { ...planned, active: true }, end, 'INACTIVE'],
    ['on by hand, after the expected end', { ...planned, active: true, endsItself: false }, end, 'ACTIVE'],
    ['on by hand, no end', { ...off, active: true, startsAt: start }, between, 'ACTIVE'],
  ] as const)('%s', (_name, row, now, expected) => expect(statusAt(row, now)).toBe(expected));
});

describe('when to ask again', () => {
  it.each([
    ['no end known', null, between, 60],
    ['at the end', end, between, 1800],
    ['in a second: not so soon', end, '2026-03-01T09:59:59.100Z', 5],
    ['tomorrow: not so late', '2026-03-02T10:00:00.000Z', between, 3600],
    ['overdue', end, '2026-03-01T10:00:01.000Z', 60],
  ] as const)('%s', (_name, endsAt, now, expected) =>
    expect(retryAfterSeconds({ endsAt }, now)).toBe(expected),
  );
});
