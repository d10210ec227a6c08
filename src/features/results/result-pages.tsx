// A list of results with its filters, order and pages, all stored in the address.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { findResults } from '#contract/calls/results.ts';
import type { CompletedWork } from '#contract/entities/attempt.ts';
import { call } from '#src/lib/api/call.ts';
import type { KeptList } from '#contract/kept-lists.ts';
import { ListRows } from '#src/ui/list/list-frame.tsx';
import { useList } from '#src/ui/list/use-list.ts';
import { useAttemptColumns } from './attempt-table.tsx';
import { RESULTS_LIST, wantedResults } from './results-address.ts';

interface ResultPagesProps {
  readonly name: KeptList;
  readonly caption: string;
  readonly pathOf: (attempt: CompletedWork) => string;
  /** If given, each row shows its person with a link. */
  readonly personPath?: ((attempt: CompletedWork) => string) | undefined;
  readonly studentId?: string | undefined;
  /** Only the learner's own results. */
  readonly own?: boolean | undefined;
  readonly empty: ReactNode;
}

export function ResultPages(props: ResultPagesProps): ReactElement {
  const { name, caption, pathOf, personPath, studentId, own = false, empty } = props;
  const { t } = useTranslation('results');
  const [params] = useSearchParams();
  const list = useList(RESULTS_LIST);
  const { query, body } = wantedResults(params);
  const asked = { ...body, own, studentIds: studentId === undefined ? [] : [studentId] };
  const results = useQuery({
    queryKey: ['/completed-work/results', query, asked],
    queryFn: ({ signal }) =>
      call<typeof findResults>('POST', '/completed-work/results', { query, body: asked, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListRows
      name={name}
      list={list}
      query={results}
      caption={caption}
      columns={useAttemptColumns(pathOf, personPath, true)}
      rowKey={(attempt) => attempt.id}
      empty={empty}
      total={(count) => t('total', { count })}
    />
  );
}
