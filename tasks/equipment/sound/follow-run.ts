// The bay's sound during play; it loads once one can play.
import type { SoundBoard } from '#scenes/kit/sound/sound-board.ts';
import type { EquipmentGame } from '../play/equipment-game.ts';
import { BayFollower } from './bay-follower.ts';

/** Follows a run while it is on the screen, from now on. @returns how to stop */
export function followRun(game: EquipmentGame, board: SoundBoard): () => void {
  let seen = game.view();
  let heard = new BayFollower(game.ruleset, seen.state, board);
  heard.begin();
  const stop = game.subscribe(() => {
    const view = game.view();
    if (view.restart !== seen.restart) {
      heard.stop();
      heard = new BayFollower(game.ruleset, view.state, board);
      heard.begin();
    }
    const isTried = view.happened.length > seen.happened.length;
    heard.show(view.state, isTried && view.happened.at(-1)?.outcome.ok === false);
    seen = view;
  });
  return () => {
    stop();
    heard.stop();
  };
}
