// Which texts a page needs: they come with its code. A part that appears later, such as a form once its data is there, must not
// wait for its texts: React would take away what stands until they come.

import type { Namespace } from '#src/i18n/namespaces.ts';
import { routeOf, type RouteId } from './routes.ts';

const FRAME_TEXTS: readonly Namespace[] = ['common', 'shell'];
const ATTEMPT_TEXTS: readonly Namespace[] = ['attempt'];

const PEOPLE_TEXTS: readonly Namespace[] = ['people', 'groups', 'lists', 'auth'];

const TOOLS_TEXTS: readonly Namespace[] = ['practice-tools', 'lists', 'auth'];
/** Where states of a simulation are asked for. */
const STATE_TEXTS: readonly Namespace[] = ['facts', ...TOOLS_TEXTS];

/** Texts of pages beside those that their own first render asks for. */
const PAGE_TEXTS: Partial<Record<RouteId, readonly Namespace[]>> = {
  start: ['start'],
  practiceExercise: ['exercise', 'results'],
  cabinet: ['cabinet'],
  control: ['cabinet'],
  task: ['cabinet', 'attempt'],
  results: ['results', 'result-filters', 'lists'],
  teacherResults: ['guiding', 'results', 'result-filters', 'review', 'learners', 'lists'],
  statistics: ['statistics', 'results', 'review', 'learners', 'lists'],
  workStatistics: ['statistics', 'practice-figures', 'results'],
  eventStatistics: ['statistics', 'practice-figures', 'results'],
  peopleStatistics: ['statistics', 'practice-figures', 'results'],
  users: ['profile', ...PEOPLE_TEXTS],
  groups: PEOPLE_TEXTS,
  userRegistration: ['registration-requests', ...PEOPLE_TEXTS],
  siteSettings: ['site-settings', 'auth'],
  courses: ['courses', 'works', 'exchange', 'co-authors', 'lists'],
  works: [
    'works',
    'regrade',
    'trial',
    'exchange',
    'workshop',
    'work-editor',
    'co-authors',
    'cabinet',
    'lists',
  ],
  createEditor: ['workshop', 'works', 'work-editor', 'lists'],
  updateControl: ['control', 'board', 'debriefing', 'lists'],
  createControl: ['control', 'cabinet', ...PEOPLE_TEXTS],
  controltask: ['attempt', 'control-task'],
  practiceTestCases: ['test-cases', 'case-start', 'bays', 'work-editor', ...STATE_TEXTS],
  practiceAvailableScreens: ['terminal-profiles', ...TOOLS_TEXTS],
  practicePossibleSettings: ['terminal-profiles', ...TOOLS_TEXTS],
  roomEditing: ['work-editor', ...TOOLS_TEXTS],
  bayEditing: ['bays', 'work-editor', ...TOOLS_TEXTS],
  roomConstructor: ['work-editor', ...TOOLS_TEXTS],
  testcaseActions: STATE_TEXTS,
  testcaseChainsActions: TOOLS_TEXTS,
  testcaseChainsActionsEdit: STATE_TEXTS,
  testcaseChainsActionsCreate: STATE_TEXTS,
  testcaseChainsActionsCreateConstructor: ['recorder', 'test-cases', ...STATE_TEXTS],
  workCreate: ['work-editor', 'trial', 'works', 'co-authors', 'cabinet', 'lists'],
  workUpdate: ['work-editor', 'trial', 'works', 'co-authors', 'cabinet', 'lists'],
  courseCreate: ['courses', 'work-editor', 'co-authors', 'cabinet', ...PEOPLE_TEXTS],
  trial: ['trial', 'attempt', 'lists'],
  trialAttempt: ['trial', 'attempt'],
};

/** The namespaces that a page shows at first. */
export function firstTexts(route: RouteId): readonly Namespace[] {
  const own = PAGE_TEXTS[route] ?? (routeOf(route).attempt === true ? ATTEMPT_TEXTS : []);
  return [...FRAME_TEXTS, ...own];
}
