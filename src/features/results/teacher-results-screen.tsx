// /teacher-results: the attempts of the groups one teaches; /results-user/{id}: those of one person. All in the address.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { findResults } from '#contract/calls/results.ts';
import type { getUser } from '#contract/calls/users.ts';
import type { CompletedWork } from '#contract/entities/attempt.ts';
import { callQuery } from '#src/lib/call-query.ts';
import { call, type Answer } from '#src/lib/call.ts';
import { QueryError } from '#src/lib/query-error.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { linkClass } from '#src/ui/link.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { StatePicture } from '#src/ui/state-picture.tsx';
import { sortToParam } from '#src/ui/table-sort.ts';
import { AttemptReport } from './attempt-report.tsx';
import { AttemptTable } from './attempt-table.tsx';
import { NothingFits } from './nothing-fits.tsx';
import styles from './report.module.css';
import { ResultFilters } from './result-filters.tsx';
import { pageFromAddress, searchFromAddress, sortFromAddress, typesFromAddress } from './results-address.ts';

export function TeacherResultsScreen(): ReactElement {
  const [params] = useSearchParams();
  const { t } = useTranslation('results');
  const attemptId = params.get('attempt');
  if (attemptId !== null) return <AttemptReport attemptId={attemptId} backTo="/teacher-results" withPerson />;
  return (
    <div className={styles.page}>
      <h1>{t('teacher.title')}</h1>
      <ResultFilters />
      <ResultPages basePath="/teacher-results" />
    </div>
  );
}

export function ResultsUserScreen(): ReactElement {
  const { id = '' } = useParams();
  const { t } = useTranslation('results');
  const [params] = useSearchParams();
  const user = useQuery(callQuery<typeof getUser>('/users/:id', { params: { id } }));
  const attemptId = params.get('attempt');
  const basePath = `/results-user/${id}`;
  if (attemptId !== null) return <AttemptReport attemptId={attemptId} backTo={basePath} withPerson />;
  const name = user.data ? [user.data.surname, user.data.name, user.data.lastName].join(' ').trim() : '…';
  return (
    <div className={styles.page}>
      <Link className={linkClass()} to="/teacher-results">
        {t('teacher.allStudents')}
      </Link>
      <h1>{user.isError ? user.error.message : t('teacher.ofStudent', { name })}</h1>
      <ResultPages basePath={basePath} studentId={id} />
    </div>
  );
}

interface ResultPagesProps {
  readonly basePath: string;
  readonly studentId?: string | undefined;
}

function ResultPages({ basePath, studentId }: ResultPagesProps): ReactElement {
  const { t } = useTranslation(['results', 'common']);
  const [params, setParams] = useSearchParams();
  const results = useResults(params, studentId);
  const change = (changes: Readonly<Record<string, string>>): void => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) next.set(name, value);
    setParams(next);
  };
  if (results.isError) {
    return <QueryError query={results} />;
  }
  const isFiltered = searchFromAddress(params) !== '' || typesFromAddress(params).length > 0;
  const page = results.data;
  return (
    <>
      <AttemptTable
        caption={t('teacher.title')}
        attempts={page?.content ?? []}
        pathOf={(attempt) => `${basePath}?attempt=${attempt.id}`}
        personPath={studentId === undefined ? personPath : undefined}
        sort={sortFromAddress(params)}
        onSort={(sort) => change({ sort: sortToParam(sort), page: '0' })}
        loadingRows={page ? undefined : 8}
        refreshing={results.isPlaceholderData}
        empty={isFiltered ? <NothingFits onReset={() => setParams({})} /> : <NoResults />}
      />
      <ResultPager page={page} onChange={(number) => change({ page: String(number) })} />
    </>
  );
}

interface ResultPagerProps {
  readonly page: Answer<typeof findResults> | undefined;
  readonly onChange: (number: number) => void;
}

function ResultPager({ page, onChange }: ResultPagerProps): ReactElement {
  const { t } = useTranslation('results');
  return (
    <Pager
      label={t('pager.label')}
      page={page?.number ?? 0}
      pageCount={page?.totalPages ?? 0}
      onChange={onChange}
      previousLabel={t('pager.previous')}
      nextLabel={t('pager.next')}
      pageLabel={(number) => t('pager.page', { number })}
      summary={page && page.totalElements > 0 ? t('pager.total', { count: page.totalElements }) : undefined}
    />
  );
}

function useResults(params: URLSearchParams, studentId: string | undefined) {
  const sort = sortFromAddress(params);
  const search = searchFromAddress(params);
  const query = {
    page: pageFromAddress(params),
    sort: sortToParam(sort),
    ...(search === '' ? {} : { search }),
  };
  const body = {
    studentIds: studentId === undefined ? [] : [studentId],
    workTypes: [...typesFromAddress(params)],
  };
  return useQuery({
    queryKey: ['/completed-work/results', query, body],
    queryFn: ({ signal }) =>
      call<typeof findResults>('POST', '/completed-work/results', { query, body, signal }),
    placeholderData: keepPreviousData,
  });
}

function personPath(attempt: CompletedWork): string {
  return `/results-user/${attempt.user.id}`;
}

function NoResults(): ReactElement {
  const { t } = useTranslation('results');
  return (
    <EmptyState title={t('teacher.empty')} picture={<StatePicture scene="empty-results" />}>
      {t('teacher.emptyNext')}
    </EmptyState>
  );
}
