// The views of a teacher's results: attempts, what waits for a mark, people, figures.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#src/lib/session/current-user.ts';
import { ViewLinks } from '#src/ui/navigation/view-links.tsx';
import { useReviewCounts } from './reviews/use-review-counts.ts';
import { STATISTICS_PATH } from './statistics/statistics-address.ts';

type TeacherView = 'results' | 'review' | 'learners' | 'statistics';

export function TeacherViews({ current }: { readonly current: TeacherView }): ReactElement {
  const { t } = useTranslation(['results', 'review', 'learners']);
  const marks = useCan('RESULTS_REVIEW');
  const { waitingCount, appealCount } = useReviewCounts();
  const waiting = waitingCount + appealCount;
  const review = waiting === 0 ? t('review:tab') : t('review:tabCount', { count: waiting });
  const views = [
    { id: 'results', title: t('review:resultsTab'), to: '/teacher-results' },
    ...(marks ? [{ id: 'review', title: review, to: '/teacher-results?view=review' }] : []),
    { id: 'learners', title: t('learners:tab'), to: '/teacher-results?view=learners' },
    { id: 'statistics', title: t('statisticsTab'), to: STATISTICS_PATH },
  ];
  return <ViewLinks label={t('teacher.title')} views={views} current={current} />;
}
