// The bay in view: the scene with its menu, cards, sounds in words, and what came of the last action.
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { Suspense, useMemo, type ReactElement } from 'react';
import { textIn, type Language } from '#contract/languages.ts';
import type { ActionTarget } from '#machines/equipment/actions-for.ts';
import { indexOf } from '#machines/equipment/equipment-index.ts';
import { possibleActions } from '#machines/equipment/possible-actions.ts';
import { emergencyView } from '#machines/equipment/emergency/emergency-view.ts';
import { BayStage } from '#scenes/equipment/bay-stage.tsx';
import type { SoundBoard } from '#scenes/kit/sound/sound-board.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { isSameAction } from '../../simulation/guide/same-action.ts';
import { answerMenuKey } from '../../simulation/play/menu-keys.ts';
import { groundColour } from '../../simulation/ground-colour.ts';
import { SoundCaptions } from '../../simulation/sound-captions.tsx';
import { SoundControl } from '../../simulation/sound-control.tsx';
import { bayViewOf } from '../view/bay-view-of.ts';
import type { EquipmentGame } from './equipment-game.ts';
import { LateSituationCards, LateThingMenu } from './late-parts.ts';
import type { EquipmentPlayerProps } from './player-props.ts';
import { Spoken } from './spoken.tsx';
import { BayPointer, pointedInBay } from './bay-pointer.tsx';
import { bayTargetOf } from './target-of-bay.ts';
import { playTexts } from './texts/play-texts.ts';
import { useBayKeys } from './use-bay-keys.ts';
import type { EquipmentModel } from './use-equipment-player.ts';
import { useSame } from './use-same.ts';
import styles from './equipment-player.module.css';

interface BayPaneProps extends Pick<
  EquipmentPlayerProps,
  'game' | 'language' | 'saysReason' | 'trainingKey' | 'explain' | 'pointed'
> {
  readonly model: EquipmentModel;
  readonly board: SoundBoard;
}

export function BayPane(props: BayPaneProps): ReactElement {
  const { game, language, model, board } = props;
  const texts = playTexts(language);
  const { state } = model.view;
  const view = useSame(useMemo(() => bayViewOf(game.ruleset, state, 'girl'), [game, state]));
  const [focus, setFocus] = useBayKeys(model);
  const shown = model.menu?.target ?? (focus ? undefined : model.led?.target);
  const chosen = shown && bayTargetOf(game.ruleset, state, shown);
  const { pointed } = props;
  const marked = useMemo(() => pointed && pointedInBay(pointed), [pointed]);
  return (
    <section className={styles.stage} aria-label={texts.stage} data-bay>
      <BayStage
        view={view}
        language={language}
        focus={chosen ?? focus ?? marked}
        background={groundColour()}
        onTarget={(target, at) => {
          setFocus(undefined);
          model.onBay(target, at);
        }}
        onReady={model.onScene}
      />
      <BayPointer scene={model.scene} pointed={model.menu ? undefined : pointed} />
      <div className={styles.subtitles}>
        <Perceived game={game} model={model} language={language} />
        <SoundCaptions board={board} language={language} />
      </div>
      <div className={styles.tools} role="toolbar" aria-label={texts.stage}>
        <IconButton
          label={texts.zoomIn}
          icon={<ZoomIn aria-hidden="true" />}
          onClick={() => model.scene?.zoom('in')}
        />
        <IconButton
          label={texts.zoomOut}
          icon={<ZoomOut aria-hidden="true" />}
          onClick={() => model.scene?.zoom('out')}
        />
        <IconButton
          label={texts.all}
          icon={<Maximize aria-hidden="true" />}
          onClick={() => model.scene?.fit()}
        />
        <SoundControl board={board} language={language} />
      </div>
      <Spoken {...props} />
      <Suspense fallback={null}>
        <LateSituationCards ruleset={game.ruleset} model={model} language={language} />
      </Suspense>
      <Menu {...props} />
    </section>
  );
}

function Menu({ game, language, saysReason, model }: BayPaneProps): ReactElement | null {
  const { menu, view } = model;
  if (!menu) return null;
  return (
    <Suspense fallback={null}>
      <LateThingMenu
        title={targetTitle(game, model, menu.target, language)}
        options={possibleActions(game.ruleset, view.state, menu.target)}
        language={language}
        saysReason={saysReason}
        isWanted={(action) => model.led !== undefined && isSameAction(model.led.action, action)}
        at={menu.at}
        onChoose={model.act}
        onClose={model.closeMenu}
        answerKey={answerMenuKey}
      />
    </Suspense>
  );
}

export function targetTitle(
  { ruleset }: EquipmentGame,
  { view: { state } }: Pick<EquipmentModel, 'view'>,
  target: ActionTarget,
  language: Language,
): string {
  if (target.kind === 'person') return playTexts(language).person;
  if (target.kind === 'colleague') return playTexts(language).colleague;
  if (target.kind === 'terminal') return playTexts(language).terminal;
  if (target.kind === 'pod') return state.carriers[target.id]?.label ?? target.id;
  const { places, ports, forms } = indexOf(ruleset);
  const paper = state.play.papers.find(({ id }) => id === target.id);
  const row = paper ? forms.get(paper.kind) : (places.get(target.id) ?? ports.get(target.id));
  return row ? textIn(row.text, language) : target.id;
}

/** What is seen, heard or smelt of an incident, as words for who can't see or hear it. */
function Perceived({
  game,
  model,
  language,
}: Pick<BayPaneProps, 'game' | 'model' | 'language'>): ReactElement {
  const { text } = emergencyView(game.ruleset.emergency, model.view.state.emergency);
  return (
    <div className={styles.perceived} aria-live="assertive">
      {text ? <p>{textIn(text, language)}</p> : null}
    </div>
  );
}
