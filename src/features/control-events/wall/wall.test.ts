import { describe, expect, test } from 'vitest';
import type { BoardRow } from '#contract/entities/control.ts';
import { nextTurn, type Seat } from './next-turn.ts';
import { MAX_SEATS, seatsFor } from './seats.ts';
import { ageOf, stillState, type AgedStill } from './still-age.ts';

const NOW = Date.parse('2030-01-01T10:00:00.000Z');
const ago = (seconds: number): string => new Date(NOW - seconds * 1000).toISOString();

describe('who is on the wall', () => {
  const row = (id: string, change: Partial<BoardRow> = {}) => ({
    user: { id, fullName: id, group: null },
    status: 'IN_PROGRESS' as const,
    outAt: null,
    sceneTask: 1,
    ...change,
  });
  const many = Array.from({ length: 12 }, (_, at) => row(`p${at}`));

  test('the first nine who are at work in a simulation', () => {
    const rows = [
      row('question', { sceneTask: 0 }),
      row('over', { status: 'SUBMITTED' }),
      row('out', { outAt: ago(1) }),
      row('absent', { status: null }),
      ...many,
    ];
    expect(seatsFor(rows, [], [])).toEqual(many.slice(0, MAX_SEATS).map(({ user }) => user.id));
  });

  test('nobody moves while they are at work: a place that is free is taken by the next', () => {
    const rows = many.map((one) => (one.user.id === 'p1' ? { ...one, sceneTask: 0 } : one));
    const before = seatsFor(many, [], []);
    expect(seatsFor(rows, [], before)).toEqual(before.map((id) => (id === 'p1' ? 'p9' : id)));
    expect(seatsFor([row('a'), row('b')], [], ['b'])).toEqual(['b', 'a']);
  });

  test('those chosen, wherever they are; never more than nine, nor anybody of another event', () => {
    const rows = [row('a', { sceneTask: 0 }), row('b'), row('c')];
    expect(seatsFor(rows, ['c', 'a', 'stranger'], ['b'])).toEqual(['a', 'c']);
    const all = many.map(({ user }) => user.id);
    expect(seatsFor(many, all, [])).toHaveLength(MAX_SEATS);
  });
});

describe('whose still is drawn next', () => {
  const seats = (waiting: string): Seat[] =>
    ['a room', 'b bay', 'c room', 'd bay'].map((words) => {
      const [key = '', stage = ''] = words.split(' ');
      return { key, stage, isWaiting: waiting.includes(key) };
    });

  test('all in turn, those of one stage together, whoever else waits again', () => {
    expect(nextTurn(seats('abcd'), undefined)).toBe('a');
    expect(nextTurn(seats('bcd'), 'a')).toBe('c');
    expect(nextTurn(seats('abd'), 'c')).toBe('b');
    expect(nextTurn(seats('acd'), 'b')).toBe('d');
    expect(nextTurn(seats('abc'), 'd')).toBe('a');
  });

  test('who is being drawn stays; where nobody waits nobody is drawn', () => {
    expect(nextTurn(seats('abcd'), 'c')).toBe('c');
    expect(nextTurn(seats(''), 'c')).toBeUndefined();
    expect(nextTurn(seats('b'), 'gone')).toBe('b');
  });
});

describe('how old a still is', () => {
  const row: AgedStill['row'] = {
    status: 'IN_PROGRESS',
    isConnected: true,
    pausedAt: null,
    savedAt: ago(5),
    startedAt: ago(600),
  };
  const still = (change: Partial<AgedStill['row']>, asOf = ago(1)): AgedStill => ({
    row: { ...row, ...change },
    asOf,
    isBoardFresh: true,
    nowMs: NOW,
  });

  test('by what was saved last, or by the server where it is not heard of', () => {
    expect(ageOf(still({}))).toBe(5000);
    expect(ageOf(still({ savedAt: null }))).toBe(600_000);
    expect(ageOf(still({ savedAt: ago(1) }, ago(20)))).toBe(20_000);
    expect(ageOf(still({ savedAt: ago(-1) }, ago(-1)))).toBe(0);
  });

  test.each<[Partial<AgedStill['row']>, string, string]>([
    [{}, ago(1), 'FRESH'],
    [{ savedAt: ago(61) }, ago(1), 'OLD'],
    [{}, ago(11), 'UNHEARD'],
    [{ isConnected: false }, ago(1), 'LOST'],
    [{ pausedAt: ago(3), isConnected: false }, ago(1), 'PAUSED'],
    [{ status: 'SUBMITTED' }, ago(60), 'OVER'],
  ])('%j as of %s is %s', (change, asOf, state) => expect(stillState(still(change, asOf))).toBe(state));

  test('nothing is fresh while the board is not', () => {
    expect(stillState({ ...still({}), isBoardFresh: false })).toBe('UNHEARD');
  });
});
