// A log of the bay, viewable at any moment, even in the middle of a wait.
import type { Replay } from '#contract/entities/attempt.ts';
import { equipmentPlaySchema, type EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import { equipmentRulesetSchema, type EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { equipmentSimulation, equipmentSimulationAt } from '#machines/equipment/simulation.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import { advanceTo } from '#machines/kit/simulation.ts';
import type { Timeline } from '#machines/kit/timeline.ts';
import { filmOf, type Film } from '../../simulation/film.ts';

export type BayFilm = Film<EquipmentRuleset, EquipmentPlay, EquipmentState>;

const BAY = {
  rulesetSchema: equipmentRulesetSchema,
  playSchema: equipmentPlaySchema,
};

export function openFilm(replay: Pick<Replay, 'simulation' | 'entries'>): BayFilm | undefined {
  return filmOf({ ...BAY, machine: equipmentSimulationAt(replay.simulation.codeVersion) }, replay);
}

/**
 * The state while time runs. A wait's entry leads to the state at its end, so a moment during the wait is
 * computed from the state before it.
 */
export function stateWhile(
  ruleset: EquipmentRuleset,
  timeline: Timeline<EquipmentState>,
  atMs: number,
): EquipmentState {
  const now = Math.floor(atMs);
  const count = timeline.countAt(now);
  const { state } = timeline.stopAt(count);
  const isWaiting = timeline.entries[count - 1]?.code === 'WAIT' && now < state.clockMs;
  const from = isWaiting ? timeline.stopAt(count - 1).state : state;
  return advanceTo(equipmentSimulation, ruleset, from, now);
}
