// /teacher-results: the attempts of the groups one teaches, and what of them waits for a mark. All in the address.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { resultChoices } from '#contract/calls/results.ts';
import type { Privilege } from '#contract/privileges.ts';
import { callQuery } from '#src/lib/call-query.ts';
import { useCurrentUser } from '#src/lib/current-user.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { StatePicture } from '#src/ui/state-picture.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { AttemptReport } from './attempt-report.tsx';
import { ExportMenu } from './export-menu.tsx';
import { reportPath } from './report-path.ts';
import styles from './report.module.css';
import { ResultFilters } from './result-filters.tsx';
import { ResultPages } from './result-pages.tsx';
import { ReviewQueue } from './review/review-queue.tsx';
import { refFromAddress } from './review/review-address.ts';
import { ReviewScreen } from './review/review-screen.tsx';

const VIEWS = ['results', 'review'] as const;
type View = (typeof VIEWS)[number];

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
  const [params, setParams] = useSearchParams();
  const view: View = params.get('view') === 'review' ? 'review' : 'results';
  const marks = usePrivilege('RESULTS_REVIEW');
  const waiting = useWaiting();
  const tabs = [
    { id: 'results' as const, title: <TabTitle view="results" />, content: <AllResults /> },
    ...(marks
      ? [
          {
            id: 'review' as const,
            title: <TabTitle view="review" waiting={waiting} />,
            content: <ReviewQueue />,
          },
        ]
      : []),
  ];
  return (
    <div className={styles.page}>
      <h1>{t('teacher.title')}</h1>
      <Tabs
        label={t('teacher.title')}
        value={marks ? view : 'results'}
        onChange={(next) => setParams(next === 'results' ? {} : { view: next })}
        tabs={tabs}
      />
    </div>
  );
}

function usePrivilege(privilege: Privilege): boolean {
  return useCurrentUser()?.privileges.includes(privilege) === true;
}

function useWaiting(): number {
  const query = { own: 'false' } as const;
  const { data } = useQuery(callQuery<typeof resultChoices>('/completed-work/choices', { query }));
  return data?.waitingCount ?? 0;
}

function TabTitle({ view, waiting = 0 }: { readonly view: View; readonly waiting?: number }): ReactElement {
  const { t } = useTranslation('review');
  if (view === 'results') return <>{t('resultsTab')}</>;
  return <>{waiting === 0 ? t('tab') : t('tabCount', { count: waiting })}</>;
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
