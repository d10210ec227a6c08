// What was done to technical works, from the audit log.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { listTechnicalWorksChanges, TechnicalWorksChange } from '#contract/calls/technical-works.ts';
import { LANGUAGE_TAGS } from '#src/i18n/language.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/call-query.ts';
import { periodText } from '#src/lib/period-text.ts';
import { QueryError } from '#src/lib/query-error.tsx';
import { Card } from '#src/ui/card.tsx';
import { LongText } from '#src/ui/long-text.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { Table, type Column } from '#src/ui/table.tsx';

const SIZE = 10;

/** @param version of the stored state: a change of it is one more line */
export function WorksHistory({ version }: { readonly version: number }): ReactElement {
  const { t } = useTranslation(['upkeep', 'lists']);
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
  const { t } = useTranslation('upkeep');
  const format = useFormat();
  const language = useLanguage();
  const tag = LANGUAGE_TAGS[language];
  const times = ({ startsAt, endsAt }: TechnicalWorksChange): string =>
    startsAt === null ? '—' : periodText(tag, startsAt, endsAt, Date.now());
  return [
    { key: 'at', title: t('history.at'), cell: ({ at }) => format.dateTime(at) },
    { key: 'what', title: t('history.what'), header: true, cell: ({ what }) => t(`history.${what}`) },
    { key: 'who', title: t('history.who'), cell: ({ personName }) => personName || t('byClock') },
    { key: 'times', title: t('history.times'), cell: times },
    {
      key: 'message',
      title: t('history.message'),
      cell: ({ message }) => <LongText text={message[language] || message.ru || '—'} />,
    },
    {
      key: 'excluded',
      title: t('history.excluded'),
      align: 'end',
      cell: ({ excludedCount }) => excludedCount,
    },
  ];
}
