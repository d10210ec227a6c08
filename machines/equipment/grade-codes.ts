// Both state codes over a run: each change with its time, including what changed by itself between actions.
import type { EmergencyJudging } from '#contract/simulation/equipment-emergency.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { advanceTo } from '#machines/kit/simulation.ts';
import type { Moment } from '#machines/kit/replay.ts';
import { emergencySituations } from './codes/emergency-situations.ts';
import { stateProcess } from './codes/state-process.ts';
import { equipmentSimulation } from './simulation.ts';
import type { EquipmentState } from './state.ts';

export interface CodeChange {
  /** Ms of the simulation. */
  readonly atMs: number;
  readonly stateProcess: string;
  readonly emergencySituations: string;
  /** The log entry that caused the change; absent for what happened by itself. */
  readonly seq?: number;
}

/**
 * The codes at the start, and each change after that.
 * @param moments of a replay of the whole log
 * @param judging gives digits 4 to 6 of emergencySituations; without it they stay 0
 */
export function codesOver(
  ruleset: EquipmentRuleset,
  moments: readonly Moment<EquipmentState>[],
  judging?: EmergencyJudging,
): readonly CodeChange[] {
  const changes: CodeChange[] = [];
  const note = (atMs: number, state: EquipmentState, seq?: number): void => {
    const codes = {
      stateProcess: stateProcess(state),
      emergencySituations: emergencySituations(state, judging),
    };
    const last = changes.at(-1);
    if (last?.stateProcess === codes.stateProcess && last.emergencySituations === codes.emergencySituations)
      return;
    changes.push(seq === undefined ? { atMs, ...codes } : { atMs, ...codes, seq });
  };
  const noteWhile = (from: EquipmentState, to: EquipmentState): void => {
    for (const atMs of timesBetween(from, to))
      note(atMs, advanceTo(equipmentSimulation, ruleset, from, atMs));
    note(to.clockMs, to);
  };
  let before = moments[0]?.before;
  if (before) note(0, before);
  for (const { entry, before: then, after } of moments) {
    noteWhile(before ?? then, then);
    if (entry.code === 'WAIT') noteWhile(then, after);
    else note(entry.at, after, entry.seq);
    before = after;
  }
  return changes;
}

/** The times at which something happened by itself; the tool's log has a line for each. */
function timesBetween(before: EquipmentState, then: EquipmentState): readonly number[] {
  return [...new Set(then.log.slice(before.log.length).map(({ atMs }) => atMs))];
}
