// A list of results with its filters, order and pages: all in the address.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { findResults } from '#contract/calls/results.ts';
import type { CompletedWork } from '#contract/entities/attempt.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { call, type Answer } from '#src/lib/call.ts';
import { QueryError } from '#src/lib/query-error.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { sortToParam } from '#src/ui/table-sort.ts';
import { AttemptTable } from './attempt-table.tsx';
import { NothingFits } from './nothing-fits.tsx';
import {
  changedAddress,
  chosenFilters,
  resetAddress,
  searchFromAddress,
  sortFromAddress,
  wantedResults,
} from './results-address.ts';
import { useAddress } from './use-address.ts';

interface ResultPagesProps {
  readonly caption: string;
  readonly pathOf: (attempt: CompletedWork) => string;
  /** Given, the rows name their people, and lead to them. */
  readonly personPath?: ((attempt: CompletedWork) => string) | undefined;
  readonly studentId?: string | undefined;
  /** One's own alone. */
  readonly own?: boolean | undefined;
  readonly empty: ReactNode;
}

export function ResultPages(props: ResultPagesProps): ReactElement {
  const { caption, pathOf, personPath, studentId, own = false, empty } = props;
  const [params, changeAddress] = useAddress();
  const { query, body } = wantedResults(params);
  const asked = { ...body, own, studentIds: studentId === undefined ? [] : [studentId] };
  const results = useQuery({
    queryKey: ['/completed-work/results', query, asked],
    queryFn: ({ signal }) =>
      call<typeof findResults>('POST', '/completed-work/results', { query, body: asked, signal }),
    placeholderData: keepPreviousData,
  });
  if (results.isError) return <QueryError query={results} />;
  const change = (name: string, value: string): void =>
    changeAddress((old) => changedAddress(old, name, value), { preventScrollReset: name !== 'page' });
  const isFiltered = searchFromAddress(params) !== '' || chosenFilters(params).length > 0;
  const page = results.data;
  return (
    <>
      <AttemptTable
        caption={caption}
        attempts={page?.content ?? []}
        pathOf={pathOf}
        personPath={personPath}
        sort={sortFromAddress(params)}
        onSort={(sort) => change('sort', sortToParam(sort))}
        loadingRows={page ? undefined : 8}
        refreshing={results.isPlaceholderData}
        empty={isFiltered ? <NothingFits onReset={() => changeAddress(resetAddress)} /> : empty}
      />
      <ResultPager page={page} onChange={(number) => change('page', number === 0 ? '' : String(number))} />
    </>
  );
}

type ResultPage = Answer<typeof findResults>;

interface ResultPagerProps {
  readonly page: ResultPage | undefined;
  readonly onChange: (number: number) => void;
}

function ResultPager({ page, onChange }: ResultPagerProps): ReactElement {
  const { t } = useTranslation('results');
  const summary = useSummary(page);
  return (
    <Pager
      label={t('pager.label')}
      page={page?.number ?? 0}
      pageCount={page?.totalPages ?? 0}
      onChange={onChange}
      previousLabel={t('pager.previous')}
      nextLabel={t('pager.next')}
      pageLabel={(number) => t('pager.page', { number })}
      summary={summary}
    />
  );
}

/** Up to here the server counts; a larger number comes from its kept counts, this very one stands for "at least". */
const COUNTED = 10_000;

/** How many there are, and how sure that is. */
function useSummary(page: ResultPage | undefined): string | undefined {
  const { t } = useTranslation('results');
  const format = useFormat();
  if (!page || page.totalElements === 0) return undefined;
  const number = format.number(page.totalElements);
  if (page.totalApproximate !== true) return t('pager.total', { count: page.totalElements });
  return page.totalElements > COUNTED ? t('pager.about', { number }) : t('pager.more', { number });
}
