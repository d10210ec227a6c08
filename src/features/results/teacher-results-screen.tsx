// /teacher-results: the attempts of the teacher's groups, what waits for a mark, and their people. All state is in the
// address.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useCan } from '#src/lib/session/current-user.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import { AttemptReport } from './attempt-report.tsx';
import { ExportMenu } from './export-menu.tsx';
import { Learners } from './learners/learners.tsx';
import { reportPath } from './report-path.ts';
import styles from './report.module.css';
import { ResultFilters } from './result-filters.tsx';
import { ResultPages } from './result-pages.tsx';
import { ReviewQueue } from './reviews/review-queue.tsx';
import { refFromAddress } from './reviews/review-address.ts';
import { ReviewScreen } from './reviews/review-screen.tsx';
import { TeacherViews } from './teacher-views.tsx';

export function TeacherResultsScreen(): ReactElement {
  const [params] = useSearchParams();
  const attemptId = params.get('attempt');
  if (attemptId !== null) return <AttemptReport attemptId={attemptId} backTo="/teacher-results" withPerson />;
  const answer = refFromAddress(params);
  if (answer !== null) return <ReviewScreen key={`${answer.reviewId}.${answer.taskId}`} answer={answer} />;
  return <TeacherLists />;
}

function TeacherLists(): ReactElement {
  const { t } = useTranslation('results');
  const [params] = useSearchParams();
  const marks = useCan('RESULTS_REVIEW');
  const asked = params.get('view');
  const view = asked === 'learners' || (asked === 'review' && marks) ? asked : 'results';
  return (
    <div className={styles.stack}>
      <h1>{t('teacher.title')}</h1>
      <TeacherViews current={view} />
      {view === 'review' ? <ReviewQueue /> : view === 'learners' ? <Learners /> : <AllResults />}
    </div>
  );
}

function AllResults(): ReactElement {
  const { t } = useTranslation('results');
  const exports = useCan('EXPORT');
  return (
    <div className={styles.lists}>
      <ResultFilters own={false} actions={exports ? <ExportMenu /> : null} />
      <ResultPages
        name="results"
        caption={t('teacher.title')}
        pathOf={reportPath}
        personPath={(attempt) => `/results-user/${attempt.user.id}`}
        empty={<NoResults />}
      />
    </div>
  );
}

export function NoResults(): ReactElement {
  const { t } = useTranslation('results');
  return (
    <EmptyState title={t('teacher.empty')} picture={<StatePicture scene="empty-results" />}>
      {t('teacher.emptyNext')}
    </EmptyState>
  );
}
