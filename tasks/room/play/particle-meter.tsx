// What the person sheds now, on a scale of powers of ten, with what sheds most: in TRAINING alone.
import type { ReactElement } from 'react';
import { filled, LANGUAGE_TAGS, textIn, type Language } from '#contract/languages.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { particlesOf } from '#machines/room/particles.ts';
import type { RoomState } from '#machines/room/state.ts';
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx';
import { roomTexts } from '../texts/room-texts.ts';
import styles from './assist.module.css';
import { DRESSED_PER_MINUTE, shareOnScale } from './particle-scale.ts';

interface ParticleMeterProps {
  readonly ruleset: RoomRuleset;
  readonly state: RoomState;
  readonly language: Language;
  readonly namesCauses: boolean;
}

const MAX_CAUSES = 2;

export function ParticleMeter(props: ParticleMeterProps): ReactElement {
  const { ruleset, state, language, namesCauses } = props;
  const texts = roomTexts(language).meter;
  const { perMinute, shares } = particlesOf(ruleset, state);
  const walking = particlesOf(ruleset, state, 'walking').perMinute;
  const number = new Intl.NumberFormat(LANGUAGE_TAGS[language]);
  return (
    <div className={styles.meter}>
      <ProgressBar
        label={texts.standing}
        value={shareOnScale(perMinute)}
        max={1}
        valueText={number.format(perMinute)}
        tone={perMinute > DRESSED_PER_MINUTE * 2 ? 'amber' : 'success'}
      />
      <p className={styles.count}>
        {filled(texts.walking, { count: number.format(walking) })} {texts.label}
      </p>
      {namesCauses ? (
        <>
          <h3 className={styles.count}>{texts.causes}</h3>
          <ul className={styles.causes}>
            {shares.slice(0, MAX_CAUSES).map(({ cause, text, perMinute: own }) => (
              <li key={cause}>
                <span>{textIn(text, language)}</span>
                <span>{number.format(own)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
