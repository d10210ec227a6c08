// Makes logs of lists of actions, adding walks and changes of screen where needed; for keys, tools and tests.
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import { createSession, type TimedAction } from '#machines/kit/session.ts';
import { stepsTo } from './plan-steps.ts';
import { equipmentSimulationAt } from './simulation.ts';
import type { EquipmentState } from './state.ts';
import { waferPlacesText } from './track/wafer-places.ts';
import { CODE_VERSION } from './version.ts';

export interface PlannedLog {
  readonly entries: readonly LogEntry[];
  readonly state: EquipmentState;
  /** Why each action of the list was refused; undefined for those that were done. */
  readonly reasons: readonly (string | undefined)[];
}

interface Planning {
  /** Wafer places are written down as they are then, whatever the list says: they follow the seed. */
  readonly notesWhatIsThere?: boolean;
  /** The version of the machine that plays it; today's by default. */
  readonly codeVersion?: number;
}

/** Performs the actions; each begins when the one before has ended and its `afterMs` has passed. */
export function planLog(
  ruleset: EquipmentRuleset,
  play: EquipmentPlay,
  seed: number,
  actions: readonly TimedAction[],
  { notesWhatIsThere = false, codeVersion = CODE_VERSION }: Planning = {},
): PlannedLog {
  const simulation = equipmentSimulationAt(codeVersion);
  const session = createSession({ simulation, ruleset, play, seed });
  const reasons = actions.map(({ afterMs, ...action }) => {
    const nowMs = session.state().readyAtMs + (afterMs ?? 0);
    const before = session.stateAt(nowMs);
    const isNote = notesWhatIsThere && action.code === 'NOTE_PLACES';
    const done = isNote ? { ...action, params: { places: waferPlacesText(ruleset, before) } } : action;
    const steps = stepsTo(ruleset, before, done);
    let reason: string | undefined;
    for (const [order, step] of steps.entries()) {
      const { outcome } = session.act(step, order === 0 ? nowMs : session.state().readyAtMs);
      reason = outcome.ok ? undefined : outcome.reason;
    }
    return reason;
  });
  return { entries: session.entries(), state: session.state(), reasons };
}
