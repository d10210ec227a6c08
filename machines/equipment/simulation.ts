// The equipment operator's bay as a simulation for the kit.
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRefusal } from '#contract/simulation/equipment-kinds.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Simulation } from '#machines/kit/simulation.ts';
import { act } from './act.ts';
import { advance } from './advance.ts';
import { read } from './read.ts';
import { start } from './start.ts';
import type { EquipmentState } from './state.ts';

/** Ruleset and case are arguments; the code itself contains no bay, tool or recipe. */
export const equipmentSimulation: Simulation<
  EquipmentRuleset,
  EquipmentPlay,
  EquipmentState,
  EquipmentRefusal
> = {
  id: 'equipment',
  codeVersion: 1,
  start,
  act,
  advance,
  locate: (state) => state.person.place,
  read,
};
