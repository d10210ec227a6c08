// /results-user/{id}: the attempts of one person. All state is in the address.
import { fullNameOf } from '#contract/full-name.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { getUser } from '#contract/calls/users.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { buttonClass } from '#src/ui/buttons/button.tsx';
import { PersonAvatar } from '#src/ui/loaded/person-avatar.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { ViewLinks } from '#src/ui/navigation/view-links.tsx';
import { AttemptReport } from './attempt-report.tsx';
import { ExportMenu } from './export-menu.tsx';
import styles from './report.module.css';
import { ResultFilters } from './result-filters.tsx';
import { ResultPages } from './result-pages.tsx';
import { personStatisticsPath } from './statistics/statistics-address.ts';
import { NoResults } from './teacher-results-screen.tsx';

export function ResultsUserScreen(): ReactElement {
  const { id = '' } = useParams();
  const { t } = useTranslation('results');
  const [params] = useSearchParams();
  const exports = useCan('EXPORT');
  const editsPeople = useCan('USERS_EDIT');
  const user = useQuery(callQuery<typeof getUser>('/users/:id', { params: { id } }));
  const attemptId = params.get('attempt');
  const basePath = `/results-user/${id}`;
  if (attemptId !== null) return <AttemptReport attemptId={attemptId} backTo={basePath} withPerson />;
  if (user.isError && user.data === undefined) {
    return <QueryError query={user} wayOn={{ to: '/teacher-results', text: t('teacher.allStudents') }} />;
  }
  const name = user.data ? fullNameOf(user.data) : '…';
  const title = t('teacher.ofStudent', { name });
  return (
    <div className={styles.page}>
      <Link className={linkClass()} to="/teacher-results">
        {t('teacher.allStudents')}
      </Link>
      <div className={styles.whose}>
        {user.data ? (
          <PersonAvatar
            name={`${user.data.name} ${user.data.surname}`}
            avatarId={user.data.avatarId}
            sizePx={48}
          />
        ) : null}
        <h1>{title}</h1>
        {editsPeople ? (
          <Link
            className={`${buttonClass({ variant: 'secondary', size: 's' })} ${styles.card ?? ''}`}
            to={`/users?person=${id}`}
          >
            {t('teacher.card')}
          </Link>
        ) : null}
      </div>
      <ViewLinks
        label={title}
        current="results"
        views={[
          { id: 'results', title: t('attemptsTab'), to: basePath },
          { id: 'statistics', title: t('statisticsTab'), to: personStatisticsPath(id) },
        ]}
      />
      <div className={styles.lists}>
        <ResultFilters own={false} ofOne actions={exports ? <ExportMenu studentId={id} /> : null} />
        <ResultPages
          name="person-results"
          caption={title}
          pathOf={(attempt) => `${basePath}?attempt=${encodeURIComponent(attempt.id)}`}
          studentId={id}
          empty={<NoResults />}
        />
      </div>
    </div>
  );
}
