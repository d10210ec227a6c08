import { describe, expect, it } from 'vitest';
import { isActiveEntry, menuOf } from './menu.ts';
import { routeAt } from './route-at.ts';
import { routeOf } from './routes.ts';

const all = () => true;

function paths(role: string | undefined): readonly string[] {
  return menuOf(role, all).map((entry) => routeOf(entry.route).path);
}

function active(role: string, path: string): readonly string[] {
  const entries = menuOf(role, all);
  return entries.filter((entry) => isActiveEntry(entry, routeAt(path), entries)).map((entry) => entry.key);
}

describe('the menu', () => {
  it.each([
    ['ROLE_ADMIN', ['/account', '/ui', '/practice']],
    ['ROLE_TEACHER', ['/cabinet', '/courses', '/works', '/update-control', '/teacher-results']],
    ['ROLE_STUDENT', ['/cabinet', '/control', '/results']],
    ['ROLE_GUEST_DEMO', ['/cabinet', '/control', '/results']],
    ['ROLE_DEMO', ['/cabinet', '/control', '/results']],
    ['ROLE_OF_THE_SITE', ['/cabinet', '/control', '/results']],
    [undefined, []],
  ])('of %s', (role, expected) => expect(paths(role)).toEqual(expected));

  it('leaves out what has no screen yet', () => {
    expect(menuOf('ROLE_ADMIN', (route) => route !== 'ui').map((entry) => entry.key)).toEqual([
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
    ['ROLE_TEACHER', '/teacher-results', ['results']],
    ['ROLE_TEACHER', '/update-control', ['control']],
  ])('%s at %s', (role, path, expected) => expect(active(role, path)).toEqual(expected));
});
