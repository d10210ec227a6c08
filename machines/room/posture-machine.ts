// Standing and sitting.
import { createMachine } from 'xstate';
import { tableOf } from '#machines/kit/transition-table.ts';
import type { Posture } from './state.ts';

type PostureEvent = 'SIT' | 'STAND';

const postureMachine = createMachine({
  id: 'posture',
  initial: 'standing',
  states: {
    standing: { on: { SIT: 'sitting' } },
    sitting: { on: { STAND: 'standing' } },
  },
});

const STATES: readonly Posture[] = ['standing', 'sitting'];
const EVENTS: readonly PostureEvent[] = ['SIT', 'STAND'];

export const postureTable = tableOf(postureMachine, STATES, EVENTS);
