// Makes logs of lists of actions, adding walks and changes of screen where needed; for keys, tools and tests.
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import { createSession, type TimedAction } from '#machines/kit/session.ts';
import { stepsTo } from './plan-steps.ts';
import { equipmentSimulation } from './simulation.ts';
import type { EquipmentState } from './state.ts';

export interface PlannedLog {
  readonly entries: readonly LogEntry[];
  readonly state: EquipmentState;
  /** Why each action of the list was refused; undefined for those that were done. */
  readonly reasons: readonly (string | undefined)[];
}

/** Performs the actions; each begins when the one before has ended and its `afterMs` has passed. */
export function planLog(
  ruleset: EquipmentRuleset,
  play: EquipmentPlay,
  seed: number,
  actions: readonly TimedAction[],
): PlannedLog {
  const session = createSession({ simulation: equipmentSimulation, ruleset, play, seed });
  const reasons = actions.map(({ afterMs, ...action }) => {
    const nowMs = session.state().readyAtMs + (afterMs ?? 0);
    const steps = stepsTo(ruleset, session.stateAt(nowMs), action);
    let reason: string | undefined;
    for (const [order, step] of steps.entries()) {
      const { outcome } = session.act(step, order === 0 ? nowMs : session.state().readyAtMs);
      reason = outcome.ok ? undefined : outcome.reason;
    }
    return reason;
  });
  return { entries: session.entries(), state: session.state(), reasons };
}
