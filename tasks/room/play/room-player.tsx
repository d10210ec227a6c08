// The room on the screen: the scene fills the window, light panels lie over it, and all of it can be played by keys.
import { useEffect, useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import type { RoomKey } from '#contract/simulation/room-case.ts';
import { textIn, type Language } from '#contract/text-in.ts';
import { possibleActions } from '#machines/room/possible-actions.ts';
import { RoomStage } from '#scenes/room/room-stage.tsx';
import type { SoundBoard } from '#scenes/kit/sound/sound-board.ts';
import { groundColour } from '../../simulation/ground-colour.ts';
import { SoundCaptions } from '../../simulation/sound-captions.tsx';
import { ROOM_SOUNDS, useSoundBoard } from '../../simulation/use-sound-board.ts';
import { roomTexts } from '../texts/room-texts.ts';
import { AroundPanel } from './around-panel.tsx';
import { InventoryPanel } from './inventory-panel.tsx';
import { Panel } from './panel.tsx';
import type { RoomGame } from './room-game.ts';
import { useRoomKeys, type RoomCommand } from './room-keys.ts';
import styles from './room-player.module.css';
import { Spoken } from './spoken.tsx';
import { StageTools } from './stage-tools.tsx';
import { targetText } from './surroundings.ts';
import { TargetMenu } from './target-menu.tsx';
import { TwinPanel } from './twin-panel.tsx';
import { useGameSound } from './use-room-sound.ts';
import { sceneTarget, useRoomPlayer, type RoomPlayerModel } from './use-room-player.ts';
import { HelpDialog } from './help-dialog.tsx';
import { Hints } from './hints.tsx';

export interface RoomPlayerProps {
  readonly game: RoomGame;
  readonly language: Language;
  readonly isReadOnly: boolean;
  /** TRAINING: a refusal says why. */
  readonly saysReason: boolean;
  readonly bar: ReactNode;
  /** The task in words. */
  readonly goal: string;
  /** TRAINING alone: hints, and the reference that explains what went wrong. */
  readonly trainingKey: RoomKey | undefined;
  readonly hintPenalty: number;
}

type PanelName = 'goal' | 'inventory' | 'around' | 'twin';

export function RoomPlayer(props: RoomPlayerProps): ReactElement {
  const { game, language, bar } = props;
  const model = useRoomPlayer(game, props.isReadOnly);
  const board = useSoundBoard(language, ROOM_SOUNDS);
  useGameSound(game, board, props.saysReason);
  const [open, setOpen] = useState<ReadonlySet<PanelName>>(() => firstOpen());
  const [isHelpOpen, setHelpOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const toggle = (name: PanelName): void => setOpen((old) => toggled(old, name, isNarrow()));
  const run = (command: RoomCommand): void => {
    if (command.kind === 'help') setHelpOpen(true);
    else if (command.kind === 'bag') toggle('inventory');
    else if (command.kind === 'hints') toggle('goal');
    else if (command.kind === 'mute') board.setMuted(!board.view().settings.isMuted);
    else runInScene(command, model, game);
  };
  useRoomKeys(root, run);
  useFollowingCamera(model, game.ruleset);
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} className={styles.player} tabIndex={-1}>
      <div className={styles.bar}>{bar}</div>
      <div className={styles.body}>
        <Stage {...props} model={model} board={board} />
        <StageTools
          language={language}
          scene={model.scene}
          board={board}
          onHelp={() => setHelpOpen(true)}
          onRestart={!props.isReadOnly && game.mayRestart() ? game.restart : undefined}
        />
        <div className={styles.side}>
          <PlayerPanels {...props} model={model} open={open} toggle={toggle} />
        </div>
        <Spoken
          game={game}
          view={model.view}
          language={language}
          saysReason={props.saysReason}
          reference={props.trainingKey?.reference}
        />
      </div>
      <HelpDialog language={language} isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}

/** Wide windows show what is with the person and around; narrow ones start with the scene clear. */
function firstOpen(): ReadonlySet<PanelName> {
  return new Set<PanelName>(isNarrow() ? [] : ['goal', 'inventory', 'around']);
}

/** As in the style sheet: the panels are sheets at the lower edge, one at a time. */
function isNarrow(): boolean {
  return globalThis.matchMedia('(width < 900px)').matches;
}

function toggled(old: ReadonlySet<PanelName>, name: PanelName, isAlone: boolean): ReadonlySet<PanelName> {
  const next = new Set(isAlone ? [...old].filter((other) => other === name) : old);
  if (!next.delete(name)) next.add(name);
  return next;
}

function runInScene(command: RoomCommand, model: RoomPlayerModel, game: RoomGame): void {
  switch (command.kind) {
    case 'walk':
      model.arrow(command.key);
      return;
    case 'map':
      model.scene?.fit();
      return;
    case 'section': {
      const closet = game.ruleset.map.furniture.find((piece) => piece.section === command.section);
      if (closet) model.openMenu({ kind: 'furniture', id: closet.id });
      return;
    }
    case 'bag':
    case 'hints':
    case 'help':
    case 'mute':
  }
}

/** In a narrow window the whole suite would be too small: the camera keeps to the room one is in, or comes into. */
function useFollowingCamera({ scene, view }: RoomPlayerModel, { map }: RoomGame['ruleset']): void {
  const { location } = view.state.person;
  useEffect(() => {
    if (!isNarrow()) return;
    const isRoom = map.locations.some((row) => row.id === location && row.kind === 'room');
    const entered = map.doors
      .find((door) => door.between.includes(location))
      ?.between.find((id) => id !== location);
    scene?.focusRoom(isRoom ? location : (entered ?? location));
  }, [scene, map, location]);
}

interface PartProps extends RoomPlayerProps {
  readonly model: RoomPlayerModel;
}

interface StageProps extends PartProps {
  readonly board: SoundBoard;
}

function Stage({ game, language, saysReason, model, board }: StageProps): ReactElement {
  const { view, menu } = model;
  const selection = useMemo(() => ({ selected: sceneTarget(menu?.target) }), [menu]);
  const texts = roomTexts(language);
  return (
    <section className={styles.stage} aria-label={texts.stage}>
      <RoomStage
        ruleset={game.ruleset}
        state={view.state}
        language={language}
        intents={model.intents}
        selection={selection}
        background={groundColour()}
        onReady={model.onScene}
      />
      <SoundCaptions board={board} language={language} />
      {menu ? (
        <TargetMenu
          title={menuTitle(game, model, language)}
          options={possibleActions(game.ruleset, view.state, menu.target)}
          language={language}
          saysReason={saysReason}
          at={menu.at}
          onChoose={model.choose}
          onClose={model.closeMenu}
        />
      ) : null}
    </section>
  );
}

function menuTitle(game: RoomGame, { menu, view }: RoomPlayerModel, language: Language): string {
  const text = menu && targetText(game.ruleset, view.state, menu.target);
  return text ? textIn(text, language) : roomTexts(language).person;
}

interface PanelsProps extends PartProps {
  readonly open: ReadonlySet<PanelName>;
  readonly toggle: (name: PanelName) => void;
}

function PlayerPanels({
  game,
  language,
  model,
  goal,
  trainingKey,
  hintPenalty,
  open,
  toggle,
}: PanelsProps): ReactElement {
  const texts = roomTexts(language);
  const { state } = model.view;
  const shared = { ruleset: game.ruleset, state, language, onMenu: model.openMenu, onFirst: model.first };
  return (
    <>
      <Panel title={texts.goal} isOpen={open.has('goal')} onToggle={() => toggle('goal')}>
        <p className={styles.goal}>{goal}</p>
        <Hints
          hints={trainingKey?.hints ?? []}
          language={language}
          penalty={hintPenalty}
          onTake={game.takeHint}
        />
      </Panel>
      <Panel title={texts.around} isOpen={open.has('around')} onToggle={() => toggle('around')}>
        <AroundPanel {...shared} />
      </Panel>
      <Panel title={texts.inventory} isOpen={open.has('inventory')} onToggle={() => toggle('inventory')}>
        <InventoryPanel {...shared} />
      </Panel>
      <Panel title={texts.twin} isOpen={open.has('twin')} onToggle={() => toggle('twin')}>
        <TwinPanel ruleset={game.ruleset} state={state} language={language} />
      </Panel>
    </>
  );
}
