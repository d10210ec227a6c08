// The learner's results by control event.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { controlResults } from '#contract/calls/courses.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { resultPath } from '#src/lib/attempts/attempt-routes.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import type { ResponseBody } from '#src/lib/api/call.ts';
import { NothingFits } from '#src/ui/list/list-frame.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import { Table, type Column } from '#src/ui/data/table.tsx';
import type { ResultListProps } from './course-results.tsx';
import { PassedBadge } from './passed-badge.tsx';
import { activeOf, isFound } from './filter-completed.ts';

type Row = ResponseBody<typeof controlResults>['content'][number];

export function ControlResults({ shown, search, onReset }: ResultListProps): ReactElement {
  const language = useLanguage();
  const { t } = useTranslation(['results', 'common']);
  const columns = useControlColumns();
  const query = { size: 200, ...activeOf(shown) };
  const results = useQuery(callQuery<typeof controlResults>('/courses/result-control', { query }));
  // If reloading fails, what was shown stays.
  if (results.data === undefined) {
    return results.isError ? <QueryError query={results} /> : <Skeleton shape="block" height="160px" />;
  }
  if (results.data.content.length === 0 && shown !== 'all') return <NothingFits onReset={onReset} />;
  if (results.data.content.length === 0)
    return (
      <EmptyState title={t('emptyControl')} picture={<StatePicture scene="empty-events" />}>
        {t('emptyControlNext')}
      </EmptyState>
    );
  const found = results.data.content.filter(({ execution }) =>
    isFound([textIn(execution.title, language), textIn(execution.work.title, language)], search),
  );
  if (found.length === 0) return <NothingFits onReset={onReset} />;
  return <Table caption={t('byControl')} columns={columns} rows={found} rowKey={(row) => row.execution.id} />;
}

function useControlColumns(): readonly Column<Row>[] {
  const { t } = useTranslation('results');
  const language = useLanguage();
  const format = useFormat();
  return [
    {
      key: 'event',
      title: t('columns.event'),
      header: true,
      cell: ({ execution }) => textIn(execution.title, language),
    },
    {
      key: 'work',
      title: t('columns.work'),
      cell: ({ execution }) => textIn(execution.work.title, language),
    },
    {
      key: 'window',
      title: t('columns.window'),
      cell: ({ execution }) =>
        `${format.dateTime(execution.startDateTime)} – ${format.dateTime(execution.endDateTime)}`,
    },
    {
      key: 'mark',
      title: t('columns.mark'),
      align: 'end',
      cell: ({ attempt }) => {
        if (!attempt) return t('notStarted');
        if (attempt.mark === null) return t(`statuses.${attempt.status}`);
        return `${format.number(attempt.mark)} / ${format.number(attempt.maxScore)}`;
      },
    },
    {
      key: 'passed',
      title: t('columns.passed'),
      cell: ({ attempt }) => <PassedBadge passed={attempt?.passed ?? null} />,
    },
    {
      key: 'open',
      title: t('openReport'),
      titleHidden: true,
      cell: ({ attempt }) =>
        attempt && attempt.status !== 'IN_PROGRESS' ? (
          <Link className={linkClass()} to={resultPath(attempt.id)}>
            {t('openReport')}
          </Link>
        ) : null,
    },
  ];
}
