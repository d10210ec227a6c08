// How many answers wait in each task, event, work or student, with a link to mark them.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { reviewGroups } from '#contract/calls/reviews.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import type { ResponseBody } from '#src/lib/api/call.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { StartMarking } from '#src/ui/loaded/start-marking.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { Table, type Column } from '#src/ui/data/table.tsx';
import styles from '../report.module.css';
import { answerPath, FILTER_OF, groupFromAddress, queuePath, stateFromAddress } from './review-address.ts';
import { NothingWaits } from './nothing-waits.tsx';

type Group = ResponseBody<typeof reviewGroups>[number];

export function ReviewGroups(): ReactElement {
  const { t } = useTranslation('review');
  const [params] = useSearchParams();
  const [by, state] = [groupFromAddress(params), stateFromAddress(params)];
  const groups = useQuery(callQuery<typeof reviewGroups>('/reviews/groups', { query: { by, state } }));
  const columns = useColumns();
  if (groups.isError && groups.data === undefined) return <QueryError query={groups} />;
  const count = (groups.data ?? []).reduce((sum, group) => sum + group.count, 0);
  return (
    <>
      {state === 'WAITING' && count > 0 ? (
        <div className={styles.bar}>
          <p className={styles.lead}>{t('waiting', { count })}</p>
          <Link className={linkClass()} to={queuePath(params, { list: 'all' })}>
            {t('all')}
          </Link>
          <StartMarking
            filters={{ state }}
            pathOf={(answer) => answerPath(new URLSearchParams({ state, list: 'all' }), answer)}
            say={{ start: t('start'), empty: t('empty') }}
            isMain
          />
        </div>
      ) : null}
      <Table
        caption={t(`groups.${by}`)}
        columns={columns}
        rows={groups.data ?? []}
        rowKey={(group) => group.id}
        loadingRows={groups.isPending ? 4 : undefined}
        empty={<NothingWaits state={state} />}
      />
    </>
  );
}

function useColumns(): readonly Column<Group>[] {
  const { t } = useTranslation('review');
  const language = useLanguage();
  const format = useFormat();
  const [params] = useSearchParams();
  const [by, state] = [groupFromAddress(params), stateFromAddress(params)];
  const listPath = ({ id }: Group): string => queuePath(params, { [FILTER_OF[by]]: id });
  return [
    {
      key: 'title',
      title: t(`groupTitles.${by}`),
      header: true,
      cell: (group) => (
        <span className={styles.two}>
          <Link className={linkClass()} to={listPath(group)}>
            {textIn(group.title, language)}
          </Link>
          {group.note === null ? null : <span className={styles.note}>{textIn(group.note, language)}</span>}
        </span>
      ),
    },
    {
      key: 'count',
      title: t('list'),
      width: '220px',
      cell: ({ count, oldest }) => (
        <span className={styles.two}>
          <span>{t('answers', { count })}</span>
          {oldest === null ? null : (
            <span className={styles.note}>{t('since', { when: format.dateTime(oldest) })}</span>
          )}
        </span>
      ),
    },
    {
      key: 'start',
      title: t('start'),
      titleHidden: true,
      width: '200px',
      cell: (group) =>
        state === 'WAITING' ? (
          <StartMarking
            filters={{ state, [FILTER_OF[by]]: group.id }}
            pathOf={(answer) => answerPath(new URLSearchParams(listPath(group).split('?')[1]), answer)}
            say={{ start: t('start'), empty: t('empty') }}
            about={textIn(group.title, language)}
          />
        ) : null,
    },
  ];
}
