// The final state of the room after a log, for its report.
import { roomPlaySchema } from '#contract/simulation/room-case.ts';
import { roomRulesetSchema, type RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { playAgain } from '#machines/kit/replay.ts';
import { roomSimulationAt } from '#machines/room/simulation.ts';
import type { RoomState } from '#machines/room/state.ts';
import type { DebriefScreenProps } from '../../view-props.ts';

interface RoomEnd {
  readonly ruleset: RoomRuleset;
  readonly state: RoomState;
}

/** Undefined when the case's data do not fit this version. */
export function endOf(
  simulation: DebriefScreenProps['simulation'],
  entries: DebriefScreenProps['entries'],
): RoomEnd | undefined {
  const ruleset = roomRulesetSchema.safeParse(simulation.ruleset).data;
  const play = roomPlaySchema.safeParse(simulation.play).data;
  if (!ruleset || !play) return undefined;
  const machine = roomSimulationAt(simulation.codeVersion);
  return { ruleset, state: playAgain(machine, ruleset, play, simulation.seed, entries).state };
}
