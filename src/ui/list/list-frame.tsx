// The rows of a list with all its states: loading, failed, empty, no match, selectable rows, and its pages.
import { Columns3 } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { KeptList } from '#contract/kept-lists.ts';
import type { Page } from '#contract/page.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useServerReached } from '#src/lib/api/connection.ts';
import { useCurrentUser } from '#src/lib/session/current-user.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Pager } from '#src/ui/navigation/pager.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import { Table, type Column, type TableSelection } from '#src/ui/data/table.tsx';
import { sortToParam } from '#src/ui/data/table-sort.ts';
import { bringOver, hiddenColumns, hideColumns, ownViews, shownColumns } from './kept-views.ts';
import { PAGE_SIZES } from './list-address.ts';
import styles from './list-frame.module.css';
import { QueryError } from '../loaded/query-error.tsx';
import type { List } from './use-list.ts';
import type { Selection } from './use-selection.ts';

const LateLook = lazy(async () => ({ default: (await import('./list-look.tsx')).ListLookDialog }));

interface ListRowsProps<Row> {
  /** Under which its views are kept. */
  readonly name: KeptList;
  readonly list: List<never>;
  /** The list's call with `placeholderData: keepPreviousData`. */
  readonly query: Pick<
    UseQueryResult<Page<Row>>,
    'data' | 'error' | 'isError' | 'isFetching' | 'isPlaceholderData' | 'refetch'
  >;
  /** What the list contains, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  /** If set, rows can be selected; `rowName` labels a row's box. */
  readonly selection?: Selection | undefined;
  readonly rowName?: ((row: Row) => string) | undefined;
  /** Shown if there is nothing at all: what the list is for and how to begin. */
  readonly empty: ReactNode;
  /** The total in words: 'Всего 12 человек'. */
  readonly total: (count: number) => string;
}

export function ListRows<Row>(props: ListRowsProps<Row>): ReactElement {
  const { list, query, caption, columns, rowKey } = props;
  const selection = useTableSelection(props);
  const page = query.data;
  const look = useLook(props.name, columns);
  useLastPage(list, page);
  if (query.isError && page === undefined) return <QueryError query={query} />;
  return (
    <div className={styles.rows}>
      {query.isError ? <QueryError query={query} /> : null}
      {page !== undefined && page.content.length > 0 ? (
        <LookButton name={props.name} columns={columns} look={look} />
      ) : null}
      <Table
        caption={caption}
        columns={shownColumns(columns, look.hidden)}
        rows={page?.content ?? []}
        rowKey={rowKey}
        sort={list.sort}
        onSort={(sort) => list.set('sort', sortToParam(sort))}
        selection={selection}
        loadingRows={page ? undefined : 8}
        refreshing={query.isPlaceholderData}
        empty={list.isNarrowed ? <NothingFits onReset={list.reset} /> : props.empty}
      />
      <ListFoot list={list} page={page} total={props.total} />
    </div>
  );
}

interface Look {
  readonly hidden: readonly string[];
  readonly hide: (hidden: readonly string[]) => void;
}

/** The look of this list; another list of the same page has one of its own. */
function useLook(name: KeptList, columns: readonly { readonly key: string }[]): Look {
  const { pathname } = useLocation();
  const table = `${pathname} ${columns.map(({ key }) => key).join(',')}`;
  const [, setChanges] = useState(0);
  useUnsentViews(name, table);
  const hide = (hidden: readonly string[]): void => {
    hideColumns(table, hidden);
    setChanges((count) => count + 1);
  };
  return { hidden: hiddenColumns(table), hide };
}

/** What was kept without the network, or before the server kept views, is sent as soon as it can be. */
function useUnsentViews(name: KeptList, table: string): void {
  const isReached = useServerReached();
  // Many visitors share a demo account: its views stay with the device.
  const isOwn = useCurrentUser()?.demo === false;
  useEffect(() => {
    bringOver(table, name);
    if (!isReached || !isOwn || ownViews().unsent.length === 0) return;
    // If it does not come through, the dialog tells why.
    void import('./sync-views.ts').then(({ syncViews }) => syncViews()).catch(() => undefined);
  }, [name, table, isReached, isOwn]);
}

