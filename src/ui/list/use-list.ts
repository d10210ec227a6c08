// What a list's address asks for, and how to change it.
import { useCallback, useMemo } from 'react';
import {
  changedAddress,
  chosenFilters,
  filterFromAddress,
  resetAddress,
  searchFromAddress,
  sizeFromAddress,
  sortFromAddress,
  wantedPage,
  type ListAddress,
} from './list-address.ts';
import { useAddress } from '../navigation/use-address.ts';
import type { Sort } from '#src/ui/data/table-sort.ts';

export interface List<Filter extends string> {
  /** Page, size, order and search for the list's call; the caller adds the filters, using `filter`. */
  readonly query: ReturnType<typeof wantedPage>;
  readonly search: string;
  readonly sort: Sort;
  readonly size: number;
  /** The value of a filter; '' if none is chosen. */
  readonly filter: (name: Filter) => string;
  readonly filterCount: number;
  /** Whether a search or a filter hides part of the list. */
  readonly isNarrowed: boolean;
  /** Search and filters as one string: changes with them, not with page, size or order. */
  readonly narrowing: string;
  readonly set: (name: Filter | 'search' | 'sort' | 'size', value: string) => void;
  readonly turnTo: (page: number) => void;
  readonly reset: () => void;
}

/** The state of this page's list, from its address. `address` is a constant of the module. */
export function useList<Filter extends string>(address: ListAddress<Filter>): List<Filter> {
  const [params, change] = useAddress();
  const set = useCallback(
    (name: string, value: string): void =>
      change((old) => changedAddress(old, name, value), {
        preventScrollReset: true,
        replace: name === 'search',
      }),
    [change],
  );
  const turnTo = useCallback(
    (page: number): void => change((old) => changedAddress(old, 'page', page === 0 ? '' : String(page))),
    [change],
  );
  const reset = useCallback((): void => change((old) => resetAddress(old, address)), [change, address]);
  return useMemo(() => {
    const chosen = chosenFilters(params, address);
    const search = searchFromAddress(params);
    const filter = (name: Filter): string => filterFromAddress(params, address, name);
    return {
      query: wantedPage(params, address),
      search,
      sort: sortFromAddress(params, address),
      size: sizeFromAddress(params),
      filter,
      filterCount: chosen.length,
      isNarrowed: search !== '' || chosen.length > 0,
      narrowing: JSON.stringify([search, ...chosen.map((name) => [name, filter(name)])]),
      set,
      turnTo,
      reset,
    };
  }, [params, address, set, turnTo, reset]);
}
