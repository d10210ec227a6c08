// What was deleted lately, whatever it was, with a button that brings it back to its place.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArchiveRestore } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { listTrash } from '#contract/calls/workshop.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import type { ResponseBody } from '#src/lib/api/call.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import type { Column } from '#src/ui/data/table.tsx';
import { ListRows } from '#src/ui/list/list-frame.tsx';
import { useList } from '#src/ui/list/use-list.ts';
import { useRestore } from '../works/content-acts.ts';
import { NothingYet } from '../works/state-filter.tsx';
import { TRASH_LIST } from '../works/works-address.ts';
import styles from '../works/works.module.css';
import { useContentName } from './content-words.ts';

type PutAway = ResponseBody<typeof listTrash>['content'][number];

export function Trash(): ReactElement {
  const { t } = useTranslation(['workshop', 'works']);
  const list = useList(TRASH_LIST);
  const { page, size, sort } = list.query;
  const trash = useQuery({
    ...callQuery<typeof listTrash>('/workshop/trash', { query: { page, size, sort } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <div className={styles.view}>
      <p className={styles.note}>{t('trash.hint')}</p>
      <ListRows
        name="trash"
        list={list}
        query={trash}
        caption={t('works:views.trash')}
        columns={useColumns()}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        total={(count) => t('trash.total', { count })}
        empty={<NothingYet title={t('trash.empty')} next={t('trash.emptyNext')} />}
      />
    </div>
  );
}

function useColumns(): readonly Column<PutAway>[] {
  const { t } = useTranslation(['workshop', 'works']);
  const format = useFormat();
  const nameOf = useContentName();
  return [
    {
      key: 'title',
      title: t('works:columns.title'),
      header: true,
      width: '50%',
      cell: (content) => <span className={styles.question}>{nameOf(content)}</span>,
    },
    { key: 'kind', title: t('works:columns.what'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'archivedAt',
      title: t('works:columns.deleted'),
      sortable: true,
      cell: ({ archivedAt }) => <span className={styles.nowrap}>{format.dateTime(archivedAt)}</span>,
    },
    {
      key: 'actions',
      title: t('works:columns.actions'),
      titleHidden: true,
      align: 'end',
      cell: (content) => <Restore content={content} />,
    },
  ];
}

function Restore({ content }: { readonly content: PutAway }): ReactElement {
  const { t } = useTranslation(['workshop', 'works']);
  const restore = useRestore();
  const name = useContentName()(content);
  return (
    <Button
      size="s"
      variant="secondary"
      icon={<ArchiveRestore size={16} aria-hidden="true" />}
      text={t('works:actions.restore')}
      aria-label={t('trash.restore', { name })}
      loading={restore.isPending}
      onClick={() => restore.mutate(content)}
    />
  );
}
