// A log of the bay as it is looked at: any moment of it, also in the middle of a wait.
import type { Replay } from '#contract/entities/attempt.ts';
import { equipmentPlaySchema, type EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import { equipmentRulesetSchema, type EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import { advanceTo } from '#machines/kit/simulation.ts';
import { createTimeline, type Timeline } from '#machines/kit/timeline.ts';

export interface BayFilm {
  readonly ruleset: EquipmentRuleset;
  readonly play: EquipmentPlay;
  readonly timeline: Timeline<EquipmentState>;
  readonly openLog: (entries: readonly LogEntry[]) => Timeline<EquipmentState>;
}

/** Undefined where the case's data are not of this version's shape. */
export function openFilm({
  simulation,
  entries,
}: Pick<Replay, 'simulation' | 'entries'>): BayFilm | undefined {
  const ruleset = equipmentRulesetSchema.safeParse(simulation.ruleset).data;
  const play = equipmentPlaySchema.safeParse(simulation.play).data;
  if (!ruleset || !play) return undefined;
  const openLog: BayFilm['openLog'] = (log) =>
    createTimeline(equipmentSimulation, ruleset, play, simulation.seed, log);
  return { ruleset, play, timeline: openLog(entries), openLog };
}

/** The state while time runs. A wait ends in the state after it: what happens meanwhile is that of the state before, left alone. */
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
