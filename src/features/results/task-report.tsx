// One task of an attempt's report.
import { Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskResult } from '#contract/entities/attempt.ts';
import { textIn } from '#contract/text-in.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { StatTile, StatTiles } from '#src/ui/stat-tile.tsx';
import { GradeReport } from '#tasks/simulation/report/grade-report.tsx';
import { DebriefPanel } from './debrief-panel.tsx';
import styles from './report.module.css';

export interface TaskReportProps {
  readonly attemptId: string;
  readonly result: TaskResult;
  readonly onReplay: (taskId: string, atMs: number, stepId?: string) => void;
}

export function TaskReport({ attemptId, result, onReplay }: TaskReportProps): ReactElement {
  const { t } = useTranslation('results');
  const language = useLanguage();
  const format = useFormat();
  const mark =
    result.mark === null ? '' : `${format.number(result.mark)} / ${format.number(result.maxScore)}`;
  return (
    <Card
      title={t('report.task', { number: result.order + 1 })}
      subtitle={textIn(result.question, language)}
      aside={<span className={styles.taskMark}>{mark}</span>}
    >
      {result.comment === '' ? null : (
        <Notice tone="info" title={t('report.comment')}>
          {result.comment}
        </Notice>
      )}
      {result.simulation ? (
        <SimulationReport
          attemptId={attemptId}
          taskId={result.taskId}
          simulation={result.simulation}
          onReplay={(atMs, stepId) => onReplay(result.taskId, atMs, stepId)}
        />
      ) : null}
    </Card>
  );
}

interface SimulationReportProps {
  readonly attemptId: string;
  readonly taskId: string;
  readonly simulation: NonNullable<TaskResult['simulation']>;
  readonly onReplay: (atMs: number, stepId?: string) => void;
}

function SimulationReport({ attemptId, taskId, simulation, onReplay }: SimulationReportProps): ReactElement {
  const { t } = useTranslation('results');
  const format = useFormat();
  return (
    <div className={styles.stack}>
      <StatTiles>
        <StatTile label={t('report.actions')} value={simulation.actionCount} />
        <StatTile label={t('report.refused')} value={simulation.refusedCount} />
        <StatTile label={t('report.duration')} value={format.clock(simulation.durationMs)} />
        {simulation.restarts > 0 ? (
          <StatTile label={t('report.restarts')} value={simulation.restarts} />
        ) : null}
      </StatTiles>
      {simulation.invalid === null ? null : (
        <Notice tone="danger" title={t('report.invalid', { seq: simulation.invalid.seq })}>
          {t('report.invalidText', { reason: simulation.invalid.reason })}
        </Notice>
      )}
      {simulation.grade === null ? null : (
        <>
          <div>
            <Button icon={<Play size={18} />} text={t('report.replay')} onClick={() => onReplay(0)} />
          </div>
          <GradeReport grade={simulation.grade} onMoment={onReplay} />
          <DebriefPanel attemptId={attemptId} taskId={taskId} onMoment={onReplay} />
        </>
      )}
    </div>
  );
}
