// The tasks of a report: their overview, then each; all, or only those that were not right.
import { Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskResult } from '#contract/entities/attempt.ts';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { ReportTools } from './report-tools.tsx';
import { isRight, TaskOverview } from './task-overview.tsx';
import { TaskReport } from './task-report.tsx';

interface ReportTasksProps {
  readonly attemptId: string;
  readonly results: readonly TaskResult[];
  readonly reviewPathOf: (result: TaskResult) => string | null;
  readonly reviewId: string | null;
  readonly onReplay: (taskId: string, atMs: number, stepId?: string) => void;
  /** What stands between the overview and the tasks. */
  readonly children: ReactNode;
}

export function ReportTasks(props: ReportTasksProps): ReactElement {
  const { attemptId, results, reviewPathOf, reviewId, onReplay, children } = props;
  const { t } = useTranslation('common');
  const [isOnlyWrong, setOnlyWrong] = useState(false);
  const wrong = results.filter((result) => !isRight(result));
  const isChoice = wrong.length > 0 && wrong.length < results.length;
  const shown = isOnlyWrong && isChoice ? wrong : results;
  return (
    <>
      <TaskOverview results={shown} />
      {results.length === 0 ? null : (
        <ReportTools onlyWrong={isChoice ? { isOn: isOnlyWrong, set: setOnlyWrong } : undefined} />
      )}
      {children}
      {/* They come when the marking ends, and their screens load then: what stands is not taken away. */}
      <Suspense fallback={<Loader label={t('loading')} />}>
        {shown.map((result) => (
          <TaskReport
            key={result.taskId}
            attemptId={attemptId}
            result={result}
            reviewPath={reviewPathOf(result)}
            reviewId={reviewId}
            onReplay={onReplay}
          />
        ))}
      </Suspense>
    </>
  );
}
