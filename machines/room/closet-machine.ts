// The lock of a closet: the right key card toggles it.
import { createMachine } from 'xstate';
import { tableOf } from '#machines/kit/transition-table.ts';

type Lock = 'locked' | 'open';

const closetMachine = createMachine({
  id: 'closet',
  initial: 'locked',
  states: {
    locked: { on: { KEY: 'open' } },
    open: { on: { KEY: 'locked' } },
  },
});

const STATES: readonly Lock[] = ['locked', 'open'];

export const closetTable = tableOf(closetMachine, STATES, ['KEY']);