/** With fewer there is nothing to choose. */
const MIN_COLUMNS = 2;

interface LookButtonProps {
  readonly name: KeptList;
  readonly columns: readonly Column<never>[];
  readonly look: Look;
}

function LookButton({ name, columns, look }: LookButtonProps): ReactElement | null {
  const { t } = useTranslation('lists');
  const [isOpen, setOpen] = useState(false);
  const choosable = columns.filter(({ header, titleHidden }) => header !== true && titleHidden !== true);
  if (choosable.length < MIN_COLUMNS) return null;
  return (
    <div className={styles.tools}>
      <Button
        variant="secondary"
        size="s"
        icon={<Columns3 size={16} />}
        text={look.hidden.length === 0 ? t('look.open') : t('look.hidden', { count: look.hidden.length })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Suspense fallback={null}>
          <LateLook list={name} columns={choosable} {...look} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

function useTableSelection<Row>(props: ListRowsProps<Row>): TableSelection<Row> | undefined {
  const { t } = useTranslation('lists');
  const { selection, rowName } = props;
  if (selection === undefined || rowName === undefined) return undefined;
  return {
    chosen: selection.chosen,
    onChange: selection.onChange,
    allLabel: t('chooseAll'),
    rowLabel: (row) => t('choose', { name: rowName(row) }),
  };
}

/** If the last page was emptied by a removal, goes to the one before. */
function useLastPage(list: List<never>, page: Page<unknown> | undefined): void {
  const { turnTo } = list;
  const last = page && page.content.length === 0 && page.number > 0 ? page.totalPages - 1 : undefined;
  useEffect(() => {
    if (last !== undefined) turnTo(Math.max(last, 0));
  }, [last, turnTo]);
}

/** Shown if search and filters leave nothing. */
export function NothingFits({ onReset }: { readonly onReset: () => void }): ReactElement {
  const { t } = useTranslation('lists');
  return (
    <EmptyState
      title={t('nothingFits')}
      picture={<StatePicture scene="empty-search" />}
      action={<Button variant="secondary" text={t('showAll')} onClick={onReset} />}
    >
      {t('nothingFitsNext')}
    </EmptyState>
  );
}

interface FootProps {
  readonly list: List<never>;
  readonly page: Page<unknown> | undefined;
  readonly total: (count: number) => string;
}

function ListFoot({ list, page, total }: FootProps): ReactElement | null {
  const { t } = useTranslation('lists');
  const summary = useSummary(page, total);
  if (!page || page.totalElements === 0) return null;
  return (
    <div className={styles.foot}>
      <div className={styles.pager}>
        <Pager
          label={t('pager.label')}
          page={page.number}
          pageCount={page.totalPages}
          onChange={list.turnTo}
          previousLabel={t('pager.previous')}
          nextLabel={t('pager.next')}
          pageLabel={(number) => t('pager.page', { number })}
          summary={summary}
        />
      </div>
      {page.totalElements > PAGE_SIZES[0] ? <SizeChoice list={list} /> : null}
    </div>
  );
}

function SizeChoice({ list }: { readonly list: List<never> }): ReactElement {
  const { t } = useTranslation('lists');
  const [usual] = PAGE_SIZES;
  return (
    <div className={styles.size}>
      <span aria-hidden="true">{t('size')}</span>
      <Select
        label={t('size')}
        labelHidden
        className={styles.sizeSelect}
        placeholder={String(usual)}
        value={String(list.size)}
        onChange={(value) => list.set('size', value === String(usual) ? '' : value)}
        options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
      />
    </div>
  );
}

/**
 * The server counts up to here: exactly this means "at least", and more is an estimate from stored counts.
 */
const COUNTED = 10_000;

/** The total, and whether it is exact. */
function useSummary(page: Page<unknown> | undefined, total: (count: number) => string): string | undefined {
  const { t } = useTranslation('lists');
  const format = useFormat();
  if (!page || page.totalElements === 0) return undefined;
  if (page.totalApproximate !== true) return total(page.totalElements);
  const number = format.number(page.totalElements);
  return page.totalElements > COUNTED ? t('pager.about', { number }) : t('pager.more', { number });
}
