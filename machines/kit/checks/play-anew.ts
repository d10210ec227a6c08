// A kept log as a case plays it today: the same tries at the same times, taken or refused anew.
import type { LogEntry } from '#contract/simulation/log.ts';
import { createSession } from '../session.ts';
import type { Simulation, TimedState } from '../simulation.ts';

interface Played<Ruleset, Play, State extends TimedState> {
  readonly simulation: Simulation<Ruleset, Play, State>;
  readonly ruleset: Ruleset;
  readonly play: Play;
  readonly seed: number;
}

export function playAnew<Ruleset, Play, State extends TimedState>(
  setup: Played<Ruleset, Play, State>,
  entries: readonly LogEntry[],
): readonly LogEntry[] {
  const session = createSession(setup);
  for (const { seq: _seq, at, location: _location, refused: _refused, issue, ...action } of entries) {
    if (issue === undefined) session.act(action, at);
    else session.issue({ id: issue, code: action.code, item: action.item ?? '' }, at);
  }
  return session.entries();
}
