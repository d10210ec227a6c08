// What colleagues changed last, of everything that authors make.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { listContentChanges } from '#contract/calls/workshop.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import type { ResponseBody } from '#src/lib/api/call.ts';
import { Table, type Column } from '#src/ui/data/table.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { NothingYet } from '../works/state-filter.tsx';
import styles from '../works/works.module.css';
import { contentAddress, useContentName } from './content-words.ts';

type Change = ResponseBody<typeof listContentChanges>[number];

const LOADING_ROWS = 8;

export function ColleaguesChanges(): ReactElement {
  const { t } = useTranslation(['workshop', 'works']);
  const changes = useQuery({
    ...callQuery<typeof listContentChanges>('/workshop/changes', {}),
    staleTime: 0,
  });
  const columns = useColumns();
  if (changes.isError && changes.data === undefined) return <QueryError query={changes} />;
  return (
    <div className={styles.view}>
      <p className={styles.note}>{t('changes.hint')}</p>
      <Table
        caption={t('works:views.changes')}
        columns={columns}
        rows={changes.data ?? []}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        loadingRows={changes.data === undefined ? LOADING_ROWS : undefined}
        empty={<NothingYet title={t('changes.empty')} next={t('changes.emptyNext')} />}
      />
    </div>
  );
}

function useColumns(): readonly Column<Change>[] {
  const { t } = useTranslation(['workshop', 'works']);
  const format = useFormat();
  const nameOf = useContentName();
  return [
    {
      key: 'title',
      title: t('works:columns.title'),
      header: true,
      width: '50%',
      cell: (change) => (
        <Link className={linkClass()} to={contentAddress(change)}>
          <span className={styles.question}>{nameOf(change)}</span>
        </Link>
      ),
    },
    { key: 'kind', title: t('works:columns.what'), cell: ({ kind }) => t(`kinds.${kind}`) },
    { key: 'changedBy', title: t('changes.by'), cell: ({ changedBy }) => changedBy },
    {
      key: 'changedAt',
      title: t('works:columns.changed'),
      cell: ({ changedAt }) => <span className={styles.nowrap}>{format.dateTime(changedAt)}</span>,
    },
  ];
}
