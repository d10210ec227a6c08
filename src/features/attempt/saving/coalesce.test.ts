import { describe, expect, it } from 'vitest';
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import { coalesce } from './coalesce.ts';

function actions(firstSeq: number, count: number, taskId = 'task', restart = 0): AttemptEvent {
  const entries = Array.from({ length: count }, (_, index) => ({
    code: 'WALK',
    seq: firstSeq + index,
    at: (firstSeq + index) * 100,
    location: 'entrance',
  }));
  return { type: 'ACTIONS', taskId, restart, entries, stateHash: `hash-${firstSeq + count - 1}` };
}

const draft = (at: number, taskId = 'task'): AttemptEvent => ({ type: 'DRAFT', taskId, answer: 'a', at });

describe('coalesce', () => {
  it.each([
    { name: 'nothing', pending: [], events: 0, taken: 0 },
    { name: 'neighbouring actions of one run', pending: [actions(1, 2), actions(3, 1)], events: 1, taken: 2 },
    { name: 'actions of two tasks', pending: [actions(1, 1, 'a'), actions(1, 1, 'b')], events: 2, taken: 2 },
    {
      name: 'actions of two restarts',
      pending: [actions(1, 1), actions(1, 1, 'task', 1)],
      events: 2,
      taken: 2,
    },
    {
      name: 'an answer between actions',
      pending: [actions(1, 1), draft(5), actions(2, 1)],
      events: 3,
      taken: 3,
    },
    {
      name: 'more entries than one event holds',
      pending: [actions(1, 400), actions(401, 200)],
      events: 2,
      taken: 2,
    },
    {
      name: 'more events than one batch holds',
      pending: Array.from({ length: 250 }, (_, i) => draft(i, `task-${i}`)),
      events: 200,
      taken: 200,
    },
    { name: 'drafts of one task', pending: [draft(1), draft(2), draft(3)], events: 1, taken: 3 },
    { name: 'drafts of two tasks', pending: [draft(1), draft(2, 'other'), draft(3)], events: 3, taken: 3 },
  ])('$name', ({ pending, events, taken }) => {
    const batch = coalesce(pending);
    expect(batch.events).toHaveLength(events);
    expect(batch.taken).toBe(taken);
  });

  it('keeps the newest of the drafts of one task, and takes fewer events where told', () => {
    expect(coalesce([draft(1), draft(2)]).events).toEqual([draft(2)]);
    expect(coalesce([draft(1), draft(2, 'other'), draft(3)], 2)).toMatchObject({ taken: 2 });
  });

  it('keeps every entry in order and the last hash', () => {
    const [event] = coalesce([actions(1, 2), actions(3, 2)]).events;
    expect(event).toMatchObject({ stateHash: 'hash-4' });
    expect(event?.type === 'ACTIONS' && event.entries.map((entry) => entry.seq)).toEqual([1, 2, 3, 4]);
  });
});
