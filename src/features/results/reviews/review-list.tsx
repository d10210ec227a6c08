// The answers of the queue with its filters, oldest first.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { EyeOff, UserPen } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { listReviews, ReviewItem } from '#contract/calls/reviews.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import type { ResponseBody } from '#src/lib/api/call.ts';
import { changedAddress, pageFromAddress } from '#src/ui/list/list-address.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { StartMarking } from '#src/ui/loaded/start-marking.tsx';
import { useAddress } from '#src/ui/navigation/use-address.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { Pager } from '#src/ui/navigation/pager.tsx';
import { Table, type Column } from '#src/ui/data/table.tsx';
import styles from '../report.module.css';
import { AcceptProposals } from './accept-proposals.tsx';
import { NothingWaits } from './nothing-waits.tsx';
import { answerPath, FILTER_OF, filtersFromAddress, queuePath, stateFromAddress } from './review-address.ts';

export function ReviewList(): ReactElement {
  const { t } = useTranslation('review');
  const [params, change] = useAddress();
  const filters = filtersFromAddress(params);
  const state = stateFromAddress(params);
  const query = { ...filters, page: pageFromAddress(params) };
  const list = useQuery({
    ...callQuery<typeof listReviews>('/reviews', { query }),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  if (list.isError && list.data === undefined) return <QueryError query={list} />;
  const cleared = Object.fromEntries(Object.values(FILTER_OF).map((name) => [name, null]));
  return (
    <>
      <div className={styles.bar}>
        <Link className={linkClass()} to={queuePath(params, { ...cleared, list: null })}>
          {t('back')}
        </Link>
        {state === 'WAITING' && (list.data?.totalElements ?? 0) > 0 ? (
          <span className={styles.acts}>
            <AcceptProposals filters={filters} />
            <StartMarking
              filters={filters}
              pathOf={(answer) => answerPath(params, answer)}
              say={{ start: t('start'), empty: t('empty') }}
              isMain
            />
          </span>
        ) : null}
      </div>
      <Table
        caption={t('list')}
        columns={columns}
        rows={list.data?.content ?? []}
        rowKey={(item) => `${item.reviewId}.${item.taskId}`}
        loadingRows={list.data ? undefined : 6}
        refreshing={list.isPlaceholderData}
        empty={<NothingWaits state={state} />}
      />
      <QueuePager
        page={list.data}
        onChange={(number) =>
          change((old) => changedAddress(old, 'page', number === 0 ? '' : String(number)))
        }
      />
    </>
  );
}

function QueuePager(props: {
  readonly page: ResponseBody<typeof listReviews> | undefined;
  readonly onChange: (number: number) => void;
}): ReactElement {
  const { t } = useTranslation(['review', 'lists']);
  const format = useFormat();
  const { page, onChange } = props;
  const count = page?.totalElements ?? 0;
  const summary = page?.totalApproximate
    ? t('pager.more', { number: format.number(count) })
    : t('pager.total', { count });
  return (
    <Pager
      label={t('pager.label')}
      page={page?.number ?? 0}
      pageCount={page?.totalPages ?? 0}
      onChange={onChange}
      previousLabel={t('lists:pager.previous')}
      nextLabel={t('lists:pager.next')}
      pageLabel={(number) => t('lists:pager.page', { number })}
      summary={count > 0 ? summary : undefined}
    />
  );
}

function useColumns(): readonly Column<ReviewItem>[] {
  const { t } = useTranslation(['review', 'results']);
  const language = useLanguage();
  const format = useFormat();
  const [params] = useSearchParams();
  const state = stateFromAddress(params);
  const [isMarked, isAppealed] = [state === 'MARKED', state === 'APPEALED'];
  return [
    { key: 'who', title: t('columns.answer'), header: true, cell: (item) => <Who item={item} /> },
    {
      key: 'task',
      title: t('columns.task'),
      cell: ({ question, work, execution, isSetAside, isBegunHeld, doubt }) => (
        <span className={styles.two}>
          <span className={styles.clamped}>{textIn(question, language)}</span>
          <span className={styles.note}>{textIn(execution?.title ?? work.title, language)}</span>
          {isSetAside ? <Badge tone="amber">{t('results:setAside.title')}</Badge> : null}
          {doubt === 'PENDING' || doubt === 'CLAIMED' ? (
            <Badge tone="amber">{t(`doubts.${doubt}`)}</Badge>
          ) : null}
          {isBegunHeld ? <Badge tone="amber">{t('results:begunHeld.short')}</Badge> : null}
        </span>
      ),
    },
    {
      key: 'submitted',
      title: t('columns.submitted'),
      unbroken: true,
      cell: ({ submittedAt }) => (submittedAt === null ? '—' : format.dateTime(submittedAt)),
    },
    {
      key: 'mark',
      title: isMarked || isAppealed ? t('columns.mark') : t('columns.proposed'),
      cell: ({ mark, proposedMark, maxScore }) => {
        // A mark that no teacher gave is the proposed one.
        const shown = isMarked ? mark : isAppealed ? (mark ?? proposedMark) : proposedMark;
        return shown === null ? t('noProposal') : `${format.number(shown)} / ${format.number(maxScore)}`;
      },
    },
    {
      key: 'open',
      title: t('columns.open'),
      titleHidden: true,
      cell: (item) => (
        <Link className={linkClass()} to={answerPath(params, item)}>
          {t(isMarked ? 'change' : isAppealed ? 'appeal.open' : 'open')}
        </Link>
      ),
    },
  ];
}

/** Whose answer it is, or their alias, and who is marking it. */
function Who({ item }: { readonly item: ReviewItem }): ReactElement {
  const { t } = useTranslation('review');
  const { user, alias, claim } = item;
  return (
    <span className={styles.two}>
      <span>{user === null ? t('alias', { alias }) : user.fullName}</span>
      {user?.group ? <span className={styles.note}>{user.group.name}</span> : null}
      {user === null ? <Badge icon={<EyeOff size={14} />}>{t('aliasNote')}</Badge> : null}
      {claim === null ? null : (
        <Badge tone="amber" icon={<UserPen size={14} />}>
          {claim.isOwn ? t('heldByYou') : t('heldBy', { name: claim.byName })}
        </Badge>
      )}
    </span>
  );
}
