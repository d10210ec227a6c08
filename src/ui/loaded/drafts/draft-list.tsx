// Courses, works and tasks with changes that are not published yet, new ones among them.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { listDrafts } from '#contract/calls/drafts.ts';
import type { ListedDraft } from '#contract/entities/draft.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import type { Column } from '#src/ui/data/table.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import type { ListAddress } from '#src/ui/list/list-address.ts';
import { ListRows } from '#src/ui/list/list-frame.tsx';
import { useList } from '#src/ui/list/use-list.ts';
import { linkClass } from '#src/ui/navigation/link.tsx';
import styles from './drafts.module.css';

const DRAFTS_LIST: ListAddress<never> = {
  sorts: ['changedAt'],
  defaultSort: { key: 'changedAt', direction: 'descending' },
  filters: {},
};

interface DraftListProps {
  /** 'true': courses alone; 'false': all others; left out: all. */
  readonly ofCourses?: 'true' | 'false';
  /** Where a draft is edited. */
  readonly to: (draft: ListedDraft) => string;
}

export function DraftList({ ofCourses, to }: DraftListProps): ReactElement {
  const { t } = useTranslation('works');
  const list = useList(DRAFTS_LIST);
  const { page, size, sort } = list.query;
  const query = { page, size, sort, ...(ofCourses === undefined ? {} : { ofCourses }) };
  const drafts = useQuery({
    ...callQuery<typeof listDrafts>('/drafts', { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const nameOf = useName();
  return (
    <ListRows
      name={ofCourses === 'true' ? 'course-drafts' : 'drafts'}
      list={list}
      query={drafts}
      caption={t('views.drafts')}
      columns={useColumns(to)}
      rowKey={(draft) => draft.id}
      rowName={nameOf}
      total={(count) => t('drafts.total', { count })}
      empty={<EmptyState title={t('drafts.empty')}>{t('drafts.emptyNext')}</EmptyState>}
    />
  );
}

function useName(): (draft: ListedDraft) => string {
  const { t } = useTranslation('works');
  const language = useLanguage();
  return ({ title }) => textIn(title, language).trim() || t('drafts.untitled');
}

function useColumns(to: DraftListProps['to']): readonly Column<ListedDraft>[] {
  const { t } = useTranslation('works');
  const format = useFormat();
  const nameOf = useName();
  return [
    {
      key: 'title',
      title: t('columns.title'),
      header: true,
      width: '40%',
      cell: (draft) => (
        <Link className={linkClass()} to={to(draft)}>
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
    { key: 'changedBy', title: t('drafts.by'), cell: ({ changedBy }) => changedBy ?? t('drafts.byProgram') },
    {
      key: 'changedAt',
      title: t('columns.changed'),
      sortable: true,
      cell: ({ changedAt }) => <span className={styles.nowrap}>{format.dateTime(changedAt)}</span>,
    },
  ];
}
