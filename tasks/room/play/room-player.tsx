// The room on the screen: the scene fills the window, light panels lie over it, and all of it can be played by keys.
import { Suspense, useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { useLateParts } from '../../simulation/play/use-late-parts.ts';
import { useSoundBoard } from '../../simulation/use-sound-board.ts';
import { RoomPointer } from './room-pointer.tsx';
import type { HelpDialogProps } from './help-dialog.tsx';
import { LateHelpDialog, loadLateParts, loadSound } from './late-parts.ts';
import { isNarrow, useOpenPanels } from './open-panels.ts';
import { PlayerPanels } from './player-panels.tsx';
import type { RoomPlayerProps } from './player-props.ts';
import { PlayerStage } from './player-stage.tsx';
import type { RoomGame } from './room-game.ts';
import { useRoomKeys, type RoomCommand } from './room-keys.ts';
import { useTabRound } from './tab-round.ts';
import styles from './room-player.module.css';
import { Spoken } from './spoken.tsx';
import { StageTools } from './stage-tools.tsx';
import { useAssist } from './use-assist.ts';
import { useNearCamera } from './use-near-camera.ts';
import { useLateSound } from '../../simulation/play/use-late-sound.ts';
import { ROOM_SOUNDS } from '../sound/room-sound-groups.ts';
import { useRoomPlayer, type RoomPlayerModel } from './use-room-player.ts';

export function RoomPlayer(props: RoomPlayerProps): ReactElement {
  const { game, language, bar } = props;
  const model = useRoomPlayer(game, props.isReadOnly);
  const board = useSoundBoard(language, ROOM_SOUNDS);
  const { saysReason } = props;
  useLateSound(
    useCallback(
      async () => (await loadSound()).followRun(game, board, saysReason),
      [game, board, saysReason],
    ),
  );
  const [isHelpOpen, setHelpOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panels = useOpenPanels(props, root);
  const assist = useAssist(model.view, props);
  const showMove = (): void => {
    if (assist.move) model.openMenu(assist.move.target);
  };
  const run = (command: RoomCommand): void => {
    if (command.kind === 'help') setHelpOpen(true);
    else if (command.kind === 'bag') panels.reach('inventory');
    else if (command.kind === 'hints') panels.reach('goal');
    else if (command.kind === 'guide') showMove();
    else if (command.kind === 'mute') board.setMuted(!board.view().settings.isMuted);
    else runInScene(command, model, game);
  };
  useRoomKeys(root, run);
  useTabRound(root, () => panels.reach('around'));
  useNearCamera(model.scene, game.ruleset, model.view.state, props.huntsFaults === true || isNarrow());
  useEffect(() => {
    root.current?.focus();
  }, []);
  useLateParts(model.scene !== undefined, loadLateParts);
  return (
    <div ref={root} className={styles.player} tabIndex={-1}>
      <div className={styles.bar}>{bar}</div>
      <div className={styles.body}>
        <PlayerStage {...props} model={model} board={board} assist={assist} onShowMove={showMove} />
        <RoomPointer
          assist={assist}
          scene={model.scene}
          pointed={props.pointed}
          isHidden={model.menu !== undefined || model.closeUp !== undefined}
        />
        <StageTools
          {...{ language, board, restartAsk: props.restartAsk }}
          scene={model.scene}
          locations={game.ruleset.map.locations}
          onHelp={() => setHelpOpen(true)}
          onRestart={!props.isReadOnly && game.mayRestart() ? game.restart : undefined}
        />
        <div className={styles.side}>
          <PlayerPanels {...props} {...{ model, assist, panels }} />
        </div>
        <Spoken {...props} view={model.view} />
      </div>
      {isHelpOpen ? <Help language={language} onClose={() => setHelpOpen(false)} /> : null}
    </div>
  );
}

function Help(props: Pick<HelpDialogProps, 'language' | 'onClose'>): ReactElement {
  return (
    <Suspense fallback={null}>
      <LateHelpDialog {...props} isOpen />
    </Suspense>
  );
}

type SceneCommand = Extract<RoomCommand, { readonly kind: 'walk' | 'map' | 'section' }>;

function runInScene(command: SceneCommand, model: RoomPlayerModel, game: RoomGame): void {
  if (command.kind === 'walk') model.arrow(command.key);
  else if (command.kind === 'map') model.scene?.toggleMap();
  else {
    const closet = game.ruleset.map.furniture.find((piece) => piece.section === command.section);
    if (closet) model.openMenu({ kind: 'furniture', id: closet.id });
  }
}
