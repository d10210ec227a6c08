// One task of an attempt's report.
import { Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TaskResult } from '#contract/entities/attempt.ts';
import { readLogFault } from '#contract/simulation/log-fault.ts';
import { casePoints } from '#contract/simulation/case-passed.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { Button, buttonClass } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { StatTile, StatTiles } from '#src/ui/data/stat-tile.tsx';
import { GradeReport } from '#tasks/simulation/report/grade-report.tsx';
import { AnswerHistory } from './answer-history.tsx';
import { AnswerImage } from './answer-image.tsx';
import { AnswerView } from './answer-view.tsx';
import { DebriefPanel } from './debrief-panel.tsx';
import { LogExport } from './log-export.tsx';
import { MarkAppeal } from './mark-appeal.tsx';
import { GateAction, WaivedGates } from './gate-waivers.tsx';
import { MarkHistory } from './mark-history.tsx';
import styles from './report.module.css';
import { RubricPoints } from './rubric-points.tsx';
import { taskPlace } from './task-overview.tsx';

interface TaskReportProps {
  readonly attemptId: string;
  readonly result: TaskResult;
  /** Where its mark can be given or changed; null if this person may not. */
  readonly reviewPath: string | null;
  /** The attempt's name in reviews; null with `reviewPath`. */
  readonly reviewId: string | null;
  readonly onReplay: (taskId: string, atMs: number, stepId?: string) => void;
}

export function TaskReport({
  attemptId,
  result,
  reviewPath,
  reviewId,
  onReplay,
}: TaskReportProps): ReactElement {
  const { t } = useTranslation(['results', 'review']);
  const language = useLanguage();
  const format = useFormat();
  const mark =
    result.mark === null ? '' : `${format.number(result.mark)} / ${format.number(result.maxScore)}`;
  const isQuestion = result.shown !== null;
  const change = (
    <Link className={buttonClass({ variant: 'secondary', size: 's' })} to={reviewPath ?? ''}>
      {t(reviewWords(result))}
    </Link>
  );
  return (
    <div id={taskPlace(result)} className={styles.place} tabIndex={-1}>
      <Card
        title={t('report.task', { number: result.order + 1 })}
        subtitle={isQuestion ? undefined : textIn(result.question, language)}
        aside={<span className={styles.taskMark}>{mark}</span>}
        footer={reviewPath === null ? undefined : change}
      >
        <div className={styles.stack}>
          <HowItWent result={result} />
          <Regraded result={result} />
          <AnswerView result={result} />
          <AnswerImage attemptId={attemptId} result={result} />
          <AnswerHistory result={result} />
          <RubricPoints result={result} />
          <TeachersWords result={result} />
          <MarkAppeal attemptId={attemptId} result={result} />
          <WaivedGates result={result} reviewId={reviewId} />
          {result.simulation ? (
            <SimulationReport
              attemptId={attemptId}
              taskId={result.taskId}
              reviewId={reviewId}
              result={result}
              simulation={result.simulation}
              onReplay={(atMs, stepId) => onReplay(result.taskId, atMs, stepId)}
            />
          ) : null}
        </div>
      </Card>
    </div>
  );
}

function reviewWords({ needsReview, appeal }: TaskResult) {
  if (needsReview) return 'review:open';
  return appeal?.state === 'OPEN' ? 'review:appeal.open' : 'review:changeMark';
}

/** It was marked again by another key: the explanation below is that key's. */
function Regraded({ result: { regrade } }: { readonly result: TaskResult }): ReactElement | null {
  const { t } = useTranslation('results');
  const format = useFormat();
  if (regrade === null) return null;
  const { at, policy, reason } = regrade;
  return (
    <Notice tone="info" title={t('regraded.title', { time: format.dateTime(at) })}>
      {t(`regraded.${policy}`)}
      {reason === '' ? null : <p className={styles.words}>{t('regraded.reason', { reason })}</p>}
    </Notice>
  );
}

