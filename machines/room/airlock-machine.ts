// An air shower between two doors: whoever comes from outside must be blown clean before the next one opens.
import { createMachine } from 'xstate';
import { tableOf } from '#machines/kit/transition-table.ts';

/** shut: nobody is inside. entered: the way on is locked. blown: it is open. The way back is always open. */
export type Airlock = 'shut' | 'entered' | 'blown';

export type AirlockEvent = 'ENTER' | 'RETURN' | 'BLOW' | 'LEAVE';

/** RETURN is entering from the clean side, with nothing to blow off. Both doors close behind the person. */
const airlockMachine = createMachine({
  id: 'airlock',
  initial: 'shut',
  states: {
    shut: { on: { ENTER: 'entered', RETURN: 'blown' } },
    entered: { on: { BLOW: 'blown', LEAVE: 'shut' } },
    blown: { on: { BLOW: 'blown', LEAVE: 'shut' } },
  },
});

const STATES: readonly Airlock[] = ['shut', 'entered', 'blown'];
const EVENTS: readonly AirlockEvent[] = ['ENTER', 'RETURN', 'BLOW', 'LEAVE'];

export const airlockTable = tableOf(airlockMachine, STATES, EVENTS);
