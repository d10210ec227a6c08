// The history of technical works, from the audit log.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { listTechnicalWorksChanges, TechnicalWorksChange } from '#contract/calls/technical-works.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { periodText } from '#src/i18n/period-text.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { LongText } from '#src/ui/layout/long-text.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Pager } from '#src/ui/navigation/pager.tsx';
import { Table, type Column } from '#src/ui/data/table.tsx';

const SIZE = 10;

/** @param version of the stored state: each change adds a line */
export function WorksHistory({ version }: { readonly version: number }): ReactElement {
  const { t } = useTranslation(['technical-works', 'lists']);
  const [page, setPage] = useState(0);
  const changes = useQuery({
    ...callQuery<typeof listTechnicalWorksChanges>('/technical-works/changes', {
      query: { page, size: SIZE },
    }),
    queryKey: ['/technical-works/changes', page, version],
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  if (changes.isError && changes.data === undefined) return <QueryError query={changes} />;
  return (
    <Card title={t('history.title')}>
      <Table
        caption={t('history.title')}
        columns={columns}
        rows={changes.data?.content ?? []}
        rowKey={(change) => change.id}
        loadingRows={changes.data ? undefined : 3}
        refreshing={changes.isPlaceholderData}
        empty={
          <EmptyState compact title={t('history.empty')}>
            {t('history.emptyNext')}
          </EmptyState>
        }
      />
      <Pager
        label={t('lists:pager.label')}
        page={page}
        pageCount={changes.data?.totalPages ?? 0}
        onChange={setPage}
        previousLabel={t('lists:pager.previous')}
        nextLabel={t('lists:pager.next')}
        pageLabel={(number) => t('lists:pager.page', { number })}
      />
    </Card>
  );
}

function useColumns(): readonly Column<TechnicalWorksChange>[] {
  const { t } = useTranslation('technical-works');
  const format = useFormat();
  const language = useLanguage();
  const times = ({ startsAt, endsAt }: TechnicalWorksChange): string =>
    startsAt === null ? '—' : periodText(language, startsAt, endsAt, Date.now());
  return [
    { key: 'at', title: t('history.at'), cell: ({ at }) => format.dateTime(at) },
    { key: 'what', title: t('history.what'), header: true, cell: ({ what }) => t(`history.${what}`) },
    { key: 'who', title: t('history.who'), cell: ({ personName }) => personName || t('byClock') },
    { key: 'times', title: t('history.times'), cell: times },
    {
      key: 'message',
      title: t('history.message'),
      cell: ({ message }) => <LongText text={textIn(message, language) || '—'} />,
    },
    {
      key: 'excluded',
      title: t('history.excluded'),
      align: 'end',
      cell: ({ excludedCount }) => excludedCount,
    },
  ];
}
