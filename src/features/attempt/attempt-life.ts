// The life of an attempt in the browser: opening, running, submitting, and the ends it can come to.
import { assign, fromPromise, setup } from 'xstate';
import type { AttemptSession } from './attempt-session.ts';

export type AttemptEvents =
  | { readonly type: 'RETRY' }
  /** `submit` brings everything to the server. */
  | { readonly type: 'SUBMIT'; readonly submit: () => Promise<void> }
  /** The server closed the attempt at its deadline. */
  | { readonly type: 'CLOSED' }
  /** A later opening of the attempt, here or elsewhere, writes now. */
  | { readonly type: 'TAKEN_OVER' };

interface LifeContext {
  readonly session: AttemptSession | undefined;
  /** Why opening or submitting failed last. */
  readonly error: unknown;
  /** The server said so while the submission was on its way: that very submission, or the deadline before it. */
  readonly isClosed: boolean;
}

/** `open` is provided by the page. */
export const attemptLife = setup({
  types: { context: {} as LifeContext, events: {} as AttemptEvents },
  actors: {
    open: fromPromise<AttemptSession>(() => Promise.reject(new Error('open is not provided'))),
    submit: fromPromise<void, () => Promise<void>>(({ input }) => input()),
  },
  actions: {
    keepError: assign({ error: (_, failed: { readonly error: unknown }) => failed.error }),
    forgetError: assign({ error: undefined }),
    keepClosed: assign({ isClosed: true }),
  },
}).createMachine({
  id: 'attempt',
  context: { session: undefined, error: undefined, isClosed: false },
  initial: 'opening',
  states: {
    opening: {
      entry: 'forgetError',
      invoke: {
        src: 'open',
        onDone: [
          {
            guard: ({ event }) => event.output.opened.isClosed,
            target: 'closed',
            actions: assign({ session: ({ event }) => event.output }),
          },
          { target: 'running', actions: assign({ session: ({ event }) => event.output }) },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { on: { RETRY: 'opening' } },
    running: {
      on: { SUBMIT: 'submitting', CLOSED: 'closed', TAKEN_OVER: 'takenOver' },
    },
    submitting: {
      entry: 'forgetError',
      invoke: {
        src: 'submit',
        input: ({ event }) => (event.type === 'SUBMIT' ? event.submit : () => Promise.resolve()),
        onDone: 'submitted',
        onError: [
          { guard: ({ context }) => context.isClosed, target: 'closed' },
          {
            target: 'running',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      on: { CLOSED: { actions: 'keepClosed' }, TAKEN_OVER: 'takenOver' },
    },
    takenOver: { on: { RETRY: 'opening' } },
    closed: { type: 'final' },
    submitted: { type: 'final' },
  },
});
