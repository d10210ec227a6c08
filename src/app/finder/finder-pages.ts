// Which pages a person may go to by name, and which of them the words name.
import type { Privilege } from '#contract/privileges.ts';
import { routeIds, routeOf, type RouteId } from '../routes.ts';

/** Pages that need nothing but their address, for people with these privileges. */
export function pagesFor(
  privileges: readonly Privilege[],
  has: (route: RouteId) => boolean,
): readonly RouteId[] {
  return routeIds.filter((id) => {
    const { access, path, layout, attempt } = routeOf(id);
    if (layout !== 'DEFAULT' || attempt === true || /[:*]/.test(path) || !has(id)) return false;
    if (access === 'PUBLIC') return false;
    return access === 'SIGNED_IN' || access.some((privilege) => privileges.includes(privilege));
  });
}

/** As words are compared: ё as е, letters of either case alike. */
const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** Whether each of the words is in the text. */
export function hasAllWords(text: string, words: string): boolean {
  const found = folded(text);
  return folded(words)
    .split(/\s+/)
    .every((word) => found.includes(word));
}
