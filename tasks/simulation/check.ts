// Marks the log of any simulation: it is run again and graded; what cannot be true of it is said, and only what came before counts.
import type { ReplayReference } from '#contract/entities/attempt.ts';
import { markForShare } from '#contract/marks.ts';
import type { Grade } from '#contract/simulation/grade.ts';
import { MAX_LOG, type LogEntry } from '#contract/simulation/log.ts';
import { hashState } from '#machines/kit/hash.ts';
import { replay, type Replay } from '#machines/kit/replay.ts';
import type { Simulation, TimedState } from '#machines/kit/simulation.ts';

/** What a batch claimed: the hash of the state after the first `count` entries. */
export interface HashClaim {
  readonly count: number;
  readonly hash: string;
}

export interface LoggedAnswer<Ruleset, Play> {
  readonly codeVersion: number;
  readonly ruleset: Ruleset;
  readonly play: Play;
  readonly seed: number;
  readonly entries: readonly LogEntry[];
  readonly claims: readonly HashClaim[];
}

export interface LogCheck {
  /** max score × score / 100, with two decimals. */
  readonly mark: number;
  readonly grade: Grade;
  readonly finalHash: string;
  readonly durationMs: number;
  /** From which entry on the log can't be true, and why: a fault of the replay, `hashMismatch`, `codeVersion` or `tooLong`. */
  readonly invalid: { readonly seq: number; readonly reason: string } | null;
}

interface GradedLog<State> {
  readonly grade: Grade;
  readonly replayed: Replay<State>;
}

/** The first entry of the first batch whose hash the machine does not get. */
function firstMismatch<Ruleset, Play, State extends TimedState>(
  simulation: Simulation<Ruleset, Play, State>,
  { ruleset, play, seed, entries, claims }: LoggedAnswer<Ruleset, Play>,
): number | undefined {
  const { moments } = replay(simulation, ruleset, play, seed, entries);
  let sound = 0;
  for (const { count, hash } of claims) {
    const moment = moments[count - 1];
    if (moment === undefined) return undefined;
    if (hashState(moment.after) !== hash) return sound;
    sound = count;
  }
  return undefined;
}

/**
 * Marks a log, with the replay that the mark rests on. Pure.
 * @param gradeEntries the simulation's own grading of the entries that may count
 */
export function checkLog<Ruleset, Play, State extends TimedState>(
  simulation: Simulation<Ruleset, Play, State>,
  whole: LoggedAnswer<Ruleset, Play>,
  gradeEntries: (entries: readonly LogEntry[]) => GradedLog<State>,
  maxScore: number,
): LogCheck & Pick<GradedLog<State>, 'replayed'> {
  const isTooLong = whole.entries.length > MAX_LOG;
  const answer = isTooLong ? { ...whole, entries: whole.entries.slice(0, MAX_LOG) } : whole;
  const isForeign = answer.codeVersion !== simulation.codeVersion;
  const mismatch = isForeign ? 0 : firstMismatch(simulation, answer);
  const entries = mismatch === undefined ? answer.entries : answer.entries.slice(0, mismatch);
  const { grade, replayed } = gradeEntries(entries);
  const invalid = (): LogCheck['invalid'] => {
    if (isForeign) return { seq: 1, reason: 'codeVersion' };
    if (mismatch !== undefined) return { seq: mismatch + 1, reason: 'hashMismatch' };
    const { invalidFrom } = replayed;
    if (invalidFrom !== undefined) return { seq: invalidFrom.index + 1, reason: invalidFrom.fault };
    return isTooLong ? { seq: MAX_LOG + 1, reason: 'tooLong' } : null;
  };
  return {
    mark: markForShare(grade.score / 100, maxScore),
    grade,
    finalHash: replayed.hash,
    durationMs: replayed.state.readyAtMs,
    invalid: invalid(),
    replayed,
  };
}

/** A log that is a correct way, with the entry that does each step. */
export function wayOf(entries: readonly LogEntry[], grade: Grade): ReplayReference {
  const steps = grade.judgements.flatMap(({ kind, id, seq, at }) =>
    kind === 'step' && seq !== undefined && at !== undefined ? [{ id, seq, at }] : [],
  );
  return { entries: [...entries], steps };
}
