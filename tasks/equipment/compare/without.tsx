// What would have been had the server issued nothing: the same tries at the same times, at the same moment.
import { useMemo, type ReactElement } from 'react';
import { clockText as timeOfDay } from '#machines/equipment/clock.ts';
import { stateProcess } from '#machines/equipment/codes/state-process.ts';
import { refusalText } from '#machines/equipment/refusal-texts.ts';
import { actionText } from '#machines/equipment/wording.ts';
import { filled, textIn, type Language } from '#contract/languages.ts';
import type { ReplayClock } from '../../simulation/replay-clock.ts';
import { replayTexts } from '../../simulation/replay-texts.ts';
import styles from '../../simulation/replay.module.css';
import { playTexts } from '../play/texts/play-texts.ts';
import { stateWhile, type BayFilm } from './bay-film.ts';
import { BayMoment } from './bay-moment.tsx';

interface WithoutProps {
  readonly film: BayFilm;
  readonly language: Language;
  readonly clock: ReplayClock;
}

export function Without({ film, language, clock }: WithoutProps): ReactElement {
  const { ruleset, play, openWithoutIssued } = film;
  const { entries } = film.timeline;
  const timeline = useMemo(() => openWithoutIssued(entries), [openWithoutIssued, entries]);
  const { compare, replay: texts } = replayTexts(language);
  const state = stateWhile(ruleset, timeline, clock.atMs);
  const stop = timeline.stopAt(timeline.countAt(clock.atMs));
  const entry = timeline.entries[stop.count - 1];
  return (
    <section className={styles.stage} aria-label={compare.withoutTitle} data-without-moment={stop.count}>
      <BayMoment ruleset={ruleset} state={state} language={language} isSeeking={clock.hasJumped}>
        <p className={styles.now} aria-live="polite">
          <small>{`${timeOfDay(state.play, state.clockMs)} · ${compare.withoutTitle}`}</small>
          {entry ? textIn(actionText(ruleset, entry, play), language) : texts.start}
          {stop.reason === undefined ? null : (
            <small>
              {filled(playTexts(language).notPossible, {
                reason: textIn(refusalText(stop.reason), language).toLowerCase(),
              })}
            </small>
          )}
          <small>{stateProcess(state)}</small>
        </p>
      </BayMoment>
    </section>
  );
}
