// How clean the hands are, and what changes that.
import { createMachine } from 'xstate';
import { tableOf } from '#machines/kit/transition-table.ts';
import type { Hands } from './state.ts';

export type HandsEvent = 'WASH' | 'RINSE' | 'DRY' | 'WIPE' | 'SOIL';

/** Washing is with soap. Rinsing is with water only and does not make hands clean. Wiping is with alcohol. */
const handsMachine = createMachine({
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

const STATES: readonly Hands[] = ['unwashed', 'rinsed', 'wet', 'clean', 'soiled'];
const EVENTS: readonly HandsEvent[] = ['WASH', 'RINSE', 'DRY', 'WIPE', 'SOIL'];

export const handsTable = tableOf(handsMachine, STATES, EVENTS);
