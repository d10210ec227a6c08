/** Which results a list shows, as stored in its address. */
export const SHOWN = ['all', 'open', 'completed'] as const;
export type Shown = (typeof SHOWN)[number];

/**
 * The `active` parameter of the result calls: true for open ones, false for completed ones, absent for all.
 */
export function activeOf(shown: Shown): { readonly active?: 'true' | 'false' } {
  if (shown === 'all') return {};
  return { active: shown === 'open' ? 'true' : 'false' };
}

/** Whether one of a row's titles contains the search. */
export function isFound(titles: readonly string[], search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase();
  return titles.some((title) => title.toLocaleLowerCase().includes(wanted));
}
