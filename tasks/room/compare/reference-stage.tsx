// The reference beside a replay: its scene at the same step, with the action being done.
import { useState, type ReactElement } from 'react';
import { textIn, type Language } from '#contract/languages.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Timeline } from '#machines/kit/timeline.ts';
import type { RoomState } from '#machines/room/state.ts';
import { actionText } from '#machines/room/wording.ts';
import { RoomStage } from '#scenes/room/room-stage.tsx';
import type { RoomScene } from '#scenes/room/room-scene.ts';
import type { RoomIntents } from '#scenes/room/targets.ts';
import { groundColour } from '../../simulation/ground-colour.ts';
import styles from '../../simulation/replay.module.css';
import { useNearCamera } from '../play/use-near-camera.ts';
import { replayTexts } from '../../simulation/replay-texts.ts';

interface ReferenceStageProps {
  readonly ruleset: RoomRuleset;
  readonly timeline: Timeline<RoomState>;
  /** How many entries of the reference are shown. */
  readonly count: number;
  readonly language: Language;
  readonly intents: RoomIntents;
}

export function ReferenceStage(props: ReferenceStageProps): ReactElement {
  const { ruleset, timeline, count, language, intents } = props;
  const texts = replayTexts(language).compare;
  const entry = timeline.entries[count - 1];
  const { state } = timeline.stopAt(count);
  const [scene, setScene] = useState<RoomScene>();
  useNearCamera(scene, ruleset, state, true);
  return (
    <section className={styles.stage} aria-label={texts.reference} data-reference-moment={count}>
      <RoomStage
        ruleset={ruleset}
        state={state}
        isSeeking
        language={language}
        intents={intents}
        background={groundColour()}
        onReady={setScene}
      />
      <p className={styles.now} aria-live="polite">
        <small>{texts.reference}</small>
        {entry ? textIn(actionText(ruleset, entry), language) : texts.before}
      </p>
    </section>
  );
}
