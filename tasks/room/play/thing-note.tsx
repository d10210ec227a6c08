// Why a try was refused, or what was possible but wrong, said at the thing itself: in TRAINING alone. The live text twin speaks it.
import type { CSSProperties, ReactElement } from 'react';
import type { RoomScene } from '#scenes/room/room-scene.ts';
import styles from './assist.module.css';
import type { RoomGame } from './room-game.ts';
import { targetOfAction } from './target-of-action.ts';
import { sceneTarget, type RoomPlayerModel } from './use-room-player.ts';

interface ThingNoteProps {
  readonly game: RoomGame;
  readonly model: Pick<RoomPlayerModel, 'view'> & { readonly scene: RoomScene | undefined };
  /** Said of the last action; nothing where it went well. */
  readonly text: string;
}

export function ThingNote({ game, model, text }: ThingNoteProps): ReactElement | null {
  const last = model.view.happened.at(-1);
  const target = last && sceneTarget(targetOfAction(game.ruleset, last.before, last.entry));
  const at = target && model.scene?.placeOfTarget(target);
  if (!last || !at || text === '') return null;
  return (
    <p key={last.entry.seq} aria-hidden="true" className={styles.note} style={placeAbove(at)} data-note>
      {text}
    </p>
  );
}

/** Above the thing, as far as that is within the stage. */
function placeAbove({ x, y }: { readonly x: number; readonly y: number }): CSSProperties {
  return {
    insetInlineStart: `clamp(140px, ${Math.round(x)}px, calc(100% - 140px))`,
    insetBlockStart: `clamp(72px, ${Math.round(y) - 8}px, calc(100% - 24px))`,
  };
}
