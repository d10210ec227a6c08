// The scene with what lies over it: the menu of a thing, a place from near, and why something did not work, at the thing.
import { Suspense, useMemo, type ReactElement } from 'react';
import { PUNCTUATION, textIn, type Language } from '#contract/languages.ts';
import type { Action } from '#contract/simulation/log.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { possibleActions } from '#machines/room/possible-actions.ts';
import { refusalDetail } from '#machines/room/refusal-detail.ts';
import { indexOf } from '#machines/room/ruleset-index.ts';
import { craftOf } from '#machines/room/start.ts';
import type { SoundBoard } from '#scenes/kit/sound/sound-board.ts';
import { RoomStage } from '#scenes/room/room-stage.tsx';
import { groundColour } from '../../simulation/ground-colour.ts';
import { SoundCaptions } from '../../simulation/sound-captions.tsx';
import type { Said } from '../closeup/close-up-props.ts';
import { closeUpOf } from '../closeup/close-up-of.ts';
import { roomTexts } from '../texts/room-texts.ts';
import { GuideCard } from './guide-card.tsx';
import type { PictureOf } from '#src/ui/data/coloured-picture.tsx';
import { itemIcon } from './item-icon.ts';
import type { RoomGame } from './room-game.ts';
import { LateCloseUp } from './late-parts.ts';
import type { RoomPlayerProps } from './player-props.ts';
import styles from './room-player.module.css';
import { remarksOf } from './spoken.tsx';
import { targetText } from './surroundings.ts';
import { TargetMenu } from './target-menu.tsx';
import { ThingNote } from './thing-note.tsx';
import type { Assist } from './use-assist.ts';
import { sceneTarget, type RoomPlayerModel } from './use-room-player.ts';

interface PlayerStageProps extends RoomPlayerProps {
  readonly model: RoomPlayerModel;
  readonly board: SoundBoard;
  readonly assist: Assist;
  readonly onShowMove: () => void;
}

export function PlayerStage(props: PlayerStageProps): ReactElement {
  const { game, language, saysReason, model, board, assist } = props;
  const { view, closeUp } = model;
  const selection = useSelection(model, assist);
  return (
    <section className={styles.stage} aria-label={roomTexts(language).stage}>
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
      {saysReason ? <ThingNote game={game} model={model} text={noteOf(props)} /> : null}
      {closeUp ? (
        <Suspense fallback={null}>
          <LateCloseUp
            of={closeUp}
            ruleset={game.ruleset}
            state={view.state}
            language={language}
            saysReason={saysReason && !props.huntsFaults}
            said={saidOf(props)}
            onMenu={model.openMenu}
            onFirst={model.first}
            onChoose={model.choose}
            onClose={() => model.look(undefined)}
          />
        </Suspense>
      ) : null}
      <GuideCard assist={assist} language={language} onShow={props.onShowMove} />
      <Menu {...props} />
    </section>
  );
}

/** What is chosen, and where a newcomer is led to. */
function useSelection({ menu }: RoomPlayerModel, { move }: Assist) {
  return useMemo(() => {
    const led = sceneTarget(move?.target);
    return { selected: sceneTarget(menu?.target), near: led ? [led] : [] };
  }, [menu, move]);
}

function Menu({ game, language, saysReason, model, assist }: PlayerStageProps): ReactElement | null {
  const { menu, view } = model;
  if (!menu) return null;
  const near = closeUpOf(game.ruleset, view.state, menu.target);
  return (
    <TargetMenu
      title={menuTitle(game, model, language)}
      options={possibleActions(game.ruleset, view.state, menu.target)}
      language={language}
      reasonOf={
        saysReason
          ? ({ action, reason }) => reason && refusalDetail(game.ruleset, view.state, action, reason)
          : undefined
      }
      at={menu.at}
      iconOf={menu.target.kind === 'furniture' ? iconsOf(game.ruleset) : undefined}
      wanted={assist.move?.option.action}
      onLook={near ? () => model.look(near) : undefined}
      onChoose={model.choose}
      onClose={model.closeMenu}
    />
  );
}

/** A rack holds gloves and masks in eleven sizes, which a picture tells apart at once. */
function iconsOf(ruleset: RoomRuleset) {
  const { items } = indexOf(ruleset);
  return ({ item }: Action): PictureOf | undefined => {
    const row = item === undefined ? undefined : items.get(craftOf(item));
    return row && itemIcon(row);
  };
}

function menuTitle(game: RoomGame, { menu, view }: RoomPlayerModel, language: Language): string {
  const text = menu && targetText(game.ruleset, view.state, menu.target);
  return text ? textIn(text, language) : roomTexts(language).person;
}

/** The last action for a place from near, which says at the thing there what became of it. */
function saidOf(props: PlayerStageProps): Said | undefined {
  const last = props.model.view.happened.at(-1);
  if (!last) return undefined;
  const { entry, outcome } = last;
  return {
    seq: entry.seq,
    item: entry.item,
    isRefused: !outcome.ok,
    text: props.saysReason ? noteOf(props) : '',
  };
}

/** Why the last try was refused, or what of it was wrong; nothing after one that went well. */
function noteOf({ game, language, trainingKey, guide, model }: PlayerStageProps): string {
  const last = model.view.happened.at(-1);
  if (!last) return '';
  if (!last.outcome.ok) {
    const detail = refusalDetail(game.ruleset, last.before, last.entry, last.outcome.reason);
    return textIn(detail, language);
  }
  return remarksOf({ game, language, trainingKey, guide }, last).join(PUNCTUATION[language].stop);
}
