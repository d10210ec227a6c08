import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Privilege } from '#contract/privileges.ts';
import { useCurrentUser } from '#src/lib/session/current-user.ts';
import { Card } from '#src/ui/layout/card.tsx';
import styles from './account-screen.module.css';

interface Section {
  readonly route: keyof typeof PATHS;
  /** The privilege needed to see the section; if omitted, everybody sees it. */
  readonly privilege?: Privilege;
}

const PATHS = {
  users: '/users',
  groups: '/groups',
  userRegistration: '/user-registration',
  roles: '/roles',
  qrCreate: '/qr-create',
  courses: '/courses',
  works: '/works',
  createEditor: '/create-editor',
  updateControl: '/update-control',
  teacherResults: '/teacher-results',
  statistics: '/statistics',
  cabinet: '/cabinet',
  practice: '/practice',
  practiceTestCases: '/practice-test-cases',
  testcaseActions: '/testcase-actions',
  testcaseChainsActions: '/testcase-chains-actions',
  editTechnicalWork: '/edit-technical-work',
  siteSettings: '/site-settings',
  auditLog: '/audit-log',
  pwaConnection: '/pwa-connection',
  ui: '/ui',
  profileView: '/profile-view',
} as const;

/** Every section that has a screen, grouped by subject. */
const GROUPS = {
  people: [
    { route: 'users', privilege: 'USERS_EDIT' },
    { route: 'groups', privilege: 'GROUPS_EDIT' },
    { route: 'userRegistration', privilege: 'REGISTRATIONS_REVIEW' },
    { route: 'roles', privilege: 'ROLES_EDIT' },
    { route: 'qrCreate', privilege: 'QR_EDIT' },
  ],
  learning: [
    { route: 'courses', privilege: 'COURSES_EDIT' },
    { route: 'works', privilege: 'WORKS_EDIT' },
    { route: 'createEditor', privilege: 'PRACTICE_EDIT' },
    { route: 'updateControl', privilege: 'EXECUTIONS_WATCH' },
    { route: 'teacherResults', privilege: 'RESULTS_READ' },
    { route: 'statistics', privilege: 'RESULTS_READ' },
    { route: 'cabinet' },
    { route: 'practice', privilege: 'PRACTICE_EDIT' },
    { route: 'practiceTestCases', privilege: 'PRACTICE_EDIT' },
    { route: 'testcaseActions', privilege: 'PRACTICE_EDIT' },
    { route: 'testcaseChainsActions', privilege: 'PRACTICE_EDIT' },
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

type GroupName = keyof typeof GROUPS;
const groupNames = Object.keys(GROUPS) as readonly GroupName[];

/** The sections of one group that this person may open; renders nothing if there are none. */
function SectionGroup({ name }: { readonly name: GroupName }): ReactElement | null {
  const { t } = useTranslation(['account', 'routes']);
  const held = useCurrentUser()?.privileges ?? [];
  const all: readonly Section[] = GROUPS[name];
  const open = all.filter(({ privilege }) => privilege === undefined || held.includes(privilege));
  if (open.length === 0) return null;
  return (
    <Card title={t(`sections.${name}`)}>
      <ul className={styles.sections}>
        {open.map(({ route }) => (
          <li key={route}>
            <Link to={PATHS[route]} className={styles.section}>
              {t(`routes:${route}.title`)}
              <ChevronRight size={18} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Links to the sections, one card per group. */
export function SectionCards(): ReactElement {
  return (
    <>
      {groupNames.map((name) => (
        <SectionGroup key={name} name={name} />
      ))}
    </>
  );
}
