// How clean the hands are, and what changes that.
import { createMachine } from 'xstate';
import { tableOf } from '#machines/kit/transition-table.ts';
import type { Hands } from './state.ts';

/** Washing is with soap, rinsing with water only. Wiping is with alcohol, rubbing too: of hands that soap never washed. */
export type HandsEvent = 'WASH' | 'RINSE' | 'DRY' | 'WIPE' | 'RUB' | 'SOIL';

/** Water wets and takes nothing away; alcohol takes fresh dirt away, but does not do what soap has to do first. */
const handsMachine = createMachine({
  id: 'hands',
  initial: 'unwashed',
  on: { WASH: '.wet', WIPE: '.clean', RUB: '.unwashed' },
  states: {
    unwashed: { on: { RINSE: 'rinsed', SOIL: 'soiled' } },
    rinsed: { on: { RINSE: 'rinsed', DRY: 'unwashed', SOIL: 'soiledWet' } },
    wet: { on: { RINSE: 'wet', DRY: 'clean', SOIL: 'soiledWet' } },
    clean: { on: { RINSE: 'wet', SOIL: 'soiled' } },
    soiled: { on: { RINSE: 'soiledWet', SOIL: 'soiled' } },
    soiledWet: { on: { RINSE: 'soiledWet', DRY: 'soiled', SOIL: 'soiledWet' } },
  },
});

/** Up to version 1 rinsing took dirt away, and washed hands that were rinsed counted as unwashed. */
const firstMachine = createMachine({
  id: 'hands-1',
  initial: 'unwashed',
  on: { WASH: '.wet', RINSE: '.rinsed', WIPE: '.clean', RUB: '.clean', SOIL: '.soiled' },
  states: {
    unwashed: {},
    rinsed: { on: { DRY: 'unwashed' } },
    wet: { on: { DRY: 'clean' } },
    clean: {},
    soiled: {},
    soiledWet: {},
  },
});

const STATES: readonly Hands[] = ['unwashed', 'rinsed', 'wet', 'clean', 'soiled', 'soiledWet'];
const EVENTS: readonly HandsEvent[] = ['WASH', 'RINSE', 'DRY', 'WIPE', 'RUB', 'SOIL'];

export const handsTable = tableOf(handsMachine, STATES, EVENTS);
export const firstHandsTable = tableOf(firstMachine, STATES, EVENTS);
