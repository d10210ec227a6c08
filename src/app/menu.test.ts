import { describe, expect, it } from 'vitest';
import type { Privilege } from '#contract/privileges.ts';
import { isActiveEntry, menuOf } from './menu.ts';
import { routeAt } from './route-at.ts';
import { routeIds, routeOf, type RouteId } from './routes.ts';
import { hasScreen } from './screens.ts';
import { sectionPath, sectionsFor } from '#src/features/account/sections.ts';
import { BUILT_IN_PRIVILEGES } from '#contract/privileges.ts';

const all = () => true;

const roleOf = (name: string | undefined, privileges: readonly Privilege[] = []) =>
  name === undefined ? undefined : { name, privileges };

function paths(role: string | undefined, privileges: readonly Privilege[] = []): readonly string[] {
  return menuOf(roleOf(role, privileges), all).map((entry) => routeOf(entry.route).path);
}

function active(role: string, path: string): readonly string[] {
  const entries = menuOf(roleOf(role), all);
  return entries.filter((entry) => isActiveEntry(entry, routeAt(path), entries)).map((entry) => entry.key);
}

describe('the menu', () => {
  it.each([
    ['ROLE_ADMIN', ['/account', '/ui', '/practice']],
    ['ROLE_TEACHER', ['/cabinet', '/courses', '/works', '/update-control', '/teacher-results']],
    ['ROLE_STUDENT', ['/cabinet', '/control', '/results']],
    ['ROLE_GUEST_DEMO', ['/cabinet', '/control', '/results']],
    ['ROLE_DEMO', ['/cabinet', '/control', '/results']],
    [undefined, []],
  ])('of %s', (role, expected) => expect(paths(role)).toEqual(expected));

  it.each<[readonly Privilege[], readonly string[]]>([
    [['LEARN'], ['/cabinet', '/control', '/results']],
    [['REGISTRATIONS_REVIEW'], ['/account']],
    [
      ['LEARN', 'RESULTS_READ'],
      ['/account', '/cabinet', '/control', '/results'],
    ],
    [['PRACTICE_EDIT'], ['/account', '/practice']],
    [[], []],
  ])('of a role of the site with %s', (privileges, expected) =>
    expect(paths('ROLE_OF_THE_SITE', privileges)).toEqual(expected),
  );

  it('leaves out what has no screen yet', () => {
    expect(menuOf(roleOf('ROLE_ADMIN'), (route) => route !== 'ui').map((entry) => entry.key)).toEqual([
      'account',
      'practice',
    ]);
  });
});

describe('the current entry', () => {
  it.each([
    ['ROLE_ADMIN', '/users', ['account']],
    ['ROLE_ADMIN', '/courses', ['account']],
    ['ROLE_ADMIN', '/results-user/1', ['account']],
    ['ROLE_ADMIN', '/edit-technical-work', ['account']],
    ['ROLE_ADMIN', '/room3', ['practice']],
    ['ROLE_ADMIN', '/testcase-chains-actions-edit/4', ['practice']],
    ['ROLE_STUDENT', '/cabinet', ['education']],
    ['ROLE_STUDENT', '/task/1', ['education']],
    ['ROLE_STUDENT', '/practice-selfcontrol/1', ['education']],
    ['ROLE_STUDENT', '/controltask/1', ['control']],
    ['ROLE_STUDENT', '/results', ['results']],
    ['ROLE_STUDENT', '/profile-view', []],
    ['ROLE_TEACHER', '/courses', ['courses']],
    ['ROLE_TEACHER', '/course-create', ['courses']],
    ['ROLE_TEACHER', '/work-create', ['works']],
    ['ROLE_TEACHER', '/work-update/1', ['works']],
    ['ROLE_ADMIN', '/work-update/1', ['account']],
    ['ROLE_TEACHER', '/results-user/1', ['results']],
    ['ROLE_TEACHER', '/teacher-results', ['results']],
    ['ROLE_TEACHER', '/update-control', ['control']],
  ])('%s at %s', (role, path, expected) => expect(active(role, path)).toEqual(expected));
});

describe('the sections of teachers and administrators', () => {
  const all = sectionsFor(BUILT_IN_PRIVILEGES.ROLE_ADMIN).flatMap(({ sections }) => sections);

  it.each(all)(
    '$route is a page with this address that its privilege opens',
    ({ route, privilege, below }) => {
      const { path, access } = routeOf(route);
      expect(sectionPath(route)).toBe(path);
      expect(hasScreen(route)).toBe(true);
      if (privilege === undefined) expect(access).toBe('SIGNED_IN');
      else expect(access).toContain(privilege);
      expect(routeIds).toEqual(expect.arrayContaining([...(below ?? [])]));
    },
  );

  it('are all pages of the cabinet that need nothing but their address', () => {
    const made: readonly RouteId[] = ['courseCreate', 'workCreate', 'createControl', 'account'];
    const listed = all.flatMap(({ route, below }) => [route as string, ...(below ?? []), ...made]);
    const pages = routeIds.filter((id) => {
      const { access, path, attempt } = routeOf(id);
      return typeof access !== 'string' && attempt !== true && !path.includes(':') && hasScreen(id);
    });
    expect(pages.filter((id) => !listed.includes(id))).toEqual(['practiceTest']);
  });

  it('are few for a teacher, as the entries above them have the others', () => {
    const above = menuOf(roleOf('ROLE_TEACHER'), () => true).map(({ route }) => route as string);
    const left = sectionsFor(BUILT_IN_PRIVILEGES.ROLE_TEACHER).flatMap(({ sections }) =>
      sections.filter(({ route }) => !above.includes(route)).map(({ route }) => route),
    );
    expect(left).toEqual(['statistics', 'profileView']);
  });
});
