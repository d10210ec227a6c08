// A run that does whatever it is guided to: the reference's own solution of a case, for tests and for
// comparison in a replay.
import type { LogEntry } from '#contract/simulation/log.ts';
import type { RoomKey } from '#contract/simulation/room-case.ts';
import { createSession } from '#machines/kit/session.ts';
import type { RoomAttempt } from '#machines/room/grade-room.ts';
import { roomSimulationAt } from '#machines/room/simulation.ts';
import { CODE_VERSION } from '#machines/room/version.ts';
import { nextMove } from './next-move.ts';
import { progressOf } from './progress.ts';
import { wayLeft } from '../../simulation/guide/way-left.ts';

/** Parts of a key: the reference, and a correct solution if there is one. */
type LedBy = Pick<RoomKey, 'reference' | 'way'>;

/** More than any case needs: stops a run that is guided in circles. */
const MAX_MOVES = 400;

/** @param begun what the learner had done before being led */
export function leadThrough(
  attempt: Omit<RoomAttempt, 'entries'>,
  { reference, way }: LedBy,
  begun: readonly LogEntry[] = [],
): readonly LogEntry[] {
  const session = createSession({
    simulation: roomSimulationAt(attempt.codeVersion ?? CODE_VERSION),
    ...attempt,
    entries: begun,
  });
  const { ruleset } = attempt;
  for (let count = 0; count < MAX_MOVES; count++) {
    const progress = progressOf({ ...attempt, entries: session.entries() }, reference);
    const left = wayLeft(way ?? [], session.entries(), progress.missing);
    const move = nextMove({ ruleset, state: session.state(), reference, wayLeft: left }, progress);
    if (!move) break;
    for (const step of move.option.steps) session.act(step, session.state().readyAtMs);
  }
  return session.entries();
}
