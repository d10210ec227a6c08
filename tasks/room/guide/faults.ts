// What was wrong with the person from the start, and what of it has been corrected: for fault-finding cases.
import type { Reference } from '#contract/simulation/reference.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { isTrue } from '#machines/kit/grading/match.ts';
import type { RoomAttempt } from '#machines/room/grade-room.ts';
import { read } from '#machines/room/read.ts';
import { start } from '#machines/room/start.ts';
import type { RoomState } from '#machines/room/state.ts';

export interface Fault {
  readonly id: string;
  /** How it should be. */
  readonly text: Trilingual;
  readonly isRight: boolean;
}

/** What tells of the way and not of the person. */
const NO_FAULTS: readonly string[] = ['location', 'carriedIn'];

/** The end conditions that did not hold at the start, except those of the person's way. */
export function faultsOf(
  { ruleset, play, seed }: Pick<RoomAttempt, 'ruleset' | 'play' | 'seed'>,
  { end }: Pick<Reference, 'end'>,
  state: RoomState,
): readonly Fault[] {
  const begun = start(ruleset, play, seed);
  const known = (now: RoomState, key: string): string => read(ruleset, now, key);
  return end
    .filter(({ condition }) => !NO_FAULTS.includes(condition.key) && !isTrue(condition, begun, known))
    .map(({ id, text, condition }) => ({ id, text, isRight: isTrue(condition, state, known) }));
}
