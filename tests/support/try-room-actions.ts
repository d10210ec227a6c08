// Tries actions one after another, adding walking as needed: for tools, seeds and tests.
import type { Action } from '#contract/simulation/log.ts';
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import type { RoomRefusal } from '#contract/simulation/room-kinds.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { act } from '#machines/room/act.ts';
import { stepsTo } from '#machines/room/plan-route.ts';
import { start } from '#machines/room/start.ts';
import type { RoomState } from '#machines/room/state.ts';

interface Trial {
  readonly state: RoomState;
  /** Why each action was refused; undefined if it was done. */
  readonly reasons: readonly (RoomRefusal | undefined)[];
}

/** No walking is added before the last action, which is tried from where the person is. */
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