/** In brief: whether a teacher reviewed or will review it, and how long it took. */
function HowItWent({ result }: { readonly result: TaskResult }): ReactElement | null {
  const { t } = useTranslation('review');
  const { needsReview, manuallyReviewed, attempts, useHint, shown } = result;
  const showsAttempts = shown !== null && attempts > 1;
  if (!needsReview && !manuallyReviewed && !showsAttempts && !useHint) return null;
  return (
    <p className={styles.badges}>
      {needsReview ? <Badge tone="amber">{t('used.waits')}</Badge> : null}
      {manuallyReviewed ? <Badge tone="primary">{t('used.byTeacher')}</Badge> : null}
      {showsAttempts ? <Badge>{t('used.attempts', { count: attempts })}</Badge> : null}
      {useHint ? <Badge>{t('used.hint')}</Badge> : null}
    </p>
  );
}

/** The comment, and the mark's history if it was changed or has a reason. */
function TeachersWords({ result }: { readonly result: TaskResult }): ReactElement | null {
  const { t } = useTranslation(['results', 'review']);
  const { comment, markHistory } = result;
  if (comment === '' && markHistory.length === 0) return null;
  return (
    <>
      {comment === '' ? null : (
        <Notice tone="info" title={t('report.comment')}>
          <span className={styles.words}>{comment}</span>
        </Notice>
      )}
      {markHistory.length === 0 ? null : (
        <details className={styles.details}>
          <summary>{t('review:history')}</summary>
          <MarkHistory changes={markHistory} />
        </details>
      )}
    </>
  );
}

interface SimulationReportProps {
  readonly attemptId: string;
  readonly taskId: string;
  readonly reviewId: string | null;
  readonly result: TaskResult;
  readonly simulation: NonNullable<TaskResult['simulation']>;
  readonly onReplay: (atMs: number, stepId?: string) => void;
}

function SimulationReport({
  attemptId,
  taskId,
  reviewId,
  result,
  simulation,
  onReplay,
}: SimulationReportProps): ReactElement {
  const { t } = useTranslation('results');
  const format = useFormat();
  return (
    <div className={styles.stack}>
      <StatTiles>
        <CasePoints result={result} grade={simulation.grade} />
        <StatTile label={t('report.actions')} value={simulation.actionCount} />
        <StatTile label={t('report.refused')} value={simulation.refusedCount} />
        <StatTile label={t('report.caseDuration')} value={format.clock(simulation.durationMs)} />
        {simulation.restarts > 0 ? (
          <StatTile label={t('report.restarts')} value={simulation.restarts} />
        ) : null}
      </StatTiles>
      {simulation.invalid === null ? null : (
        <Notice tone="danger" title={t('report.invalid', { seq: simulation.invalid.seq })}>
          <LogFaultText reason={simulation.invalid.reason} />
        </Notice>
      )}
      {simulation.grade === null ? null : (
        <>
          <div className={styles.logActions}>
            <Button icon={<Play size={18} />} text={t('report.replay')} onClick={() => onReplay(0)} />
            <LogExport attemptId={attemptId} taskId={taskId} />
          </div>
          <GradeReport
            grade={simulation.grade}
            onMoment={onReplay}
            gateAction={
              reviewId === null
                ? undefined
                : (gateId) => <GateAction {...{ reviewId, taskId, gateId }} waives />
            }
          />
          <DebriefPanel attemptId={attemptId} taskId={taskId} onMoment={onReplay} />
        </>
      )}
    </div>
  );
}

/** What the case is held against, by its own pass mark. */
function CasePoints({
  result,
  grade,
}: Pick<SimulationReportProps, 'result'> & {
  readonly grade: SimulationReportProps['simulation']['grade'];
}): ReactElement | null {
  const { t } = useTranslation('results');
  const format = useFormat();
  const found = grade === null ? undefined : casePoints({ ...result, grade });
  if (found === undefined) return null;
  const note = t('report.caseNeeds', { needed: format.number(found.needed) });
  return <StatTile label={t('report.casePoints')} value={format.number(found.points)} note={note} />;
}

/** What made the log doubtful, in words. */
function LogFaultText({ reason }: { readonly reason: string }): ReactElement {
  const { t } = useTranslation('results');
  const fault = readLogFault(reason);
  return (
    <>{t('report.invalidText', { reason: fault === undefined ? reason : t(`report.faults.${fault}`) })}</>
  );
}
