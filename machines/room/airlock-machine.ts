// An air shower between two doors: coming in from outside one must be blown clean before the way on opens.
import { createMachine } from 'xstate';
import { tableOf } from '#machines/kit/transition-table.ts';

/** shut: nobody is within. entered: the way on is locked. blown: it is free. The way back is always free. */
export type Airlock = 'shut' | 'entered' | 'blown';

export type AirlockEvent = 'ENTER' | 'RETURN' | 'BLOW' | 'LEAVE';

/** RETURN is coming in from the clean side: nothing is to be blown off. Either door falls shut behind the person. */
export const airlockMachine = createMachine({
  id: 'airlock',
  initial: 'shut',
  states: {
    shut: { on: { ENTER: 'entered', RETURN: 'blown' } },
    entered: { on: { BLOW: 'blown', LEAVE: 'shut' } },
    blown: { on: { BLOW: 'blown', LEAVE: 'shut' } },
  },
});

const states: readonly Airlock[] = ['shut', 'entered', 'blown'];
const events: readonly AirlockEvent[] = ['ENTER', 'RETURN', 'BLOW', 'LEAVE'];

export const airlockTable = tableOf(airlockMachine, states, events);
