// A list's state in the address: page, size, order, search and filters, so that a link reproduces the list.
import { sortFromParam, sortToParam, type Sort } from '#src/ui/data/table-sort.ts';

/** What the address of a list may contain; anything else in it is ignored. */
export interface ListAddress<Filter extends string> {
  /** The columns that can be sorted. */
  readonly sorts: readonly string[];
  readonly defaultSort: Sort;
  /** The filter params, besides the search, with a check of their values. */
  readonly filters: Readonly<Record<Filter, (value: string) => boolean>>;
}

/** The page sizes; the first is the default and is not written into the address. */
export const PAGE_SIZES = [20, 50, 100, 200] as const;

const ID = /^[A-Za-z0-9._-]{1,64}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function isId(value: string): boolean {
  return ID.test(value);
}

export function isDay(value: string): boolean {
  return DAY.test(value) && !Number.isNaN(Date.parse(value));
}

export function isOneOf(values: readonly string[]): (value: string) => boolean {
  return (value) => values.includes(value);
}

export function pageFromAddress(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? '0');
  return Number.isInteger(page) && page >= 0 ? page : 0;
}

export function sizeFromAddress(params: URLSearchParams): number {
  const size = Number(params.get('size') ?? '');
  return PAGE_SIZES.find((one) => one === size) ?? PAGE_SIZES[0];
}

export function searchFromAddress(params: URLSearchParams): string {
  return (params.get('search') ?? '').slice(0, 200);
}

export function sortFromAddress(params: URLSearchParams, list: ListAddress<string>): Sort {
  const sort = sortFromParam(params.get('sort'));
  return sort && list.sorts.includes(sort.key) ? sort : list.defaultSort;
}

/** The value of a filter; '' if it is missing or invalid. */
export function filterFromAddress<Filter extends string>(
  params: URLSearchParams,
  list: ListAddress<Filter>,
  name: Filter,
): string {
  const value = params.get(name) ?? '';
  return value !== '' && list.filters[name](value) ? value : '';
}

function filterNames<Filter extends string>(list: ListAddress<Filter>): Filter[] {
  return Object.keys(list.filters) as Filter[];
}

export function chosenFilters<Filter extends string>(
  params: URLSearchParams,
  list: ListAddress<Filter>,
): readonly Filter[] {
  return filterNames(list).filter((name) => filterFromAddress(params, list, name) !== '');
}

/** The address with one change; a change of filter or order goes back to the first page. */
export function changedAddress(old: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(old);
  if (name !== 'page') next.delete('page');
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/** The address without search and filters, in the same order. */
export function resetAddress(old: URLSearchParams, list: ListAddress<string>): URLSearchParams {
  const next = new URLSearchParams(old);
  for (const name of ['search', 'page', ...filterNames(list)]) next.delete(name);
  return next;
}

/** The query for the list's call, without its filters, which the call names and types. */
export function wantedPage(params: URLSearchParams, list: ListAddress<string>) {
  const search = searchFromAddress(params);
  return {
    page: pageFromAddress(params),
    size: sizeFromAddress(params),
    sort: sortToParam(sortFromAddress(params, list)),
    ...(search === '' ? {} : { search }),
  };
}
