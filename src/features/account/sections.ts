// The sections of teachers and administrators, by subject: the cards of the cabinet and the side menu show them.
import type { Privilege } from '#contract/privileges.ts';
import { useCurrentUser } from '#src/lib/session/current-user.ts';

const PATHS = {
  account: '/account',
  users: '/users',
  groups: '/groups',
  userRegistration: '/user-registration',
  roles: '/roles',
  qrCreate: '/qr-create',
  courses: '/courses',
  works: '/works',
  createEditor: '/create-editor',
  cabinet: '/cabinet',
  updateControl: '/update-control',
  teacherResults: '/teacher-results',
  statistics: '/statistics',
  practice: '/practice',
  practiceTestCases: '/practice-test-cases',
  testcaseChainsActions: '/testcase-chains-actions',
  testcaseActions: '/testcase-actions',
  practiceAvailableScreens: '/practice-available-screens',
  practicePossibleSettings: '/practice-possible-settings',
  roomConstructor: '/room-constructor',
  roomEditing: '/room-editing',
  bayEditing: '/bay-editing',
  editTechnicalWork: '/edit-technical-work',
  siteSettings: '/site-settings',
  auditLog: '/audit-log',
  pwaConnection: '/pwa-connection',
  ui: '/ui',
  profileView: '/profile-view',
} as const;

type SectionRoute = keyof typeof PATHS;

export interface Section {
  readonly route: SectionRoute;
  /** The privilege needed to see the section; if omitted, everybody sees it. */
  readonly privilege?: Privilege;
  /** Routes that belong to the section. */
  readonly below?: readonly string[];
}

const GROUPS = {
  people: [
    { route: 'users', privilege: 'USERS_EDIT' },
    { route: 'groups', privilege: 'GROUPS_EDIT' },
    { route: 'userRegistration', privilege: 'REGISTRATIONS_REVIEW' },
    { route: 'roles', privilege: 'ROLES_EDIT' },
    { route: 'qrCreate', privilege: 'QR_EDIT' },
  ],
  learning: [
    { route: 'courses', privilege: 'COURSES_EDIT', below: ['courseCreate'] },
    {
      route: 'works',
      privilege: 'WORKS_EDIT',
      below: ['workCreate', 'workUpdate', 'trial', 'trialAttempt'],
    },
    { route: 'createEditor', privilege: 'PRACTICE_EDIT' },
    { route: 'cabinet' },
  ],
  control: [
    { route: 'updateControl', privilege: 'EXECUTIONS_WATCH', below: ['createControl'] },
    { route: 'teacherResults', privilege: 'RESULTS_READ', below: ['resultsUser'] },
    {
      route: 'statistics',
      privilege: 'RESULTS_READ',
      below: ['workStatistics', 'eventStatistics', 'peopleStatistics'],
    },
  ],
  practice: [
    { route: 'practice', privilege: 'PRACTICE_EDIT', below: ['room', 'room2', 'room3', 'room4'] },
    { route: 'practiceTestCases', privilege: 'PRACTICE_EDIT' },
    {
      route: 'testcaseChainsActions',
      privilege: 'PRACTICE_EDIT',
      below: [
        'testcaseChainsActionsEdit',
        'testcaseChainsActionsCreate',
        'testcaseChainsActionsCreateConstructor',
      ],
    },
    { route: 'testcaseActions', privilege: 'PRACTICE_EDIT' },
    { route: 'practiceAvailableScreens', privilege: 'PRACTICE_EDIT' },
    { route: 'practicePossibleSettings', privilege: 'PRACTICE_EDIT' },
    { route: 'roomConstructor', privilege: 'PRACTICE_EDIT' },
    { route: 'roomEditing', privilege: 'PRACTICE_EDIT' },
    { route: 'bayEditing', privilege: 'PRACTICE_EDIT' },
  ],
  system: [
    { route: 'editTechnicalWork', privilege: 'TECHNICAL_WORKS' },
    { route: 'siteSettings', privilege: 'TECHNICAL_WORKS' },
    { route: 'auditLog', privilege: 'AUDIT_READ' },
    { route: 'pwaConnection', privilege: 'TECHNICAL_WORKS' },
    { route: 'ui', privilege: 'PRACTICE_EDIT' },
    { route: 'profileView' },
  ],
} as const satisfies Readonly<Record<string, readonly Section[]>>;

export type SectionGroupName = keyof typeof GROUPS;
const groupNames = Object.keys(GROUPS) as readonly SectionGroupName[];

interface SectionGroup {
  readonly name: SectionGroupName;
  readonly sections: readonly Section[];
}

export const sectionPath = (route: SectionRoute): string => PATHS[route];

/** The groups with the sections that these privileges open; a group without any is left out. */
export function sectionsFor(privileges: readonly Privilege[]): readonly SectionGroup[] {
  return groupNames
    .map((name): SectionGroup => {
      const all: readonly Section[] = GROUPS[name];
      const sections = all.filter(
        ({ privilege }) => privilege === undefined || privileges.includes(privilege),
      );
      return { name, sections };
    })
    .filter(({ sections }) => sections.length > 0);
}

export function useSections(): readonly SectionGroup[] {
  return sectionsFor(useCurrentUser()?.privileges ?? []);
}
