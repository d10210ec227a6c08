import { BUILT_IN_PRIVILEGES, ROLE_NAMES, type BuiltInRoleName } from '#contract/privileges.ts';
import { describe, expect, it } from 'vitest';
import { texts } from '#src/i18n/ru/routes.ts';
import { routeAt } from './route-at.ts';
import { routeIds, routes, type AppRoute, type RouteId } from './routes.ts';

/** Section 2 of the specification, row by row: who may open what. */
const ADMIN = ['ROLE_ADMIN'] as const;
const TEACHING = ['ROLE_ADMIN', 'ROLE_TEACHER'] as const;

const TABLE: readonly (readonly [readonly BuiltInRoleName[] | 'PUBLIC', readonly string[]])[] = [
  [
    'PUBLIC',
    [
      '/',
      '/qrcode/x1',
      '/privacy',
      '/technical-work',
      '/not-enough',
      '/reset-password',
      '/password-reset/',
      '/confirm-email',
    ],
  ],
  [
    ADMIN,
    [
      '/pwa-connection',
      '/edit-technical-work',
      '/users',
      '/groups',
      '/roles',
      '/user-registration',
      '/ui',
      '/practice',
      '/room',
      '/room2',
      '/room3',
      '/room4',
      '/room-editing',
      '/bay-editing',
      '/room-constructor',
      '/qr-create',
      '/create-editor',
      '/practice-available-screens',
      '/practice-possible-settings',
      '/practice-test-cases',
      '/testcase-chains-actions',
      '/testcase-chains-actions-edit/1',
      '/testcase-chains-actions-create',
      '/testcase-chains-actions-create-constructor',
      '/testcase-actions',
    ],
  ],
  [
    TEACHING,
    [
      '/account',
      '/teacher-results',
      '/statistics',
      '/statistics/works/1',
      '/statistics/events/1',
      '/statistics/courses/1',
      '/statistics/groups/1',
      '/statistics/people/1',
      '/results-user/1',
      '/update-control',
      '/create-control',
      '/courses',
      '/course-create',
      '/works',
      '/work-update/1',
      '/work-create',
      '/trial/1',
      '/trial/1/training',
    ],
  ],
  [['ROLE_ADMIN', 'ROLE_GUEST_DEMO'], ['/practiceTest']],
  [
    ROLE_NAMES,
    [
      '/cabinet',
      '/results',
      '/control',
      '/profile-view',
      '/practice-exercise',
      '/task/1',
      '/quiz/1',
      '/practice-training/1',
      '/document-training/1',
      '/documents/1',
      '/selfcontrol/1',
      '/controltask/1',
      '/practice-selfcontrol/1',
      '/document-selfcontrol/1',
      '/exam-selfcontrol/1',
      '/no/such/address',
    ],
  ],
];

function allowed(route: AppRoute): readonly BuiltInRoleName[] | 'PUBLIC' {
  const { access } = route;
  if (access === 'PUBLIC') return 'PUBLIC';
  if (access === 'SIGNED_IN') return ROLE_NAMES;
  return ROLE_NAMES.filter((role) => {
    const has: readonly string[] = BUILT_IN_PRIVILEGES[role];
    return access.some((privilege) => has.includes(privilege));
  });
}

const rows = TABLE.flatMap(([roles, paths]) => paths.map((path) => [path, roles] as const));

describe('the table of routes', () => {
  it.each(rows)('%s is open to the roles of the specification', (path, roles) => {
    const access = allowed(routes[routeAt(path)]);
    expect(access === 'PUBLIC' ? access : access.toSorted()).toEqual(
      roles === 'PUBLIC' ? roles : roles.toSorted(),
    );
  });

  it('has no route beyond the specification', () => {
    const listed = rows.map(([path]) => routeAt(path));
    // Not listed there: the list that leads to /documents/:id, open to anybody signed in, the audit log, open to
    // those who may read it, and what is set for the site, for those who keep it running.
    const added = ['documentList', 'auditLog', 'siteSettings'] as const;
    expect(new Set<RouteId>([...listed, ...added])).toEqual(new Set(routeIds));
  });

  it('names and describes every route', () => {
    const named: Readonly<Record<RouteId, { readonly title: string; readonly description: string }>> = texts;
    expect(Object.keys(named).toSorted()).toEqual(routeIds.toSorted());
  });

  it('blocks logout exactly where an attempt runs', () => {
    const blocked = routeIds.filter((id) => 'attempt' in routes[id]);
    expect(blocked.toSorted()).toEqual(
      [
        'controltask',
        'quiz',
        'practiceTraining',
        'documentTraining',
        'selfcontrol',
        'practiceSelfcontrol',
        'documentSelfcontrol',
        'examSelfcontrol',
        'trialAttempt',
      ].toSorted(),
    );
  });
});
