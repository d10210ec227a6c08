// The light panels beside the scene: the task, the way, what is round, what is with the person, particles, all of it in words.
import type { ReactElement } from 'react';
import { roomTexts } from '../texts/room-texts.ts';
import { AroundPanel } from './around-panel.tsx';
import { Checklist } from './checklist.tsx';
import { Hints } from './hints.tsx';
import { InventoryPanel } from './inventory-panel.tsx';
import { Panel } from './panel.tsx';
import { ParticleMeter } from './particle-meter.tsx';
import type { RoomPlayerProps } from './player-props.ts';
import styles from './room-player.module.css';
import { TwinPanel } from './twin-panel.tsx';
import type { Assist } from './use-assist.ts';
import type { RoomPlayerModel } from './use-room-player.ts';

export type PanelName = 'goal' | 'way' | 'inventory' | 'around' | 'particles' | 'twin';

export interface PlayerPanelsProps extends RoomPlayerProps {
  readonly model: RoomPlayerModel;
  readonly assist: Assist;
  readonly open: ReadonlySet<PanelName>;
  readonly toggle: (name: PanelName) => void;
}

export function PlayerPanels(props: PlayerPanelsProps): ReactElement {
  const { game, language, model, open, toggle } = props;
  const texts = roomTexts(language);
  const { state } = model.view;
  const shared = { ruleset: game.ruleset, state, language, onMenu: model.openMenu, onFirst: model.first };
  return (
    <>
      <Goal {...props} />
      <Training {...props} />
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

function Goal({
  game,
  language,
  goal,
  trainingKey,
  hintPenalty,
  open,
  toggle,
}: PlayerPanelsProps): ReactElement {
  return (
    <Panel title={roomTexts(language).goal} isOpen={open.has('goal')} onToggle={() => toggle('goal')}>
      <p className={styles.goal}>{goal}</p>
      <Hints
        hints={trainingKey?.hints ?? []}
        language={language}
        penalty={hintPenalty}
        onTake={game.takeHint}
      />
    </Panel>
  );
}

/** The checklist and the particle meter: in TRAINING alone. */
function Training(props: PlayerPanelsProps): ReactElement | null {
  const { game, language, saysReason, model, assist, open, toggle } = props;
  if (!saysReason) return null;
  const texts = roomTexts(language);
  const { progress } = assist;
  return (
    <>
      {progress ? (
        <Panel title={texts.assist.checklist} isOpen={open.has('way')} onToggle={() => toggle('way')}>
          <Checklist assist={assist} progress={progress} language={language} />
        </Panel>
      ) : null}
      {game.ruleset.particles ? (
        <Panel title={texts.meter.title} isOpen={open.has('particles')} onToggle={() => toggle('particles')}>
          <ParticleMeter ruleset={game.ruleset} state={model.view.state} language={language} />
        </Panel>
      ) : null}
    </>
  );
}
