// The room's sound beside its scene: while one plays, and while a replay runs no faster than it can be listened to.
import { useEffect, useState } from 'react';
import { roomRefusalSchema, type RoomRefusal } from '#contract/simulation/room-kinds.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { RoomState } from '#machines/room/state.ts';
import type { SoundBoard } from '#scenes/kit/sound/sound-board.ts';
import type { ReplayClock } from '../../simulation/replay-clock.ts';
import type { RoomGame } from './room-game.ts';
import { RoomFollower, type Refusal } from '#scenes/kit/sound/room-follower.ts';

/** Faster than this steps run into each other. */
const FASTEST_HEARD = 2;

/** Follows a game. Where reasons are not said, no sound says them either. */
export function useGameSound(game: RoomGame, board: SoundBoard, saysReason: boolean): void {
  useEffect(() => {
    let { happened, restart } = game.view();
    let heard = new RoomFollower(game.ruleset, game.view().state, board);
    heard.begin();
    const stop = game.subscribe(() => {
      const view = game.view();
      if (view.restart !== restart) {
        heard.stop();
        heard = new RoomFollower(game.ruleset, view.state, board);
        heard.begin();
      }
      for (const { entry, outcome } of view.happened.slice(view.restart === restart ? happened.length : 0)) {
        if (outcome.ok) heard.show(outcome.state);
        else heard.show(outcome.state, { code: entry.code, reason: saidReason(outcome.reason, saysReason) });
      }
      ({ happened, restart } = view);
    });
    return () => {
      stop();
      heard.stop();
    };
  }, [game, board, saysReason]);
}

function saidReason(reason: string, saysReason: boolean): RoomRefusal | undefined {
  return saysReason ? roomRefusalSchema.safeParse(reason).data : undefined;
}

export interface ReplaySoundOptions {
  readonly ruleset: RoomRuleset;
  readonly board: SoundBoard;
  readonly clock: ReplayClock;
  readonly state: RoomState;
  /** Of the last entry, when it was refused. */
  readonly refused: Refusal | undefined;
}

/** Follows a replay while it runs; what is jumped over, stepped through or run fast is silent. */
export function useReplaySound({ ruleset, board, clock, state, refused }: ReplaySoundOptions): void {
  const [heard] = useState(() => new RoomFollower(ruleset, state, board));
  const isHeard = clock.isPlaying && !clock.hasJumped && clock.speed <= FASTEST_HEARD;
  useEffect(() => {
    if (isHeard) heard.show(state, refused);
    else heard.seek(state);
    // What was refused belongs to the state: it changes with it and never alone.
  }, [heard, state, isHeard, refused]);
  const isSounding = clock.isPlaying && clock.speed <= FASTEST_HEARD;
  useEffect(() => {
    if (!isSounding) return undefined;
    heard.begin();
    return () => heard.stop();
  }, [heard, isSounding]);
}
