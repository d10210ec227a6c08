// What came of the drills so far: each step in words, with why it is so, and the way on.
import { ArrowRight, RotateCcw, Shuffle } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { textIn } from '#contract/languages.ts';
import type { Judgement } from '#contract/simulation/grade.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { JudgementList } from '#tasks/simulation/report/judgement-list.tsx';
import type { FinishedRun } from '../finished-run.ts';
import styles from '../practice.module.css';
import { faultsIn, judgedOf } from './drills.ts';
import type { DrillOfCase } from './load-exercise.ts';

export interface DrillResult {
  readonly drill: DrillOfCase;
  readonly run: FinishedRun;
}

interface ExerciseReportProps {
  readonly drills: readonly DrillOfCase[];
  /** Of the first ones. */
  readonly results: readonly DrillResult[];
  readonly leaveTo: string;
  readonly onNext: () => void;
  /** The last one again. */
  readonly onAgain: () => void;
  readonly onOthers: () => void;
}

function judgementsOf({ drill, run }: DrillResult): readonly Judgement[] {
  const all = run.grade?.judgements ?? [];
  const own = judgedOf(drill, all).flatMap((one) => one ?? []);
  return [...own, ...faultsIn(drill, all, drill.already)];
}

const isRight = (result: DrillResult): boolean =>
  judgementsOf(result).every(({ status }) => status === 'done');

export function ExerciseReport(props: ExerciseReportProps): ReactElement {
  const { drills, results, leaveTo, onNext, onAgain, onOthers } = props;
  const { t } = useTranslation('exercise');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isOver = results.length >= drills.length;
  const last = results.at(-1);
  const right = results.filter(isRight).length;
  return (
    <div className={styles.page}>
      <header className={styles.reportHead}>
        <Link className={linkClass()} to={leaveTo}>
          {t('back')}
        </Link>
        <h1 ref={heading} tabIndex={-1}>
          {isOver
            ? t('over', { right, total: drills.length })
            : t(last && isRight(last) ? 'right' : 'notRight')}
        </h1>
        <p className={styles.note}>{t('noMark')}</p>
      </header>
      <div className={styles.acts}>
        {isOver ? (
          <Button icon={<Shuffle size={18} />} text={t('others')} onClick={onOthers} />
        ) : (
          <Button
            icon={<ArrowRight size={18} />}
            text={t('next', { number: results.length + 1, total: drills.length })}
            onClick={onNext}
          />
        )}
        <Button icon={<RotateCcw size={18} />} variant="secondary" text={t('again')} onClick={onAgain} />
      </div>
      {(isOver ? results : results.slice(-1)).map((result, at) => (
        <DrillCard key={at} result={result} />
      ))}
    </div>
  );
}

function DrillCard({ result }: { readonly result: DrillResult }): ReactElement {
  const language = useLanguage();
  return (
    <Card title={textIn(result.drill.practice.title, language)}>
      <JudgementList judgements={judgementsOf(result)} />
    </Card>
  );
}
