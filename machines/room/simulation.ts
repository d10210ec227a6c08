// The clean-zone entry room as a simulation for the kit.
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import type { RoomRefusal } from '#contract/simulation/room-kinds.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Simulation } from '#machines/kit/simulation.ts';
import { act } from './act.ts';
import { read } from './read.ts';
import { start } from './start.ts';
import type { RoomState } from './state.ts';
import { CODE_VERSION, CODE_VERSIONS } from './version.ts';

type RoomSimulation = Simulation<RoomRuleset, RoomPlay, RoomState, RoomRefusal>;

function simulationOf(codeVersion: number): RoomSimulation {
  return {
    id: 'room',
    codeVersion,
    start: (ruleset, play, seed) => start(ruleset, play, seed, codeVersion),
    act,
    locate: (state) => state.person.location,
    read,
  };
}

/** Ruleset and case are arguments; the code itself contains no suite, item or person. */
export const roomSimulation = simulationOf(CODE_VERSION);

const earlier = new Map(
  CODE_VERSIONS.filter((version) => version !== CODE_VERSION).map((version) => [
    version,
    simulationOf(version),
  ]),
);

/** The simulation as it was in a version, for its logs; today's for a version that never was. */
export function roomSimulationAt(codeVersion: number): RoomSimulation {
  return earlier.get(codeVersion) ?? roomSimulation;
}
