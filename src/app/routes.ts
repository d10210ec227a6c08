// Every address of the product and who may open it (specification, section 2). screens.ts says which have a
// screen.

import type { Privilege } from '#contract/privileges.ts';

/** Anybody; anybody signed in; or people whose role has at least one of the privileges. */
type RouteAccess = 'PUBLIC' | 'SIGNED_IN' | readonly [Privilege, ...Privilege[]];

/** START: the start page's frame. DEFAULT: header and menu. FULL: only the screen (simulations). */
type RouteLayout = 'START' | 'DEFAULT' | 'FULL';

/** The menu entry shown as active. */
export type MenuGroup = 'account' | 'practice' | 'education' | 'control' | 'profile';

export interface AppRoute {
  readonly path: string;
  readonly access: RouteAccess;
  readonly layout: RouteLayout;
  readonly group?: MenuGroup;
  /** An attempt runs here: sign-out is blocked, and a lost session does not close the page. */
  readonly attempt?: true;
}

/** What administrators and teachers share: a cabinet with something to manage. */
export const CABINET = [
  'COURSES_EDIT',
  'WORKS_EDIT',
  'EXECUTIONS_EDIT',
  'EXECUTIONS_WATCH',
  'RESULTS_READ',
  'USERS_EDIT',
  'GROUPS_EDIT',
  'ROLES_EDIT',
  'REGISTRATIONS_REVIEW',
  'QR_EDIT',
  'AUDIT_READ',
  'TECHNICAL_WORKS',
  'PRACTICE_EDIT',
] as const satisfies RouteAccess;

function page(path: string, access: RouteAccess, group?: MenuGroup): AppRoute {
  return { path, access, layout: 'DEFAULT', ...(group && { group }) };
}

function attempt(path: string, group?: MenuGroup): AppRoute {
  return { ...page(path, 'SIGNED_IN', group), attempt: true };
}

function startPage(path: string): AppRoute {
  return { path, access: 'PUBLIC', layout: 'START' };
}

