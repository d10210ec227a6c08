// How many answers wait in each task, event, work or student, with a link to mark them.
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { listReviews, reviewGroups } from '#contract/calls/reviews.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { call, type ResponseBody } from '#src/lib/api/call.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { Table, type Column } from '#src/ui/data/table.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import styles from '../report.module.css';
import {
  answerPath,
  FILTER_OF,
  groupFromAddress,
  queuePath,
  stateFromAddress,
  type QueueFilters,
} from './review-address.ts';
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
          <StartButton filters={{ state }} path={new URLSearchParams({ state, list: 'all' })} isMain />
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
          <StartButton
            filters={{ state, [FILTER_OF[by]]: group.id }}
            path={new URLSearchParams(queuePath(params, { [FILTER_OF[by]]: group.id }).split('?')[1])}
            about={textIn(group.title, language)}
          />
        ) : null,
    },
  ];
}

interface StartButtonProps {
  readonly filters: QueueFilters;
  /** The address of the queue to go through. */
  readonly path: URLSearchParams;
  /** What the queue is about, for those who only hear the button. */
  readonly about?: string;
  readonly isMain?: boolean;
}

/** Opens the first answer that nobody else is marking. */
export function StartButton({ filters, path, about, isMain = false }: StartButtonProps): ReactElement {
  const { t } = useTranslation('review');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      const query = { ...filters, size: 50 };
      const { content } = await call<typeof listReviews>('GET', '/reviews', { query });
      const free = content.find(({ claim }) => claim === null || claim.isOwn) ?? content[0];
      if (free === undefined) showToast({ tone: 'info', text: t('empty') });
      else await navigate(answerPath(path, free));
    } catch (error) {
      showToast({ tone: 'danger', text: error instanceof Error ? error.message : String(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size={isMain ? 'm' : 's'}
      variant={isMain ? 'primary' : 'secondary'}
      text={t('start')}
      loading={isBusy}
      aria-label={about === undefined ? undefined : `${t('start')}: ${about}`}
      onClick={() => void start()}
    />
  );
}
