// What a learner who is followed has done so far, the latest first: each leads to its moment.
import type { ReactElement } from 'react';
import { filled, type Language } from '#contract/languages.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import type { Timeline } from '#machines/kit/timeline.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { LiveRun } from '../view-props.ts';
import { clockText } from './clock-text.ts';
import type { ReplayCourse } from './replay-course.ts';
import { replayTexts } from './replay-texts.ts';
import styles from './replay.module.css';

/** As many as one looks through; the rest is on the time line. */
const MAX_SHOWN = 100;

interface LiveStepsProps {
  readonly live: LiveRun;
  readonly timeline: Pick<Timeline<unknown>, 'entries' | 'invalidFrom'>;
  readonly course: Pick<ReplayCourse, 'clock' | 'count'>;
  readonly language: Language;
  readonly wordsOf: (entry: LogEntry) => string;
}

export function LiveSteps({ live, timeline, course, language, wordsOf }: LiveStepsProps): ReactElement {
  const { clock, count } = course;
  const { live: texts, replay } = replayTexts(language);
  const shown = timeline.entries.map((entry, at) => ({ entry, count: at + 1 })).slice(-MAX_SHOWN);
  return (
    <>
      <LiveState live={live} language={language} />
      {clock.isFollowing ? live.tools : <Button size="s" text={texts.now} onClick={clock.follow} />}
      <h2>{texts.steps}</h2>
      {timeline.invalidFrom ? <Notice tone="danger">{replay.invalid}</Notice> : null}
      {shown.length === 0 && timeline.invalidFrom === undefined ? (
        <p className={styles.word}>{texts.nothing}</p>
      ) : null}
      <ol className={styles.steps} reversed>
        {shown.toReversed().map(({ entry, count: number }) => (
          <li key={number}>
            <button
              type="button"
              className={styles.step}
              aria-current={number === count ? 'true' : undefined}
              onClick={() => clock.seek(entry.at, number)}
            >
              <span aria-hidden="true">{number === count ? '▸' : ''}</span>
              <span className={styles.time}>{clockText(entry.at)}</span>
              <span>{wordsOf(entry)}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Whether this is how it stands now: what is old is never shown as fresh. */
function LiveState({ live, language }: Pick<LiveStepsProps, 'live' | 'language'>): ReactElement {
  const { live: texts } = replayTexts(language);
  const { isRunning, isFresh, heardAt: time } = live;
  if (!isFresh)
    return (
      <output className={styles.state}>
        <Badge tone="amber">{filled(texts.stale, { time })}</Badge>
      </output>
    );
  return (
    <output className={styles.state}>
      {isRunning ? (
        <Badge tone="success" live>
          {texts.following}
        </Badge>
      ) : (
        <Badge tone="neutral">{texts.over}</Badge>
      )}
    </output>
  );
}
