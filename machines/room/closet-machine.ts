// The lock of a closet: the right key card turns it over.
import { createMachine } from 'xstate';
import { tableOf } from '#machines/kit/transition-table.ts';

export type Lock = 'locked' | 'open';

export const closetMachine = createMachine({
  id: 'closet',
  initial: 'locked',
  states: {
    locked: { on: { KEY: 'open' } },
    open: { on: { KEY: 'locked' } },
  },
});

const states: readonly Lock[] = ['locked', 'open'];

export const closetTable = tableOf(closetMachine, states, ['KEY']);
