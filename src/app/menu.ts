/** The side menu of each role, and which of its entries is the current one (specification, section 2). */

import type { BuiltInRoleName, Privilege } from '#contract/privileges.ts';
import { routeOf, type MenuGroup, type RouteId } from './routes.ts';

/** An entry's words are `shell:menu.<key>`. */
export type MenuKey =
  | 'account'
  | 'ui'
  | 'practice'
  | 'education'
  | 'courses'
  | 'works'
  | 'control'
  | 'results';

export interface MenuEntry {
  readonly key: MenuKey;
  readonly route: RouteId;
}

const learner: readonly MenuEntry[] = [
  { key: 'education', route: 'cabinet' },
  { key: 'control', route: 'control' },
  { key: 'results', route: 'results' },
];

const menus = {
  ROLE_ADMIN: [
    { key: 'account', route: 'account' },
    { key: 'ui', route: 'ui' },
    { key: 'practice', route: 'practice' },
  ],
  ROLE_TEACHER: [
    { key: 'education', route: 'cabinet' },
    { key: 'courses', route: 'courses' },
    { key: 'works', route: 'works' },
    { key: 'control', route: 'updateControl' },
    { key: 'results', route: 'teacherResults' },
  ],
  ROLE_STUDENT: learner,
  ROLE_GUEST_DEMO: learner,
  ROLE_DEMO: learner,
} as const satisfies Record<BuiltInRoleName, readonly MenuEntry[]>;

function isBuiltIn(roleName: string): roleName is BuiltInRoleName {
  return roleName in menus;
}

const ownRole: readonly MenuEntry[] = [
  { key: 'account', route: 'account' },
  ...learner,
  { key: 'practice', route: 'practice' },
];

/** Learning needs LEARN, whatever its pages' own access says: they are open to anybody signed in. */
function isUseful({ route }: MenuEntry, privileges: readonly Privilege[]): boolean {
  const { access } = routeOf(route);
  const needed: readonly Privilege[] = typeof access === 'string' ? ['LEARN'] : access;
  return needed.some((privilege) => privileges.includes(privilege));
}

/**
 * The entries of a role whose screens exist; a role of the site's own gets what its privileges are of use for, nobody gets none.
 * @param has whether a route has a screen
 */
export function menuOf(
  role: { readonly name: string; readonly privileges: readonly Privilege[] } | undefined,
  has: (route: RouteId) => boolean,
): readonly MenuEntry[] {
  if (role === undefined) return [];
  const entries = isBuiltIn(role.name)
    ? menus[role.name]
    : ownRole.filter((entry) => isUseful(entry, role.privileges));
  return entries.filter((entry) => has(entry.route));
}

const groupOfKey: Partial<Record<MenuKey, MenuGroup>> = {
  account: 'account',
  practice: 'practice',
  education: 'education',
  control: 'control',
};

/** Whether an entry is the current one: its own route, or any route of its group unless another entry owns that route. */
export function isActiveEntry(entry: MenuEntry, current: RouteId, entries: readonly MenuEntry[]): boolean {
  if (entry.route === current) return true;
  if (entries.some((other) => other.route === current)) return false;
  const group = groupOfKey[entry.key];
  return group !== undefined && routeOf(current).group === group;
}
