// Addresses of statistics, and what they ask for.
import { COUNTED_CHOICES, type CountedChoice, type CountedMarks } from '#contract/entities/statistics.ts';
import { workModeSchema } from '#contract/entities/work.ts';
import { isId, isOneOf, type ListAddress } from '#src/ui/list/list-address.ts';

export const STATISTICS_PATH = '/statistics';
export const workStatisticsPath = (id: string, query = ''): string =>
  `${STATISTICS_PATH}/works/${id}${query === '' ? '' : `?${query}`}`;

export const groupStatisticsPath = (id: string): string => `${STATISTICS_PATH}/groups/${id}`;
export const personStatisticsPath = (id: string): string => `${STATISTICS_PATH}/people/${id}`;

export type FiguresFilterName = 'mode' | 'state';

export const FIGURES_LIST: ListAddress<FiguresFilterName> = {
  sorts: ['attempts', 'title', 'mean', 'consistency'],
  defaultSort: { key: 'attempts', direction: 'descending' },
  filters: { mode: isOneOf(workModeSchema.options), state: isOneOf(['broken']) },
};

/** Whether the address asks for marks as they were first given. */
export function wantedMarks(params: URLSearchParams): { readonly marks: CountedMarks } {
  return { marks: params.get('marks') === 'FIRST' ? 'FIRST' : 'NOW' };
}

/** What the address of a work's figures asks for; nonsense asks for nothing. */
export function wantedFigures(params: URLSearchParams) {
  const mode = workModeSchema.options.find((one) => one === params.get('mode'));
  const choice: CountedChoice = COUNTED_CHOICES.find((one) => one === params.get('choice')) ?? 'FIRST';
  const revision = /^\d{1,6}$/.test(params.get('revision') ?? '') ? Number(params.get('revision')) : 0;
  return { choice, ...(mode === undefined ? {} : { mode }), ...(revision === 0 ? {} : { revision }) };
}

/** What the address of a group's or person's figures asks for. */
export function wantedPeople(params: URLSearchParams) {
  const { revision: _, ...counted } = wantedFigures(params);
  const courseId = params.get('course') ?? '';
  const wanted = { ...counted, ...wantedMarks(params) };
  return isId(courseId) ? { ...wanted, courseId } : wanted;
}
