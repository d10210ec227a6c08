// Selects all that a list's filters find, not only the rows of the page.
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { MAX_PAGE_SIZE } from '#contract/list-limits.ts';
import type { Page } from '#contract/page.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { offerOf } from './found-rows.ts';
import type { Selection } from './use-selection.ts';

interface Identified {
  readonly id: string;
}

interface FoundRows {
  readonly selection: Selection;
  readonly page: Page<Identified> | undefined;
  /** How many the acts on the rows take, where it is less than the longest page. */
  readonly most?: number;
  /** The list's call with its filters and order, for the first page of `most` rows. */
  readonly load: (first: { readonly page: 0; readonly size: number }) => Promise<Page<Identified>>;
}

/** The selection with the offer of all found, for `ChosenBar`. */
export function useFoundRows({ selection, page, most = MAX_PAGE_SIZE, load }: FoundRows): Selection {
  const { chosen, onChange } = selection;
  const [taken, setTaken] = useState<ReadonlySet<string>>();
  const latest = useRef(chosen);
  useEffect(() => {
    latest.current = chosen;
  }, [chosen]);
  const find = useMutation({
    mutationFn: () => load({ page: 0, size: most }),
    onError: (error) => showToast({ tone: 'danger', text: error.message }),
  });
  const choose = async (): Promise<void> => {
    const found = await find.mutateAsync();
    // Whoever changed the filters or the rows meanwhile means those.
    if (latest.current !== chosen) return;
    const all = new Set(found.content.map(({ id }) => id));
    setTaken(all);
    onChange(all);
  };
  return {
    ...selection,
    found: {
      offer: offerOf(page, chosen, taken, most),
      count: page?.totalElements ?? 0,
      most,
      isPending: find.isPending,
      choose: () => void choose().catch(() => undefined),
    },
  };
}
