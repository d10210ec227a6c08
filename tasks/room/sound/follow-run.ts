// The room's sound during play; it loads once one can play.
import { roomRefusalSchema, type RoomRefusal } from '#contract/simulation/room-kinds.ts';
import type { SoundBoard } from '#scenes/kit/sound/sound-board.ts';
import { RoomFollower } from '#scenes/room/sound/room-follower.ts';
import type { RoomGame } from '../play/room-game.ts';

/** Follows a run from now on. Where reasons are not revealed, sounds do not reveal them either. @returns how to stop */
export function followRun(game: RoomGame, board: SoundBoard, saysReason: boolean): () => void {
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
}

function saidReason(reason: string, saysReason: boolean): RoomRefusal | undefined {
  return saysReason ? roomRefusalSchema.safeParse(reason).data : undefined;
}
