// Marks a ROOM answer: its log is run again and graded; what cannot be true of it is said, and only what came before counts.
import type { ReplayReference } from '#contract/entities/attempt.ts';
import type { Grade } from '#contract/simulation/grade.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import type { Reference } from '#contract/simulation/reference.ts';
import type { RoomKey, RoomPlay } from '#contract/simulation/room-case.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { hashState } from '#machines/kit/hash.ts';
import { replay } from '#machines/kit/replay.ts';
import { gradeRoomLog } from '#machines/room/grade-room.ts';
import { planLog } from '#machines/room/plan-route.ts';
import { roomSimulation } from '#machines/room/simulation.ts';

/** What a batch claimed: the hash of the state after the first `count` entries. */
export interface HashClaim {
  readonly count: number;
  readonly hash: string;
}

export interface RoomAnswer {
  readonly codeVersion: number;
  readonly ruleset: RoomRuleset;
  readonly play: RoomPlay;
  readonly seed: number;
  readonly entries: readonly LogEntry[];
  readonly claims: readonly HashClaim[];
}

export interface RoomCheck {
  /** max score × score / 100, with two decimals. */
  readonly mark: number;
  readonly grade: Grade;
  readonly finalHash: string;
  readonly durationMs: number;
  /** From which entry on the log can't be true, and why: a fault of the replay, `hashMismatch` or `codeVersion`. */
  readonly invalid: { readonly seq: number; readonly reason: string } | null;
}

/** The first entry of the first batch whose hash the machine does not get. */
function firstMismatch(answer: RoomAnswer): number | undefined {
  const { moments } = replay(roomSimulation, answer.ruleset, answer.play, answer.seed, answer.entries);
  let sound = 0;
  for (const { count, hash } of answer.claims) {
    const moment = moments[count - 1];
    if (moment === undefined) return undefined;
    if (hashState(moment.after) !== hash) return sound;
    sound = count;
  }
  return undefined;
}

/** Marks the log against the case's reference. Pure. */
export function checkRoom(answer: RoomAnswer, reference: Reference, maxScore: number): RoomCheck {
  const isForeign = answer.codeVersion !== roomSimulation.codeVersion;
  const mismatch = isForeign ? 0 : firstMismatch(answer);
  const entries = mismatch === undefined ? answer.entries : answer.entries.slice(0, mismatch);
  const { grade, replayed } = gradeRoomLog({ ...answer, entries }, reference);
  const invalid = (): RoomCheck['invalid'] => {
    if (isForeign) return { seq: 1, reason: 'codeVersion' };
    if (mismatch !== undefined) return { seq: mismatch + 1, reason: 'hashMismatch' };
    const { invalidFrom } = replayed;
    return invalidFrom === undefined ? null : { seq: invalidFrom.index + 1, reason: invalidFrom.fault };
  };
  return {
    mark: Math.round(maxScore * grade.score) / 100,
    grade,
    finalHash: replayed.hash,
    durationMs: replayed.state.readyAtMs,
    invalid: invalid(),
  };
}

/** The key's own way as a log, with the entry that does each step: what a replay is shown beside. Null where there is none. */
export function referenceWay(
  answer: Pick<RoomAnswer, 'ruleset' | 'play' | 'seed'>,
  { reference, way }: Pick<RoomKey, 'reference' | 'way'>,
): ReplayReference | null {
  if (way === undefined) return null;
  const { ruleset, play, seed } = answer;
  const entries = planLog(ruleset, play, seed, way);
  const { grade } = gradeRoomLog({ ruleset, play, seed, entries }, reference);
  const steps = grade.judgements.flatMap(({ kind, id, seq, at }) =>
    kind === 'step' && seq !== undefined && at !== undefined ? [{ id, seq, at }] : [],
  );
  return { entries: [...entries], steps };
}
