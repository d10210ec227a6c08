/** Which results a list shows, as its address says it. */
export const SHOWN = ['all', 'open', 'completed'] as const;
export type Shown = (typeof SHOWN)[number];

/** The `active` of the result calls: true only open ones, false only completed ones, absent all. */
export function activeOf(shown: Shown): { readonly active?: 'true' | 'false' } {
  if (shown === 'all') return {};
  return { active: shown === 'open' ? 'true' : 'false' };
}

/** Whether one of a row's titles has what is searched for. */
export function isFound(titles: readonly string[], search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase();
  return titles.some((title) => title.toLocaleLowerCase().includes(wanted));
}
