// Whether an action is what a step asks for: by its shape alone, or with the states before and after.
import type { Action } from '#contract/simulation/log.ts';
import type { Matcher, Step } from '#contract/simulation/reference.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { matchesAny } from '#machines/kit/grading/match.ts';
import type { Moment } from '#machines/kit/replay.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import type { RoomState } from '#machines/room/state.ts';

/** Code, thing and places must match; the location and the states are ignored. */
export function isOfShape({ code, item, from, to, params }: Matcher, action: Action): boolean {
  const areParamsRight = Object.entries(params ?? {}).every(([name, list]) => {
    const value = action.params?.[name];
    return value !== undefined && list.includes(value);
  });
  return (
    allows(code, action.code) &&
    allows(item, action.item) &&
    allows(from, action.from) &&
    allows(to, action.to) &&
    areParamsRight
  );
}

function allows(list: readonly string[] | undefined, value: string | undefined): boolean {
  return list === undefined || (value !== undefined && list.includes(value));
}

export function isAskedFor(ruleset: RoomRuleset, step: Step, moment: Moment<RoomState>): boolean {
  return matchesAny(step.match, moment, (state, key) => roomSimulation.read(ruleset, state, key));
}
