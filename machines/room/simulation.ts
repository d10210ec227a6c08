// The clean-zone entry room as a simulation for the kit.
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import type { RoomRefusal } from '#contract/simulation/room-kinds.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Simulation } from '#machines/kit/simulation.ts';
import { act } from './act.ts';
import { read } from './read.ts';
import { start } from './start.ts';
import type { RoomState } from './state.ts';

/** Ruleset and case are arguments; the code itself contains no suite, item or person. */
export const roomSimulation: Simulation<RoomRuleset, RoomPlay, RoomState, RoomRefusal> = {
  id: 'room',
  codeVersion: 1,
  start,
  act,
  locate: (state) => state.person.location,
  read,
};
