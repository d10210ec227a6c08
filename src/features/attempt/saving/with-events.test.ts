import { describe, expect, it } from 'vitest';
import type { Attempt, AttemptEvent } from '#contract/entities/attempt.ts';
import { withEvents } from './with-events.ts';

const SAVED = { answer: null, attemptsUsed: 0, hintTaken: false, restart: 0, entries: [] };
const ATTEMPT = {
  id: 'a',
  tasks: [
    { id: 'one', saved: SAVED },
    { id: 'two', saved: SAVED },
  ],
} as unknown as Attempt;
const ENTRY = { code: 'WALK', seq: 1, at: 10, location: 'out' };
const actions = (restart: number): AttemptEvent => ({
  type: 'ACTIONS',
  taskId: 'one',
  restart,
  entries: [ENTRY],
  stateHash: 'h',
});

describe('an attempt with events applied', () => {
  it.each([
    {
      name: 'a draft',
      event: { type: 'DRAFT', taskId: 'one', answer: 'x', at: 1 },
      after: { answer: 'x', isConfirmed: false },
    },
    {
      name: 'an answer',
      event: { type: 'ANSWER', taskId: 'one', answer: 'x', at: 1 },
      after: { answer: 'x', isConfirmed: true, attemptsUsed: 1 },
    },
    { name: 'a hint', event: { type: 'HINT', taskId: 'one', at: 1 }, after: { hintTaken: true } },
    { name: 'actions', event: actions(0), after: { entries: [ENTRY] } },
    { name: 'actions of an older run', event: actions(3), after: {} },
    {
      name: 'a restart',
      event: { type: 'RESTART', taskId: 'one', restart: 1, at: 1 },
      after: { restart: 1 },
    },
  ] as const)('$name', ({ event, after }) => {
    const [one, two] = withEvents(ATTEMPT, [event as AttemptEvent]).tasks;
    expect(one?.saved).toEqual({ ...SAVED, ...after });
    expect(two?.saved).toBe(SAVED);
  });
});
