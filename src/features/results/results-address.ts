// The filters of a list of results as its address keeps them: a link reproduces the list.
import type { WorkMode } from '#contract/entities/work.ts';
import { sortFromParam, type Sort } from '#src/ui/table-sort.ts';

const MODES: readonly WorkMode[] = ['TRAINING', 'SELFCONTROL', 'CONTROL'];
const SORTS: readonly string[] = ['name', 'startedAt', 'submittedAt', 'mark'];

export function pageFromAddress(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? '0');
  return Number.isInteger(page) && page >= 0 ? page : 0;
}

/** The newest first, unless the address says otherwise. */
export function sortFromAddress(params: URLSearchParams): Sort {
  const sort = sortFromParam(params.get('sort'));
  if (!sort || !SORTS.includes(sort.key)) return { key: 'startedAt', direction: 'descending' };
  return sort;
}

export function searchFromAddress(params: URLSearchParams): string {
  return (params.get('search') ?? '').slice(0, 200);
}

export function typesFromAddress(params: URLSearchParams): readonly WorkMode[] {
  const wanted = params.get('mode');
  return MODES.filter((mode) => mode === wanted);
}
