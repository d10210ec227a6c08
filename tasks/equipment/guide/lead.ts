// A run that does whatever it is guided to, for tests.
import type { EquipmentKey } from '#contract/simulation/equipment-case.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import { equipmentSimulationAt } from '#machines/equipment/simulation.ts';
import { stepsTo } from '#machines/equipment/plan-steps.ts';
import { CODE_VERSION } from '#machines/equipment/version.ts';
import { createSession } from '#machines/kit/session.ts';
import { nextMove } from './next-move.ts';
import { progressOf, type BayRun } from './progress.ts';

/** More than any case needs: stops a run that is guided in circles. */
const MAX_MOVES = 250;

/** @param begun what the learner had done before being led */
export function leadThrough(
  run: Omit<BayRun, 'entries'>,
  key: EquipmentKey,
  begun: readonly LogEntry[] = [],
): readonly LogEntry[] {
  const { ruleset, play, seed, codeVersion = CODE_VERSION } = run;
  const session = createSession({
    simulation: equipmentSimulationAt(codeVersion),
    ruleset,
    play,
    seed,
    entries: begun,
  });
  for (let count = 0; count < MAX_MOVES; count++) {
    const progress = progressOf({ ...run, entries: session.entries() }, key);
    const move = nextMove({ ruleset, state: session.state(), key }, progress);
    if (!move) break;
    for (const action of move.actions) {
      const steps = stepsTo(ruleset, session.state(), action);
      for (const step of steps) session.act(step, session.state().readyAtMs);
    }
  }
  return session.entries();
}
