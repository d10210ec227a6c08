// Works and drafts in which the check list found something, those with errors first.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { listFaultyWorks } from '#contract/calls/workshop.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import type { ResponseBody } from '#src/lib/api/call.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import type { Column } from '#src/ui/data/table.tsx';
import { ListRows } from '#src/ui/list/list-frame.tsx';
import { useList } from '#src/ui/list/use-list.ts';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { useFindingWords } from '#src/ui/loaded/drafts/use-finding-words.ts';
import { NothingYet } from '../works/state-filter.tsx';
import { FAULTY_LIST } from '../works/works-address.ts';
import styles from '../works/works.module.css';
import { useContentName, workAddress } from './content-words.ts';

type FaultyWork = ResponseBody<typeof listFaultyWorks>['content'][number];

export function FaultyWorks(): ReactElement {
  const { t } = useTranslation(['workshop', 'works']);
  const list = useList(FAULTY_LIST);
  const { page, size, sort } = list.query;
  const works = useQuery({
    ...callQuery<typeof listFaultyWorks>('/workshop/faulty-works', { query: { page, size, sort } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <div className={styles.view}>
      <p className={styles.note}>{t('faulty.hint')}</p>
      <ListRows
        name="faulty-works"
        list={list}
        query={works}
        caption={t('works:views.faulty')}
        columns={useColumns()}
        rowKey={({ id }) => id}
        total={(count) => t('works:total', { count })}
        empty={<NothingYet title={t('faulty.empty')} next={t('faulty.emptyNext')} />}
      />
    </div>
  );
}

function useColumns(): readonly Column<FaultyWork>[] {
  const { t } = useTranslation(['workshop', 'works']);
  const format = useFormat();
  const nameOf = useContentName();
  return [
    {
      key: 'title',
      title: t('works:columns.title'),
      header: true,
      width: '32%',
      cell: (work) => (
        <Link className={linkClass()} to={workAddress(work)}>
          {nameOf(work)}
        </Link>
      ),
    },
    {
      key: 'errorCount',
      title: t('faulty.found'),
      sortable: true,
      cell: ({ errorCount, warningCount }) => (
        <span className={styles.badges}>
          {errorCount > 0 ? <Badge tone="danger">{t('faulty.errors', { count: errorCount })}</Badge> : null}
          {warningCount > 0 ? (
            <Badge tone="amber">{t('faulty.warnings', { count: warningCount })}</Badge>
          ) : null}
        </span>
      ),
    },
    { key: 'what', title: t('faulty.what'), width: '36%', cell: (work) => <Findings work={work} /> },
    {
      key: 'checkedAt',
      title: t('faulty.checked'),
      sortable: true,
      cell: ({ checkedAt }) => <span className={styles.nowrap}>{format.dateTime(checkedAt)}</span>,
    },
  ];
}

function Findings({ work }: { readonly work: FaultyWork }): ReactElement {
  const say = useFindingWords();
  return (
    <ul className={styles.findings}>
      {work.findings.map((finding) => (
        <li key={finding.code}>{say(finding)}</li>
      ))}
    </ul>
  );
}
