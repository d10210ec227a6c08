// What the help of a page is about: its route, or what its address shows there; and which keys work.

import type { texts } from '#src/i18n/ru/help.ts';
import { routeOf, type RouteId } from '../routes.ts';

export type HelpTopic = keyof typeof texts.pages;
type HelpKey = keyof typeof texts.keys;

const ATTEMPT = 'attempt';

/** null: the page says all there is. */
export const HELP_OF: Readonly<Record<RouteId, HelpTopic | null>> = {
  start: null,
  qrcode: null,
  resetPassword: null,
  passwordReset: null,
  confirmEmail: null,
  privacy: null,
  technicalWork: null,
  notEnough: null,
  notFound: null,

  pwaConnection: 'pwaConnection',
  editTechnicalWork: 'editTechnicalWork',
  users: 'users',
  groups: 'groups',
  roles: 'roles',
  userRegistration: 'userRegistration',
  siteSettings: 'siteSettings',
  auditLog: 'auditLog',
  qrCreate: 'qrCreate',
  ui: 'ui',
  practice: 'practice',
  room: 'play',
  room2: 'play',
  room3: 'play',
  room4: 'play',
  roomEditing: 'roomEditing',
  bayEditing: 'bayEditing',
  roomConstructor: 'roomConstructor',
  createEditor: 'createEditor',
  practiceAvailableScreens: 'practiceAvailableScreens',
  practicePossibleSettings: 'practicePossibleSettings',
  practiceTestCases: 'practiceTestCases',
  practiceExercise: 'practice',
  testcaseChainsActions: 'chains',
  testcaseChainsActionsEdit: 'chain',
  testcaseChainsActionsCreate: 'chain',
  testcaseChainsActionsCreateConstructor: 'chainByDoing',
  testcaseActions: 'testcaseActions',

  account: 'account',
  teacherResults: 'teacherResults',
  statistics: 'statistics',
  workStatistics: 'figures',
  eventStatistics: 'figures',
  peopleStatistics: 'peopleStatistics',
  resultsUser: 'resultsUser',
  updateControl: 'updateControl',
  createControl: 'createControl',
  courses: 'courses',
  courseCreate: 'courseCreate',
  works: 'works',
  workUpdate: 'work',
  workCreate: 'work',
  trial: 'trial',
  trialAttempt: 'trial',

  practiceTest: 'practice',
  cabinet: 'cabinet',
  results: 'results',
  control: 'control',
  profileView: 'profileView',
  task: 'task',
  documentList: 'documentList',
  documents: 'task',
  quiz: ATTEMPT,
  practiceTraining: ATTEMPT,
  documentTraining: ATTEMPT,
  selfcontrol: ATTEMPT,
  practiceSelfcontrol: ATTEMPT,
  documentSelfcontrol: ATTEMPT,
  examSelfcontrol: ATTEMPT,
  controltask: 'controltask',
};

interface View {
  readonly route: RouteId;
  readonly param: string;
  /** Any where left out. */
  readonly value?: string;
  readonly topic: HelpTopic;
}

/** What stands in place of a page where its address asks for it; the first that fits. */
const VIEWS: readonly View[] = [
  { route: 'teacherResults', param: 'task', topic: 'replay' },
  { route: 'results', param: 'task', topic: 'replay' },
  { route: 'resultsUser', param: 'task', topic: 'replay' },
  { route: 'teacherResults', param: 'attempt', topic: 'report' },
  { route: 'resultsUser', param: 'attempt', topic: 'report' },
  { route: 'results', param: 'attempt', topic: 'ownReport' },
  { route: 'teacherResults', param: 'review', topic: 'marking' },
  { route: 'teacherResults', param: 'view', value: 'review', topic: 'reviews' },
  { route: 'updateControl', param: 'follow', topic: 'follow' },
  { route: 'updateControl', param: 'wall', topic: 'wall' },
  { route: 'updateControl', param: 'view', value: 'debriefing', topic: 'debriefing' },
  { route: 'updateControl', param: 'event', topic: 'board' },
  { route: 'users', param: 'import', topic: 'peopleImport' },
  { route: 'works', param: 'view', value: 'import', topic: 'tasksImport' },
  { route: 'works', param: 'regrade', topic: 'regrade' },
  { route: 'works', param: 'task', topic: 'taskEditor' },
];

export function helpTopicOf(route: RouteId, params: URLSearchParams): HelpTopic | null {
  const view = VIEWS.find(
    (one) =>
      one.route === route &&
      (one.value === undefined ? params.has(one.param) : params.get(one.param) === one.value),
  );
  return view?.topic ?? HELP_OF[route];
}

/** The caps of a key and what it does (`help:keys`). */
const KEY_CAPS: Readonly<Record<HelpKey, string>> = {
  help: '?',
  finder: 'Ctrl + K',
  open: 'Enter',
  range: 'Shift',
  order: '↑ ↓',
  neighbours: 'Alt + ← →',
  saveNext: 'Ctrl + Enter',
  bookmark: 'Alt + M',
  tasks: '← → Home End',
  play: 'Space',
  step: '← →',
  ends: 'Home End',
  leave: 'Esc',
  marks: '← → ↑ ↓',
  pages: 'PgUp PgDn',
  zoom: '+ −',
  find: 'Ctrl + F',
  plan: '← → ↑ ↓',
  undo: 'Ctrl + Z',
  scene: '?',
};

const OWN_KEYS: Partial<Record<HelpTopic, readonly HelpKey[]>> = {
  users: ['open', 'range'],
  groups: ['open', 'range'],
  userRegistration: ['open', 'range'],
  courses: ['open', 'range'],
  works: ['open', 'range'],
  teacherResults: ['open'],
  resultsUser: ['open'],
  updateControl: ['open'],
  auditLog: ['open'],
  marking: ['neighbours', 'saveNext'],
  follow: ['bookmark', 'play', 'step', 'ends'],
  board: ['bookmark'],
  debriefing: ['marks'],
  replay: ['play', 'step', 'ends', 'leave'],
  courseCreate: ['order'],
  work: ['order'],
  roomConstructor: ['plan', 'undo'],
  attempt: ['tasks'],
  controltask: ['tasks'],
  play: ['scene'],
  documentList: ['pages', 'zoom', 'find'],
};

/** @param findsPages the person has the finder in the header */
export function helpKeysOf(topic: HelpTopic, findsPages: boolean): readonly (readonly [HelpKey, string])[] {
  const keys: readonly HelpKey[] = [...(OWN_KEYS[topic] ?? []), ...(findsPages ? ['finder' as const] : [])];
  const all: readonly HelpKey[] = topic === 'play' ? keys : [...keys, 'help'];
  return all.map((key) => [key, KEY_CAPS[key]]);
}

/** Pages that need help: those of people who are signed in. */
export function needsHelp(route: RouteId): boolean {
  return routeOf(route).access !== 'PUBLIC' && route !== 'notFound';
}
