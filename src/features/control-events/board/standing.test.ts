import { describe, expect, test } from 'vitest';
import type { BoardRow } from '#contract/entities/control.ts';
import { looksOf, standingOf } from './standing.ts';

const NOW = Date.parse('2030-01-01T10:00:00.000Z');
const ago = (minutes: number): string => new Date(NOW - minutes * 60_000).toISOString();

const ROW: BoardRow = {
  user: { id: 'u', fullName: 'Иванов', group: null },
  attemptId: null,
  status: null,
  isConnected: false,
  savedAt: null,
  startedAt: null,
  deadline: ago(-60),
  plannedMs: 0,
  incidentMs: 0,
  pausedAt: null,
  outAt: null,
  taskCount: 0,
  doneCount: 0,
  lastTask: 0,
  sceneTask: 0,
  actionCount: 0,
  lastCode: null,
  openings: 0,
  branchCount: 0,
  noteCount: 0,
  unseenMessages: 0,
  mark: null,
  maxScore: null,
};
const RUNNING = { status: 'IN_PROGRESS', isConnected: true, savedAt: ago(1) } as const;

test.each<[Partial<BoardRow>, string]>([
  [{}, 'AWAY'],
  [{ isConnected: true }, 'READY'],
  [RUNNING, 'WORKING'],
  [{ ...RUNNING, isConnected: false }, 'LOST'],
  [{ ...RUNNING, pausedAt: ago(1) }, 'PAUSED'],
  [{ ...RUNNING, pausedAt: ago(1), outAt: ago(1) }, 'OUT'],
  [{ status: 'CLOSING' }, 'EXPIRED'],
  [{ status: 'SUBMITTED' }, 'OVER'],
  [{ status: 'REVIEW_PENDING' }, 'OVER'],
  [{ status: 'REVIEWED' }, 'MARKED'],
])('%j stands as %s', (row, standing) => expect(standingOf({ ...ROW, ...row })).toBe(standing));

describe('who needs a look', () => {
  const event = { startDateTime: ago(10), state: 'OPEN' } as const;
  test.each<[Partial<BoardRow>, readonly string[]]>([
    [{}, ['LATE']],
    [{ isConnected: true }, []],
    [{ deadline: ago(1) }, []],
    [RUNNING, []],
    [{ ...RUNNING, isConnected: false }, ['LOST']],
    [{ ...RUNNING, branchCount: 1 }, ['BRANCHES']],
    [{ ...RUNNING, savedAt: ago(6) }, ['QUIET']],
    [{ status: 'REVIEWED', branchCount: 1 }, []],
  ])('%j: %j', (row, looks) => expect(looksOf({ ...ROW, ...row }, event, NOW)).toEqual(looks));

  test('nobody is late right after the start, or before it', () => {
    expect(looksOf(ROW, { ...event, startDateTime: ago(4) }, NOW)).toEqual([]);
    expect(looksOf(ROW, { ...event, state: 'COMING' }, NOW)).toEqual([]);
  });
});
