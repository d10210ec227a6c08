// Marks the log of any simulation: it is run again and graded; what cannot be true of it is said, and only what came before counts.
import type { ReplayReference } from '#contract/entities/attempt.ts';
import { markForShare } from '#contract/marks.ts';
import type { Grade } from '#contract/simulation/grade.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import type { LogFault } from '#contract/simulation/log-fault.ts';
import { canonicalJson, sha256Hex, type Digest } from '#machines/kit/hash.ts';
import { idleMsOf } from '#machines/kit/idle-time.ts';
import { playAgain, type Moment, type Played } from '#machines/kit/replay.ts';
import type { Lag } from '#machines/kit/grading/judge.ts';
import type { Simulation, TimedState } from '#machines/kit/simulation.ts';
import { endOfLog, type IssuedInLog } from '#machines/kit/end-of-log.ts';

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
  /** SHA-256 in hex of a text, where the platform has one of its own, which is faster. */
  readonly digest?: Digest | undefined;
  /** How far simulated time fell behind the server's. */
  readonly lags?: readonly Lag[] | undefined;
  /** What the server issued for this run; an entry that it did not issue ends what counts, and so does the lack of one that came. */
  readonly issued?: readonly IssuedInLog[] | undefined;
  /** CONTROL: the idle time that the device reported with its last contact. */
  readonly reportedIdleMs?: number | undefined;
  /** What the server held back from the play; undefined: nothing. */
  readonly held?:
    | {
        readonly caseId: string;
        readonly play: Play;
        readonly seed: number;
        readonly issued: ReadonlyMap<number, string>;
      }
    | undefined;
}

/** As far as the time of reports and the network's delays may stand apart. */
const MAX_IDLE_SHORT_MS = 2000;

/**
 * A state may grow with every entry, and its hash takes the time of its length. Claims of states up to this
 * length are all checked; of longer ones so many that the whole takes time in proportion to the entries.
 */
const HASHED_CHARACTERS_PER_ENTRY = 16_384;

export interface LogCheck {
  /** max score × score / 100, with two decimals. */
  readonly mark: number;
  readonly grade: Grade;
  readonly finalHash: string;
  readonly durationMs: number;
  /** From which entry on the log can't be true, and why. */
  readonly invalid: { readonly seq: number; readonly reason: LogFault } | null;
  /** How much less idle time the device reported than its own log leaves between the entries, in ms; 0: as much. */
  readonly idleShortMs: number;
  /** How late what the server held back came, and whether all of it did; left out: nothing was held back. */
  readonly heldLate?: { readonly lateMs: number; readonly isUnmet: boolean };
}

/** The length of the canonical JSON of a state, and whether it has the hash that a batch claimed. */
function hashed(
  text: string,
  { hash }: HashClaim,
  digest: Digest,
): { readonly length: number; readonly isRight: boolean } {
  return { length: text.length, isRight: digest(text) === hash };
}

/**
 * The index of the first entry of the first batch whose hash the machine does not get. A claim that is right
 * vouches for those left out before it, so the last one, where it is right, for all; where one is wrong, they are looked at one by one.
 */
function firstMismatch<State extends object>(
  moments: readonly Moment<State>[],
  { claims, digest = sha256Hex }: Pick<LoggedAnswer<unknown, unknown>, 'claims' | 'digest'>,
): number | undefined {
  const known = claims.filter(({ count }) => moments[count - 1] !== undefined);
  const check = (claim: HashClaim) => {
    const after = moments[claim.count - 1]?.after;
    return hashed(after === undefined ? '' : canonicalJson(after), claim, digest);
  };
  const last = known.at(-1);
  if (!last || check(last).isRight) return undefined;
  const countBefore = (at: number): number => known[at - 1]?.count ?? 0;
  let room = 0;
  let vouched = 0;
  for (const [at, claim] of known.entries()) {
    room += (claim.count - countBefore(at)) * HASHED_CHARACTERS_PER_ENTRY;
    if (room < 0 && at < known.length - 1) continue;
    const { length, isRight } = check(claim);
    room -= length;
    if (!isRight) {
      const wrong = known.slice(vouched, at).findIndex((earlier) => !check(earlier).isRight);
      return countBefore(wrong < 0 ? at : vouched + wrong);
    }
    vouched = at + 1;
  }
  return undefined;
}

/** The part of a log before an entry. */
function cutBefore<State>(whole: Played<State>, start: State, count: number): Played<State> {
  const moments = whole.moments.slice(0, count);
  return { moments, state: moments.at(-1)?.after ?? start };
}

/** The claim of the last entry, which has been checked as all that count. */
function provenHash(
  { moments }: Played<unknown>,
  { claims }: Pick<LoggedAnswer<unknown, unknown>, 'claims'>,
): string | undefined {
  return claims.findLast(({ count }) => count === moments.length)?.hash;
}

/**
 * Marks a log, with the replay that the mark rests on. Pure.
 * @param gradeReplay the simulation's own grading of what counts
 */
export function checkLog<Ruleset, Play, State extends TimedState>(
  simulation: Simulation<Ruleset, Play, State>,
  whole: LoggedAnswer<Ruleset, Play>,
  gradeReplay: (replayed: Played<State>) => Grade,
  maxScore: number,
): LogCheck & { readonly replayed: Played<State> } {
  const end = endOfLog(whole.entries, whole.issued ?? []);
  const answer = end === undefined ? whole : { ...whole, entries: whole.entries.slice(0, end.count) };
  const isForeign = answer.codeVersion !== simulation.codeVersion;
  const { ruleset, play, seed, digest = sha256Hex } = answer;
  const all = playAgain(simulation, ruleset, play, seed, isForeign ? [] : answer.entries);
  const mismatch = isForeign ? undefined : firstMismatch(all.moments, answer);
  const replayed =
    mismatch === undefined ? all : cutBefore(all, simulation.start(ruleset, play, seed), mismatch);
  const grade = gradeReplay(replayed);
  const invalid = (): LogCheck['invalid'] => {
    if (isForeign) return { seq: 1, reason: 'codeVersion' };
    if (mismatch !== undefined) return { seq: mismatch + 1, reason: 'hashMismatch' };
    const { invalidFrom } = replayed;
    if (invalidFrom !== undefined) return { seq: invalidFrom.index + 1, reason: invalidFrom.fault };
    return end === undefined ? null : { seq: end.count + 1, reason: end.reason };
  };
  return {
    mark: markForShare(grade.score / 100, maxScore),
    grade,
    finalHash: provenHash(replayed, answer) ?? digest(canonicalJson(replayed.state)),
    durationMs: replayed.state.readyAtMs,
    invalid: invalid(),
    idleShortMs: idleShortMs(replayed, whole.reportedIdleMs),
    replayed,
  };
}

function idleShortMs<State extends TimedState>(
  { moments }: Played<State>,
  reportedMs: number | undefined,
): number {
  if (reportedMs === undefined) return 0;
  const shortMs = idleMsOf(moments) - reportedMs;
  return shortMs > MAX_IDLE_SHORT_MS ? shortMs : 0;
}

/** A log that is a correct way, with the entry that does each step. */
export function wayOf(entries: readonly LogEntry[], grade: Grade): ReplayReference {
  const steps = grade.judgements.flatMap(({ kind, id, seq, at }) =>
    kind === 'step' && seq !== undefined && at !== undefined ? [{ id, seq, at }] : [],
  );
  return { entries: [...entries], steps };
}
