// The judged steps beside a replay: each leads to its moment.
import { useEffect, useRef, type ReactElement } from 'react';
import { textIn, type Language } from '#contract/languages.ts';
import type { Judgement } from '#contract/simulation/grade.ts';
import { clockText } from './clock-text.ts';
import type { ReplayTexts } from './replay-controls.tsx';
import styles from './replay.module.css';
import { shownStatus } from './shown-status.ts';

interface JudgedStepsProps {
  readonly judgements: readonly Judgement[];
  /** The entry of the log that the replay shows now. */
  readonly currentSeq: number;
  /** The step that was asked to be seen: marked, also when it was not done. */
  readonly chosenId?: string | undefined;
  readonly texts: ReplayTexts;
  readonly language: Language;
  readonly onMoment: (atMs: number, judgement: Judgement) => void;
  /** Where to look for a step, also for one that was not done; the moment of its entry where left out. */
  readonly momentOf?: ((judgement: Judgement) => number | undefined) | undefined;
}

export function JudgedSteps({ judgements, ...row }: JudgedStepsProps): ReactElement {
  const { chosenId, currentSeq, momentOf } = row;
  // What was not done stands where it should have been.
  const placeOf = (judgement: Judgement): number =>
    judgement.at ?? momentOf?.(judgement) ?? Number.MAX_SAFE_INTEGER;
  const inOrder = judgements.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.seq ?? 0) - (b.seq ?? 0));
  const current =
    chosenId === undefined
      ? inOrder.findLast(({ seq }) => seq !== undefined && seq <= currentSeq)
      : inOrder.find(({ id }) => id === chosenId);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <ol ref={list} className={styles.steps}>
      {inOrder.map((judgement) => (
        <li key={`${judgement.id}-${judgement.seq ?? ''}`}>
          <StepRow judgement={judgement} isCurrent={judgement === current} {...row} />
        </li>
      ))}
    </ol>
  );
}

interface StepRowProps extends Omit<JudgedStepsProps, 'judgements'> {
  readonly judgement: Judgement;
  readonly isCurrent: boolean;
}

function StepRow(props: StepRowProps): ReactElement {
  const { judgement, isCurrent, texts, language, onMoment, momentOf } = props;
  const { at } = judgement;
  const status = shownStatus(judgement);
  const lookAt = momentOf ? momentOf(judgement) : at;
  const content = (
    <>
      <span className={`${styles.dot} ${styles[status] ?? ''}`} aria-hidden="true" />
      <span className={styles.time}>{at === undefined ? '—' : clockText(at)}</span>
      <span className={styles.what}>
        {textIn(judgement.text, language)}
        <span className={styles.word}>{texts.status[status]}</span>
      </span>
    </>
  );
  if (lookAt === undefined) return <div className={styles.step}>{content}</div>;
  return (
    <button
      type="button"
      className={styles.step}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => onMoment(lookAt, judgement)}
    >
      {content}
    </button>
  );
}
