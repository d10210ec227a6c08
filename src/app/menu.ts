// The side menu of each role, and which of its entries is active (specification, section 2).

import type { BuiltInRoleName, Privilege } from '#contract/privileges.ts';
import { routeOf, type MenuGroup, type RouteId } from './routes.ts';

/** The text of an entry is `shell:menu.<key>`. */
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

const LEARNER: readonly MenuEntry[] = [
  { key: 'education', route: 'cabinet' },
  { key: 'control', route: 'control' },
  { key: 'results', route: 'results' },
];

const MENUS = {
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
  ROLE_STUDENT: LEARNER,
  ROLE_GUEST_DEMO: LEARNER,
  ROLE_DEMO: LEARNER,
} as const satisfies Record<BuiltInRoleName, readonly MenuEntry[]>;

function isBuiltIn(roleName: string): roleName is BuiltInRoleName {
  return roleName in MENUS;
}

const OWN_ROLE: readonly MenuEntry[] = [
  { key: 'account', route: 'account' },
  ...LEARNER,
  { key: 'practice', route: 'practice' },
];

/** Learning entries need LEARN, although their pages are open to anybody signed in. */
function isUseful({ route }: MenuEntry, privileges: readonly Privilege[]): boolean {
  const { access } = routeOf(route);
  const needed: readonly Privilege[] = typeof access === 'string' ? ['LEARN'] : access;
  return needed.some((privilege) => privileges.includes(privilege));
}

/**
 * The entries of a role whose screens exist. A role that the site has added gets the entries its privileges
 * are useful for; without a role there are none.
 * @param has whether a route has a screen
 */
export function menuOf(
  role: { readonly name: string; readonly privileges: readonly Privilege[] } | undefined,
  has: (route: RouteId) => boolean,
): readonly MenuEntry[] {
  if (role === undefined) return [];
  const entries = isBuiltIn(role.name)
    ? MENUS[role.name]
    : OWN_ROLE.filter((entry) => isUseful(entry, role.privileges));
  return entries.filter((entry) => has(entry.route));
}

const GROUP_OF_KEY: Partial<Record<MenuKey, MenuGroup>> = {
  account: 'account',
  practice: 'practice',
  education: 'education',
  control: 'control',
};

/** The pages below that of an entry; in a menu without the entry they belong to their group. */
const PAGES_BELOW: Partial<Record<RouteId, readonly RouteId[]>> = {
  courses: ['courseCreate'],
  works: ['workCreate', 'workUpdate', 'trial', 'trialAttempt'],
  updateControl: ['createControl'],
  teacherResults: ['resultsUser', 'statistics', 'workStatistics', 'eventStatistics', 'peopleStatistics'],
};

function owns({ route }: MenuEntry, current: RouteId): boolean {
  return route === current || (PAGES_BELOW[route]?.includes(current) ?? false);
}

/** Whether an entry is active: on its own route and those below it, or on one of its group that no other entry owns. */
export function isActiveEntry(entry: MenuEntry, current: RouteId, entries: readonly MenuEntry[]): boolean {
  if (owns(entry, current)) return true;
  if (entries.some((other) => owns(other, current))) return false;
  const group = GROUP_OF_KEY[entry.key];
  return group !== undefined && routeOf(current).group === group;
}
