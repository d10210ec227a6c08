// Whether what was done is what a step asks for, with the states before and after.
import type { Step } from '#contract/simulation/reference.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { matchesAny } from '#machines/kit/grading/match.ts';
import type { Moment } from '#machines/kit/replay.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import type { RoomState } from '#machines/room/state.ts';

export function isAskedFor(ruleset: RoomRuleset, step: Step, moment: Moment<RoomState>): boolean {
  return matchesAny(step.match, moment, (state, key) => roomSimulation.read(ruleset, state, key));
}
