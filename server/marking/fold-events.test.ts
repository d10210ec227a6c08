import { describe, expect, test } from 'vitest';
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import { foldEvents } from './fold-events.ts';

const actions = (seq: number, restart = 0, stateHash = 'h'): AttemptEvent => ({
  type: 'ACTIONS',
  taskId: 't',
  restart,
  entries: [{ code: 'WALK', seq, at: seq, location: 'out' }],
  stateHash,
});
const answer = (text: string): AttemptEvent => ({ type: 'ANSWER', taskId: 't', answer: text, at: 1 });
const restart = (to: number): AttemptEvent => ({ type: 'RESTART', taskId: 't', restart: to, at: 1 });

const table: readonly { name: string; limit: number; events: AttemptEvent[]; expected: object }[] = [
  { name: 'nothing', limit: 1, events: [], expected: { answer: null, attemptsUsed: 0, restart: 0 } },
  {
    name: 'a draft is free',
    limit: 1,
    events: [{ type: 'DRAFT', taskId: 't', answer: 'a', at: 1 }],
    expected: { answer: 'a', attemptsUsed: 0 },
  },
  {
    name: 'answers up to the limit',
    limit: 2,
    events: [answer('a'), answer('b'), answer('c')],
    expected: { answer: 'b', attemptsUsed: 2, isConfirmed: true },
  },
  {
    name: 'a draft after an answer is not confirmed',
    limit: 2,
    events: [answer('a'), { type: 'DRAFT', taskId: 't', answer: 'b', at: 2 }],
    expected: { answer: 'b', attemptsUsed: 1, isConfirmed: false },
  },
  {
    name: 'the last run counts',
    limit: 2,
    events: [actions(1), restart(1), actions(1, 1)],
    expected: { restart: 1, claims: [{ count: 1, hash: 'h' }] },
  },
  {
    name: 'a run beyond the limit does not',
    limit: 1,
    events: [actions(1), restart(1), actions(1, 1)],
    expected: { restart: 0, claims: [{ count: 1, hash: 'h' }] },
  },
  {
    name: 'actions of an earlier run are left out',
    limit: 3,
    events: [restart(1), actions(1, 0)],
    expected: { restart: 1, entries: [] },
  },
  {
    name: 'a log without hashes claims nothing',
    limit: 1,
    events: [actions(1, 0, '')],
    expected: { claims: [] },
  },
  { name: 'a hint', limit: 1, events: [{ type: 'HINT', taskId: 't', at: 1 }], expected: { hintTaken: true } },
  {
    name: 'another task',
    limit: 1,
    events: [{ ...answer('a'), taskId: 'other' }],
    expected: { answer: null },
  },
];

describe('what batches add up to', () => {
  test.each(table)('$name', ({ limit, events, expected }) => {
    expect(foldEvents(new Map([['t', limit]]), [events]).get('t')).toMatchObject(expected);
  });
});
