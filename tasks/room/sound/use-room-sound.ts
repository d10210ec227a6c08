// The room's sound beside its scene: during play, and in a replay that is slow enough to listen to.
import { useEffect, useState } from 'react';
import type { SoundGroup } from '#assets/sounds.ts';
import { roomRefusalSchema, type RoomRefusal } from '#contract/simulation/room-kinds.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { RoomState } from '#machines/room/state.ts';
import type { SoundBoard } from '#scenes/kit/sound/sound-board.ts';
import type { ReplayClock } from '../../simulation/replay-clock.ts';
import type { RoomGame } from '../play/room-game.ts';
import { RoomFollower, type Refusal } from '#scenes/room/sound/room-follower.ts';

/** The sound groups that a room screen loads. */
export const ROOM_SOUNDS: readonly SoundGroup[] = ['steps-and-things', 'tones', 'suite'];

/** Above this speed, footsteps run into each other. */
const FASTEST_HEARD = 2;

/** Follows a run. Where reasons are not revealed, sounds do not reveal them either. */
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
