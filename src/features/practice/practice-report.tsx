// How a practised case went: the score, each step with its source, particles and touches, and the way to any moment.
import { Play, Printer, RotateCcw } from 'lucide-react';
import { Suspense, useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import { textIn } from '#contract/languages.ts';
import type { Grade } from '#contract/simulation/grade.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { ProgressRing } from '#src/ui/feedback/progress-ring.tsx';
import { StatTile, StatTiles } from '#src/ui/data/stat-tile.tsx';
import { GradeReport, Verdict } from '#tasks/simulation/report/grade-report.tsx';
import { TASK_VIEWS } from '#tasks/views.ts';
import { movesIn, type FinishedRun } from './finished-run.ts';
import styles from './practice.module.css';

interface PracticeReportProps {
  readonly practice: PracticeCase;
  readonly run: FinishedRun;
  readonly leaveTo: string;
  readonly onReplay: (atMs: number, stepId?: string) => void;
  readonly onAgain: () => void;
}

export function PracticeReport({
  practice,
  run,
  leaveTo,
  onReplay,
  onAgain,
}: PracticeReportProps): ReactElement {
  const { t } = useTranslation('practice');
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { Screen: Debrief } = TASK_VIEWS[practice.simulation].debrief;
  return (
    <div className={styles.page}>
      <header className={styles.reportHead}>
        <Link className={linkClass()} to={leaveTo}>
          {t('back')}
        </Link>
        <h1 ref={heading} tabIndex={-1}>
          {textIn(practice.title, language)}
        </h1>
      </header>
      {run.grade ? (
        <Summary practice={practice} run={run} grade={run.grade} onReplay={onReplay} />
      ) : (
        <Notice tone="info">{t('keyHeld')}</Notice>
      )}
      <div className={styles.acts}>
        <Button icon={<Play size={18} />} text={t('replay')} onClick={() => onReplay(0)} />
        <Button icon={<RotateCcw size={18} />} variant="secondary" text={t('again')} onClick={onAgain} />
        <Button
          icon={<Printer size={18} />}
          variant="secondary"
          text={t('print')}
          onClick={() => globalThis.print()}
        />
      </div>
      <Card title={t(`left.${practice.simulation}`)}>
        <Suspense fallback={null}>
          <Debrief
            simulation={practice.play}
            entries={run.entries}
            grade={run.grade}
            reference={run.reference}
            language={language}
            onMoment={onReplay}
          />
        </Suspense>
      </Card>
      {run.grade ? (
        <Card title={t('steps')}>
          <GradeReport grade={run.grade} onMoment={onReplay} hasVerdict={false} />
        </Card>
      ) : null}
    </div>
  );
}

interface SummaryProps extends Pick<PracticeReportProps, 'practice' | 'run' | 'onReplay'> {
  readonly grade: Grade;
}

/** What a tired reader needs: passed or not and why, what would have been enough, and four figures. */
function Summary({ practice, run, grade, onReplay }: SummaryProps): ReactElement {
  const { t } = useTranslation('practice');
  const format = useFormat();
  const score = format.number(grade.score);
  const tone = grade.passed ? 'success' : 'danger';
  return (
    <Card>
      <div className={styles.summary}>
        <ProgressRing
          label={t('score')}
          value={grade.score}
          max={100}
          valueText={score}
          tone={tone}
          sizePx={132}
        />
        <div className={styles.verdict}>
          <Badge tone={tone}>{grade.passed ? t('passed') : t('notPassed')}</Badge>
          <p className={styles.sentence}>{t(sentenceOf(grade))}</p>
        </div>
        <div className={styles.facts}>
          <Facts practice={practice} run={run} grade={grade} />
        </div>
      </div>
      <Verdict grade={grade} onMoment={onReplay} />
    </Card>
  );
}

function sentenceOf({
  passed,
  failedBy,
  judgements,
}: Grade): 'flawless' | 'goodEnough' | 'critical' | 'tooLittle' {
  if (!passed) return failedBy.length > 0 ? 'critical' : 'tooLittle';
  return judgements.every(({ status }) => status === 'done') ? 'flawless' : 'goodEnough';
}

function Facts({ practice, run, grade }: Omit<SummaryProps, 'onReplay'>): ReactElement {
  const { t } = useTranslation('practice');
  const format = useFormat();
  const language = useLanguage();
  const { figures } = TASK_VIEWS[practice.simulation];
  const steps = grade.judgements.filter(({ kind }) => kind === 'step');
  const done = steps.filter(({ status }) => status === 'done' || status === 'late').length;
  const fewest = run.reference ? movesIn(run.reference.entries) : undefined;
  return (
    <StatTiles>
      <StatTile label={t('stepsDone')} value={`${done} / ${steps.length}`} />
      <StatTile
        label={t('moves')}
        value={movesIn(run.entries)}
        note={fewest === undefined ? undefined : t('fewestMoves', { fewest })}
      />
      <StatTile label={t('time')} value={format.clock(run.entries.at(-1)?.at ?? 0)} />
      {figures === null ? null : (
        <Suspense fallback={null}>
          <figures.Screen simulation={practice.play} entries={run.entries} language={language} />
        </Suspense>
      )}
    </StatTiles>
  );
}
