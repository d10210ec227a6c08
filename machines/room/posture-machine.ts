// Standing and sitting.
import { createMachine } from 'xstate';
import { tableOf } from '#machines/kit/transition-table.ts';
import type { Posture } from './state.ts';

export type PostureEvent = 'SIT' | 'STAND';

export const postureMachine = createMachine({
  id: 'posture',
  initial: 'standing',
  states: {
    standing: { on: { SIT: 'sitting' } },
    sitting: { on: { STAND: 'standing' } },
  },
});

const states: readonly Posture[] = ['standing', 'sitting'];
const events: readonly PostureEvent[] = ['SIT', 'STAND'];

export const postureTable = tableOf(postureMachine, states, events);
