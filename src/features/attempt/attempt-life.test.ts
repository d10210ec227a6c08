import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { attemptLife, type AttemptEvents } from './attempt-life.ts';
import type { AttemptSession } from './attempt-session.ts';

const SESSION = { opened: { isClosed: false } } as AttemptSession;
const CLOSED_MEANWHILE = { opened: { isClosed: true } } as AttemptSession;

function start(open: () => Promise<AttemptSession>) {
  const logic = attemptLife.provide({ actors: { open: fromPromise(open) } });
  return createActor(logic).start();
}

describe('the life of an attempt', () => {
  it('tells first that it was closed while nobody looked', async () => {
    const actor = start(() => Promise.resolve(CLOSED_MEANWHILE));
    expect((await waitFor(actor, (state) => state.status === 'done')).value).toBe('closed');
  });

  it.each<{ name: string; events: AttemptEvents['type'][]; submit: () => Promise<void>; end: string }>([
    { name: 'submits', events: ['SUBMIT'], submit: async () => undefined, end: 'submitted' },
    {
      name: 'goes on when submitting fails',
      events: ['SUBMIT'],
      submit: () => Promise.reject(new Error('x')),
      end: 'running',
    },
    {
      name: 'hears of its own submission before that is answered',
      events: ['SUBMIT', 'CLOSED'],
      submit: async () => undefined,
      end: 'submitted',
    },
    {
      name: 'is closed where the submission came too late',
      events: ['SUBMIT', 'CLOSED'],
      submit: () => Promise.reject(new Error('x')),
      end: 'closed',
    },
    { name: 'closes at the deadline', events: ['CLOSED'], submit: async () => undefined, end: 'closed' },
    { name: 'is taken over', events: ['TAKEN_OVER'], submit: async () => undefined, end: 'takenOver' },
    { name: 'is taken back', events: ['TAKEN_OVER', 'RETRY'], submit: async () => undefined, end: 'running' },
  ])('$name', async ({ events, submit, end }) => {
    const actor = start(async () => SESSION);
    await waitFor(actor, (state) => state.matches('running'));
    for (const type of events) actor.send(type === 'SUBMIT' ? { type, submit } : { type });
    const state = await waitFor(actor, (now) => now.matches(end as 'running') && !now.matches('submitting'));
    expect(state.context.session).toBe(SESSION);
  });

  it('can be opened again after a failure, and says why it failed', async () => {
    let tries = 0;
    const actor = start(() =>
      (tries += 1) === 1 ? Promise.reject(new Error('no network')) : Promise.resolve(SESSION),
    );
    const failed = await waitFor(actor, (state) => state.matches('failed'));
    expect(failed.context.error).toEqual(new Error('no network'));
    actor.send({ type: 'RETRY' });
    expect((await waitFor(actor, (state) => state.matches('running'))).context.error).toBeUndefined();
  });
});
