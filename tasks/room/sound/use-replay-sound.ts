// The room's sound in a replay that is slow enough to listen to.
import { useEffect, useState } from 'react';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { RoomState } from '#machines/room/state.ts';
import type { SoundBoard } from '#scenes/kit/sound/sound-board.ts';
import type { ReplayClock } from '../../simulation/replay-clock.ts';
import { RoomFollower, type Refusal } from '#scenes/room/sound/room-follower.ts';

/** Above this speed, footsteps run into each other. */
const FASTEST_HEARD = 2;

interface ReplaySoundOptions {
  readonly ruleset: RoomRuleset;
  readonly board: SoundBoard;
  readonly clock: ReplayClock;
  readonly state: RoomState;
  /** The refusal of the last entry, if it was refused. */
  readonly refused: Refusal | undefined;
}

/** Follows a replay while it runs; jumps, single steps and fast play are silent. */
export function useReplaySound({ ruleset, board, clock, state, refused }: ReplaySoundOptions): void {
  const [heard] = useState(() => new RoomFollower(ruleset, state, board));
  const isHeard = clock.isPlaying && !clock.hasJumped && clock.speed <= FASTEST_HEARD;
  useEffect(() => {
    if (isHeard) heard.show(state, refused);
    else heard.seek(state);
    // The refusal belongs to the state and changes only with it.
  }, [heard, state, isHeard, refused]);
  const isSounding = clock.isPlaying && clock.speed <= FASTEST_HEARD;
  useEffect(() => {
    if (!isSounding) return undefined;
    heard.begin();
    return () => heard.stop();
  }, [heard, isSounding]);
}
