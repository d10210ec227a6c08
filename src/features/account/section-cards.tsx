import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Privilege } from '#contract/privileges.ts';
import { useCurrentUser } from '#src/lib/current-user.ts';
import { Card } from '#src/ui/card.tsx';
import styles from './account-screen.module.css';

interface Section {
  readonly route: keyof typeof PATHS;
  /** Whose section it is; left out: everybody's. */
  readonly privilege?: Privilege;
}

const PATHS = {
  users: '/users',
  groups: '/groups',
  userRegistration: '/user-registration',
  roles: '/roles',
  qrCreate: '/qr-create',
  teacherResults: '/teacher-results',
  cabinet: '/cabinet',
  practice: '/practice',
  editTechnicalWork: '/edit-technical-work',
  auditLog: '/audit-log',
  pwaConnection: '/pwa-connection',
  ui: '/ui',
  profileView: '/profile-view',
} as const;

/** Every section that has a screen, by what it looks after. */
const groups = {
  people: [
    { route: 'users', privilege: 'USERS_EDIT' },
    { route: 'groups', privilege: 'GROUPS_EDIT' },
    { route: 'userRegistration', privilege: 'REGISTRATIONS_REVIEW' },
    { route: 'roles', privilege: 'ROLES_EDIT' },
    { route: 'qrCreate', privilege: 'QR_EDIT' },
  ],
  learning: [
    { route: 'teacherResults', privilege: 'RESULTS_READ' },
    { route: 'cabinet' },
    { route: 'practice', privilege: 'PRACTICE_EDIT' },
  ],
  system: [
    { route: 'editTechnicalWork', privilege: 'TECHNICAL_WORKS' },
    { route: 'auditLog', privilege: 'AUDIT_READ' },
    { route: 'pwaConnection', privilege: 'TECHNICAL_WORKS' },
    { route: 'ui', privilege: 'PRACTICE_EDIT' },
    { route: 'profileView' },
  ],
} as const satisfies Readonly<Record<string, readonly Section[]>>;

type GroupName = keyof typeof groups;
const groupNames = Object.keys(groups) as readonly GroupName[];

/** The sections of one kind as far as this person may open them; nothing where there are none. */
function SectionGroup({ name }: { readonly name: GroupName }): ReactElement | null {
  const { t } = useTranslation(['account', 'routes']);
  const held = useCurrentUser()?.privileges ?? [];
  const all: readonly Section[] = groups[name];
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

/** The ways on, a card for each kind. */
export function SectionCards(): ReactElement {
  return (
    <>
      {groupNames.map((name) => (
        <SectionGroup key={name} name={name} />
      ))}
    </>
  );
}
