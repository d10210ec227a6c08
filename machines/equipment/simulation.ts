// The equipment operator's bay as a simulation for the kit.
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRefusal } from '#contract/simulation/equipment-kinds.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Simulation } from '#machines/kit/simulation.ts';
import { act } from './act.ts';
import { advance } from './advance.ts';
import { issue } from './issue.ts';
import { read } from './read.ts';
import { start } from './start.ts';
import type { EquipmentState } from './state.ts';
import { CODE_VERSION, CODE_VERSIONS } from './version.ts';

type EquipmentSimulation = Simulation<EquipmentRuleset, EquipmentPlay, EquipmentState, EquipmentRefusal>;

function simulationOf(codeVersion: number): EquipmentSimulation {
  return {
    id: 'equipment',
    codeVersion,
    start: (ruleset, play, seed) => start(ruleset, play, seed, codeVersion),
    act,
    issue,
    advance,
    locate: (state) => state.person.place,
    read,
  };
}

/** Ruleset and case are arguments; the code itself contains no bay, tool or recipe. */
export const equipmentSimulation = simulationOf(CODE_VERSION);

const earlier = new Map(
  CODE_VERSIONS.filter((version) => version !== CODE_VERSION).map((version) => [
    version,
    simulationOf(version),
  ]),
);

/** The simulation as it was in a version, for its logs; today's for a version that never was. */
export function equipmentSimulationAt(codeVersion: number): EquipmentSimulation {
  return earlier.get(codeVersion) ?? equipmentSimulation;
}
