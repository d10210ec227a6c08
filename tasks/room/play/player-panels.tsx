// The light panels beside the scene: the task, the way, what is round, what is with the person, particles, all of it in words.
import { Backpack, ClipboardList, ListChecks, MapPin, MessageSquareText, Wind } from 'lucide-react';
import type { ReactElement } from 'react';
import { LANGUAGE_TAGS } from '#contract/languages.ts';
import type { ActionTarget } from '#machines/room/possible-actions.ts';
import { particlesOf } from '#machines/room/particles.ts';
import { roomTexts } from '../texts/room-texts.ts';
import { AroundPanel } from './around-panel.tsx';
import { Checklist } from './checklist.tsx';
import { FaultList } from './fault-list.tsx';
import { Hints } from './hints.tsx';
import { InventoryPanel } from './inventory-panel.tsx';
import { Panel } from './panel.tsx';
import type { OpenPanels } from './open-panels.ts';
import { ParticleMeter } from './particle-meter.tsx';
import type { RoomPlayerProps } from './player-props.ts';
import styles from './room-player.module.css';
import { TwinPanel } from './twin-panel.tsx';
import type { Assist } from './use-assist.ts';
import type { RoomPlayerModel } from './use-room-player.ts';

interface PlayerPanelsProps extends RoomPlayerProps {
  readonly model: RoomPlayerModel;
  readonly assist: Assist;
  readonly panels: OpenPanels;
}

export function PlayerPanels(props: PlayerPanelsProps): ReactElement {
  const { game, language, model, panels } = props;
  const { open, toggle } = panels;
  const texts = roomTexts(language);
  const { state } = model.view;
  // What is chosen happens in the scene: no panel stays over it.
  const thenFold =
    (act: (target: ActionTarget) => void) =>
    (target: ActionTarget): void => {
      act(target);
      panels.clearScene();
    };
  const onMenu = thenFold((target) => model.openMenu(target));
  const shared = { ruleset: game.ruleset, state, language, onMenu, onFirst: thenFold(model.first) };
  return (
    <>
      <Goal {...props} />
      <Way {...props} />
      <Particles {...props} />
      <Panel
        name="around"
        title={texts.around}
        icon={MapPin}
        isOpen={open.has('around')}
        onToggle={() => toggle('around')}
      >
        <AroundPanel {...shared} />
      </Panel>
      <Panel
        name="inventory"
        title={texts.inventory}
        icon={Backpack}
        isOpen={open.has('inventory')}
        onToggle={() => toggle('inventory')}
      >
        <InventoryPanel {...shared} />
      </Panel>
      <Panel
        name="twin"
        title={texts.twin}
        icon={MessageSquareText}
        isOpen={open.has('twin')}
        onToggle={() => toggle('twin')}
      >
        <TwinPanel ruleset={game.ruleset} state={state} language={language} />
      </Panel>
    </>
  );
}

function Goal(props: PlayerPanelsProps): ReactElement {
  const { game, language, goal, trainingKey, hintPenalty } = props;
  const { open, toggle } = props.panels;
  return (
    <Panel
      name="goal"
      title={roomTexts(language).goal}
      icon={ClipboardList}
      isOpen={open.has('goal')}
      onToggle={() => toggle('goal')}
    >
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

/** The checklist, or, where faults are to be found, those that were: in TRAINING alone. */
function Way(props: PlayerPanelsProps): ReactElement | null {
  const { language, saysReason, assist } = props;
  const { open, toggle } = props.panels;
  const { progress, faults } = assist;
  if (!saysReason || !progress) return null;
  const texts = roomTexts(language);
  const [done, total] = faults
    ? [faults.filter(({ isRight }) => isRight).length, faults.length]
    : [progress.doneCount, progress.rows.length];
  return (
    <Panel
      name="way"
      title={faults ? texts.faults.title : texts.assist.checklist}
      icon={ListChecks}
      summary={`${done} / ${total}`}
      isOpen={open.has('way')}
      onToggle={() => toggle('way')}
    >
      {faults ? (
        <FaultList faults={faults} language={language} />
      ) : (
        <Checklist assist={assist} progress={progress} language={language} />
      )}
    </Panel>
  );
}

/** The particle meter: in TRAINING alone; it names no causes where they are what is looked for. */
function Particles(props: PlayerPanelsProps): ReactElement | null {
  const { game, language, saysReason, huntsFaults, model } = props;
  const { open, toggle } = props.panels;
  const { ruleset } = game;
  if (!saysReason || !ruleset.particles) return null;
  const { state } = model.view;
  const number = new Intl.NumberFormat(LANGUAGE_TAGS[language]);
  return (
    <Panel
      name="particles"
      title={roomTexts(language).meter.title}
      icon={Wind}
      summary={number.format(particlesOf(ruleset, state).perMinute)}
      isOpen={open.has('particles')}
      onToggle={() => toggle('particles')}
    >
      <ParticleMeter ruleset={ruleset} state={state} language={language} namesCauses={!huntsFaults} />
    </Panel>
  );
}
