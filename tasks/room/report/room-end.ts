// How a log left the room: what its report is made of.
import { roomPlaySchema } from '#contract/simulation/room-case.ts';
import { roomRulesetSchema, type RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { replay } from '#machines/kit/replay.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import type { RoomState } from '#machines/room/state.ts';
import type { DebriefScreenProps } from '../../debrief-screen.ts';

export interface RoomEnd {
  readonly ruleset: RoomRuleset;
  readonly state: RoomState;
}

/** Undefined where the case's data are not of this version's shape. */
export function endOf(
  simulation: DebriefScreenProps['simulation'],
  entries: DebriefScreenProps['entries'],
): RoomEnd | undefined {
  const ruleset = roomRulesetSchema.safeParse(simulation.ruleset).data;
  const play = roomPlaySchema.safeParse(simulation.play).data;
  if (!ruleset || !play) return undefined;
  return { ruleset, state: replay(roomSimulation, ruleset, play, simulation.seed, entries).state };
}
