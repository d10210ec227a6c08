// Works and tasks with changes that are not published yet, new ones among them.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { listDrafts } from '#contract/calls/drafts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import type { ResponseBody } from '#src/lib/api/call.ts';
import type { Column } from '#src/ui/data/table.tsx';
import { ListRows } from '#src/ui/list/list-frame.tsx';
import { useList } from '#src/ui/list/use-list.ts';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { taskPath } from '../work-editor/work-address.ts';
import { useContentName, workAddress } from '../workshop/content-words.ts';
import { NothingYet } from './state-filter.tsx';
import { DRAFTS_LIST } from './works-address.ts';
import styles from './works.module.css';

type Draft = ResponseBody<typeof listDrafts>['content'][number];

export function Drafts(): ReactElement {
  const { t } = useTranslation('works');
  const list = useList(DRAFTS_LIST);
  const { page, size, sort } = list.query;
  const drafts = useQuery({
    ...callQuery<typeof listDrafts>('/drafts', { query: { page, size, sort } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const nameOf = useContentName();
  return (
    <div className={styles.view}>
      <ListRows
        list={list}
        query={drafts}
        caption={t('views.drafts')}
        columns={useColumns()}
        rowKey={(draft) => draft.id}
        rowName={nameOf}
        total={(count) => t('drafts.total', { count })}
        empty={<NothingYet title={t('drafts.empty')} next={t('drafts.emptyNext')} />}
      />
    </div>
  );
}

function useColumns(): readonly Column<Draft>[] {
  const { t } = useTranslation('works');
  const format = useFormat();
  const nameOf = useContentName();
  return [
    {
      key: 'title',
      title: t('columns.title'),
      header: true,
      width: '40%',
      cell: (draft) => (
        <Link className={linkClass()} to={draft.kind === 'TASK' ? taskPath(draft.id) : workAddress(draft)}>
          {nameOf(draft)}
        </Link>
      ),
    },
    { key: 'kind', title: t('drafts.kind'), cell: ({ kind }) => t(`drafts.kinds.${kind}`) },
    {
      key: 'state',
      title: t('drafts.state'),
      cell: ({ isNew }) => t(isNew ? 'drafts.isNew' : 'drafts.isChanged'),
    },
    { key: 'changedBy', title: t('drafts.by'), cell: ({ changedBy }) => changedBy ?? '—' },
    {
      key: 'changedAt',
      title: t('columns.changed'),
      sortable: true,
      cell: ({ changedAt }) => <span className={styles.nowrap}>{format.dateTime(changedAt)}</span>,
    },
  ];
}
