// The moment of a replay of the bay in words: its time, the action, and both codes.
import type { ReactElement } from 'react';
import { filled, textIn, type Language } from '#contract/languages.ts';
import { clockText as timeOfDay } from '#machines/equipment/clock.ts';
import { emergencySituations } from '#machines/equipment/codes/emergency-situations.ts';
import { stateProcess } from '#machines/equipment/codes/state-process.ts';
import { refusalText } from '#machines/equipment/refusal-texts.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import { actionText } from '#machines/equipment/wording.ts';
import type { TimelineStop } from '#machines/kit/timeline.ts';
import { clockText } from '../../simulation/clock-text.ts';
import { replayTexts } from '../../simulation/replay-texts.ts';
import styles from '../../simulation/replay.module.css';
import { playTexts } from '../play/texts/play-texts.ts';
import type { BayFilm } from './bay-film.ts';

interface NowTextProps {
  readonly film: BayFilm;
  readonly language: Language;
  readonly judging: Parameters<typeof emergencySituations>[1];
  readonly stop: TimelineStop<EquipmentState>;
  readonly state: EquipmentState;
}

/** The time of the shift, the action, and both codes. */
export function NowText({ film, stop, state, language, judging }: NowTextProps): ReactElement {
  const { replay: texts } = replayTexts(language);
  const { entries } = film.timeline;
  const entry = entries[stop.count - 1];
  return (
    <p className={styles.now} data-moment={stop.count}>
      <small>
        {`${timeOfDay(state.play, state.clockMs)} · ${entry ? `${clockText(entry.at)} · ` : ''}`}
        {filled(texts.action, { number: stop.count, total: entries.length })}
      </small>
      {entry ? textIn(actionText(film.ruleset, entry, film.play), language) : texts.start}
      {stop.reason === undefined ? null : <small>{refusalWords(stop.reason, language)}</small>}
      <small data-codes>{`${stateProcess(state)} · ${emergencySituations(state, judging)}`}</small>
    </p>
  );
}

function refusalWords(reason: string, language: Language): string {
  const words = textIn(refusalText(reason), language).toLowerCase();
  return filled(playTexts(language).notPossible, { reason: words });
}
