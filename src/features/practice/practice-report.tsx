// How a practised case went: the score, each step with its source, particles and touches, and the way to any moment.
import { Play, RotateCcw } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import type { Grade } from '#contract/simulation/grade.ts';
import { textIn } from '#contract/text-in.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { linkClass } from '#src/ui/link.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { ProgressRing } from '#src/ui/progress-ring.tsx';
import { StatTile, StatTiles } from '#src/ui/stat-tile.tsx';
import { RoomDebrief } from '#tasks/room/report/room-debrief.tsx';
import { GradeReport } from '#tasks/simulation/report/grade-report.tsx';
import { movesIn, type FinishedRun } from './finished-run.ts';
import styles from './practice.module.css';

export interface PracticeReportProps {
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
  return (
    <div className={styles.page}>
      <Link className={linkClass()} to={leaveTo}>
        {t('back')}
      </Link>
      <h1 ref={heading} tabIndex={-1}>
        {textIn(practice.title, language)}
      </h1>
      {run.grade ? <Score grade={run.grade} run={run} /> : <Notice tone="info">{t('keyHeld')}</Notice>}
      <div className={styles.acts}>
        <Button icon={<Play size={18} />} text={t('replay')} onClick={() => onReplay(0)} />
        <Button icon={<RotateCcw size={18} />} variant="secondary" text={t('again')} onClick={onAgain} />
      </div>
      {run.grade ? (
        <Card title={t('steps')}>
          <GradeReport grade={run.grade} onMoment={onReplay} />
        </Card>
      ) : null}
      <Card title={t('left')}>
        <RoomDebrief
          simulation={practice.play}
          entries={run.entries}
          language={language}
          onMoment={onReplay}
        />
      </Card>
    </div>
  );
}

function Score({ grade, run }: { readonly grade: Grade; readonly run: FinishedRun }): ReactElement {
  const { t } = useTranslation('practice');
  const format = useFormat();
  const score = format.number(grade.score);
  return (
    <div className={styles.score}>
      <ProgressRing
        label={t('score')}
        value={grade.score}
        max={100}
        valueText={score}
        tone={grade.passed ? 'success' : 'danger'}
        sizePx={132}
      />
      <Badge tone={grade.passed ? 'success' : 'danger'}>{grade.passed ? t('passed') : t('notPassed')}</Badge>
      <div className={styles.facts}>
        <StatTiles>
          <StatTile label={t('moves')} value={movesIn(run.entries)} />
          {run.reference ? (
            <StatTile label={t('fewestMoves')} value={movesIn(run.reference.entries)} />
          ) : null}
        </StatTiles>
      </div>
    </div>
  );
}