export const routes = {
  start: startPage('/'),
  qrcode: startPage('/qrcode/:id'),
  resetPassword: startPage('/reset-password'),
  passwordReset: startPage('/password-reset'),
  confirmEmail: startPage('/confirm-email'),
  privacy: page('/privacy', 'PUBLIC'),
  technicalWork: page('/technical-work', 'PUBLIC'),
  notEnough: page('/not-enough', 'PUBLIC'),

  pwaConnection: page('/pwa-connection', ['TECHNICAL_WORKS']),
  editTechnicalWork: page('/edit-technical-work', ['TECHNICAL_WORKS'], 'account'),
  users: page('/users', ['USERS_EDIT'], 'account'),
  groups: page('/groups', ['GROUPS_EDIT'], 'account'),
  roles: page('/roles', ['ROLES_EDIT'], 'account'),
  userRegistration: page('/user-registration', ['REGISTRATIONS_REVIEW'], 'account'),
  siteSettings: page('/site-settings', ['TECHNICAL_WORKS'], 'account'),
  auditLog: page('/audit-log', ['AUDIT_READ'], 'account'),
  qrCreate: page('/qr-create', ['QR_EDIT'], 'account'),
  ui: page('/ui', ['PRACTICE_EDIT']),
  practice: page('/practice', ['PRACTICE_EDIT'], 'practice'),
  room: page('/room', ['PRACTICE_EDIT'], 'practice'),
  room2: page('/room2', ['PRACTICE_EDIT'], 'practice'),
  room3: page('/room3', ['PRACTICE_EDIT'], 'practice'),
  room4: page('/room4', ['PRACTICE_EDIT'], 'practice'),
  roomEditing: page('/room-editing', ['PRACTICE_EDIT'], 'practice'),
  bayEditing: page('/bay-editing', ['PRACTICE_EDIT'], 'practice'),
  roomConstructor: page('/room-constructor', ['PRACTICE_EDIT'], 'practice'),
  createEditor: page('/create-editor', ['PRACTICE_EDIT']),
  practiceAvailableScreens: page('/practice-available-screens', ['PRACTICE_EDIT'], 'practice'),
  practicePossibleSettings: page('/practice-possible-settings', ['PRACTICE_EDIT'], 'practice'),
  practiceTestCases: page('/practice-test-cases', ['PRACTICE_EDIT'], 'practice'),
  testcaseChainsActions: page('/testcase-chains-actions', ['PRACTICE_EDIT'], 'practice'),
  testcaseChainsActionsEdit: page('/testcase-chains-actions-edit/:id', ['PRACTICE_EDIT'], 'practice'),
  testcaseChainsActionsCreate: page('/testcase-chains-actions-create', ['PRACTICE_EDIT'], 'practice'),
  testcaseChainsActionsCreateConstructor: page(
    '/testcase-chains-actions-create-constructor',
    ['PRACTICE_EDIT'],
    'practice',
  ),
  testcaseActions: page('/testcase-actions', ['PRACTICE_EDIT'], 'practice'),

  account: page('/account', CABINET, 'account'),
  teacherResults: page('/teacher-results', ['RESULTS_READ'], 'account'),
  statistics: page('/statistics', ['RESULTS_READ'], 'account'),
  workStatistics: page('/statistics/works/:id', ['RESULTS_READ'], 'account'),
  eventStatistics: page('/statistics/events/:id', ['RESULTS_READ'], 'account'),
  peopleStatistics: page('/statistics/:of/:id', ['RESULTS_READ'], 'account'),
  resultsUser: page('/results-user/:id', ['RESULTS_READ'], 'account'),
  updateControl: page('/update-control', ['EXECUTIONS_EDIT', 'EXECUTIONS_WATCH'], 'account'),
  createControl: page('/create-control', ['EXECUTIONS_EDIT'], 'account'),
  courses: page('/courses', ['COURSES_EDIT'], 'account'),
  courseCreate: page('/course-create', ['COURSES_EDIT'], 'account'),
  works: page('/works', ['WORKS_EDIT'], 'account'),
  workUpdate: page('/work-update/:id', ['WORKS_EDIT'], 'account'),
  workCreate: page('/work-create', ['WORKS_EDIT'], 'account'),
  trial: page('/trial/:id', ['WORKS_EDIT', 'TASKS_EDIT'], 'account'),
  trialAttempt: { ...page('/trial/:id/:mode', ['WORKS_EDIT', 'TASKS_EDIT'], 'account'), attempt: true },

  practiceTest: page('/practiceTest', ['PRACTICE_TEST']),

  cabinet: page('/cabinet', 'SIGNED_IN', 'education'),
  results: page('/results', 'SIGNED_IN'),
  control: page('/control', 'SIGNED_IN', 'control'),
  profileView: page('/profile-view', 'SIGNED_IN', 'profile'),
  practiceExercise: page('/practice-exercise', 'SIGNED_IN', 'profile'),

  task: page('/task/:id', 'SIGNED_IN', 'education'),
  documentList: page('/documents', 'SIGNED_IN', 'education'),
  documents: page('/documents/:id', 'SIGNED_IN', 'education'),
  quiz: attempt('/quiz/:id', 'education'),
  practiceTraining: attempt('/practice-training/:id', 'education'),
  documentTraining: attempt('/document-training/:id', 'education'),
  selfcontrol: attempt('/selfcontrol/:id', 'education'),
  practiceSelfcontrol: attempt('/practice-selfcontrol/:id', 'education'),
  documentSelfcontrol: attempt('/document-selfcontrol/:id', 'education'),
  examSelfcontrol: attempt('/exam-selfcontrol/:id', 'education'),
  controltask: attempt('/controltask/:id', 'control'),

  notFound: page('*', 'SIGNED_IN'),
} as const satisfies Record<string, AppRoute>;

export type RouteId = keyof typeof routes;
export const routeIds = Object.keys(routes) as readonly RouteId[];

/** The route under its general type, whatever its literal type is. */
export function routeOf(id: RouteId): AppRoute {
  return routes[id];
}
