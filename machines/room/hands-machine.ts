// How clean the hands are, and what makes them so.
import { createMachine } from 'xstate';
import { tableOf } from '#machines/kit/transition-table.ts';
import type { Hands } from './state.ts';

export type HandsEvent = 'WASH' | 'RINSE' | 'DRY' | 'WIPE' | 'SOIL';

/** Washing is with soap; rinsing is water alone and leaves the hands as they were. Wiping is with alcohol. */
export const handsMachine = createMachine({
  id: 'hands',
  initial: 'unwashed',
  on: { WASH: '.wet', RINSE: '.rinsed', WIPE: '.clean', SOIL: '.soiled' },
  states: {
    unwashed: {},
    rinsed: { on: { DRY: 'unwashed' } },
    wet: { on: { DRY: 'clean' } },
    clean: {},
    soiled: {},
  },
});

const states: readonly Hands[] = ['unwashed', 'rinsed', 'wet', 'clean', 'soiled'];
const events: readonly HandsEvent[] = ['WASH', 'RINSE', 'DRY', 'WIPE', 'SOIL'];

export const handsTable = tableOf(handsMachine, states, events);
