// The judged steps beside a replay: each leads to its moment.
import { useEffect, useRef, type ReactElement } from 'react';
import { textIn, type Language } from '#contract/languages.ts';
import type { Judgement } from '#contract/simulation/grade.ts';
import { clockText } from './clock-text.ts';
import type { ReplayTexts } from './replay-controls.tsx';
import styles from './replay.module.css';

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
  const inOrder = judgements.toSorted(
    (a, b) => (a.seq ?? Number.MAX_SAFE_INTEGER) - (b.seq ?? Number.MAX_SAFE_INTEGER),
  );
  const list = useRef<HTMLOListElement>(null);
  const { chosenId } = row;
  useEffect(() => {
    if (chosenId !== undefined)
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  return (
    <ol ref={list} className={styles.steps}>
      {inOrder.map((judgement) => (
        <li key={`${judgement.id}-${judgement.seq ?? ''}`}>
          <StepRow judgement={judgement} {...row} />
        </li>
      ))}
    </ol>
  );
}

interface StepRowProps extends Omit<JudgedStepsProps, 'judgements'> {
  readonly judgement: Judgement;
}

function StepRow(props: StepRowProps): ReactElement {
  const { judgement, currentSeq, chosenId, texts, language, onMoment, momentOf } = props;
  const { at, seq, status, id } = judgement;
  const isCurrent = chosenId === undefined ? seq !== undefined && seq === currentSeq : id === chosenId;
  const lookAt = momentOf ? momentOf(judgement) : at;
  const content = (
    <>
      <span className={`${styles.dot} ${styles[status] ?? ''}`} aria-hidden="true" />
      <span className={styles.time}>{at === undefined ? '—' : clockText(at)}</span>
      <span>
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
