// /teacher-results: the attempts of the teacher's groups, and what waits for a mark. All state is in the
// address.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Privilege } from '#contract/privileges.ts';
import { useCurrentUser } from '#src/lib/session/current-user.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import { AttemptReport } from './attempt-report.tsx';
import { ExportMenu } from './export-menu.tsx';
import { reportPath } from './report-path.ts';
import styles from './report.module.css';
import { ResultFilters } from './result-filters.tsx';
import { ResultPages } from './result-pages.tsx';
import { ReviewQueue } from './reviews/review-queue.tsx';
import { refFromAddress } from './reviews/review-address.ts';
import { ReviewScreen } from './reviews/review-screen.tsx';
import { useReviewCounts } from './reviews/use-review-counts.ts';
import { ViewLinks } from './view-links.tsx';

type View = 'results' | 'review';

export function TeacherResultsScreen(): ReactElement {
  const [params] = useSearchParams();
  const attemptId = params.get('attempt');
  if (attemptId !== null) return <AttemptReport attemptId={attemptId} backTo="/teacher-results" withPerson />;
  const answer = refFromAddress(params);
  if (answer !== null) return <ReviewScreen key={`${answer.reviewId}.${answer.taskId}`} answer={answer} />;
  return <TeacherLists />;
}

function TeacherLists(): ReactElement {
  const { t } = useTranslation(['results', 'review']);
  const [params] = useSearchParams();
  const marks = usePrivilege('RESULTS_REVIEW');
  const { waitingCount, appealCount } = useReviewCounts();
  const waiting = waitingCount + appealCount;
  const view: View = marks && params.get('view') === 'review' ? 'review' : 'results';
  const review = waiting === 0 ? t('review:tab') : t('review:tabCount', { count: waiting });
  const views = [
    { id: 'results', title: t('review:resultsTab'), to: '/teacher-results' },
    { id: 'review', title: review, to: '/teacher-results?view=review' },
  ];
  return (
    <div className={styles.page}>
      <h1>{t('teacher.title')}</h1>
      {marks ? <ViewLinks label={t('teacher.title')} views={views} current={view} /> : null}
      {view === 'review' ? <ReviewQueue /> : <AllResults />}
    </div>
  );
}

function usePrivilege(privilege: Privilege): boolean {
  return useCurrentUser()?.privileges.includes(privilege) === true;
}

function AllResults(): ReactElement {
  const { t } = useTranslation('results');
  const exports = usePrivilege('EXPORT');
  return (
    <div className={styles.lists}>
      <ResultFilters own={false} actions={exports ? <ExportMenu /> : null} />
      <ResultPages
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
