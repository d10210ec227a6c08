// Tries a list of actions one after another, walking where needed: for tools, seeds and tests.
import type { Action } from '#contract/simulation/log.ts';
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import type { RoomRefusal } from '#contract/simulation/room-kinds.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { act } from './act.ts';
import { stepsTo } from './plan-route.ts';
import { start } from './start.ts';
import type { RoomState } from './state.ts';

export interface Trial {
  readonly state: RoomState;
  /** What each action was answered with: undefined when it was done. */
  readonly reasons: readonly (RoomRefusal | undefined)[];
}

/** The last action is tried from where the person then is; the ones before it may walk. */
export function tryActions(ruleset: RoomRuleset, play: RoomPlay, actions: readonly Action[]): Trial {
  let state = start(ruleset, play, 1);
  const reasons: (RoomRefusal | undefined)[] = [];
  for (const [order, action] of actions.entries()) {
    const steps = order === actions.length - 1 ? [action] : stepsTo(ruleset, state, action);
    for (const step of steps) {
      const outcome = act(ruleset, state, step, state.readyAtMs);
      state = outcome.state;
      if (step === action) reasons.push(outcome.ok ? undefined : outcome.reason);
    }
  }
  return { state, reasons };
}
