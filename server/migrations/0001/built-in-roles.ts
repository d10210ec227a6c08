/**
 * The five roles of the specification with the privileges they start with, and technical works switched off.
 * The lists are written out: a migration stays as it was released, whatever the contract says later.
 */
import { sql, type Kysely } from 'kysely';

const TEACHING = [
  'COURSES_EDIT',
  'WORKS_EDIT',
  'TASKS_EDIT',
  'EXECUTIONS_EDIT',
  'RESULTS_READ',
  'RESULTS_REVIEW',
  'EXPORT',
  'LEARN',
];

const ADMINISTRATION = [
  'USERS_EDIT',
  'GROUPS_EDIT',
  'ROLES_EDIT',
  'REGISTRATIONS_REVIEW',
  'QR_EDIT',
  'TECHNICAL_WORKS',
  'PRACTICE_EDIT',
  'PRACTICE_TEST',
];

const ROLES: readonly (readonly [id: string, name: string, title: string, privileges: readonly string[]])[] =
  [
    ['role-admin', 'ROLE_ADMIN', 'Администратор', [...TEACHING, ...ADMINISTRATION]],
    ['role-teacher', 'ROLE_TEACHER', 'Преподаватель', TEACHING],
    ['role-student', 'ROLE_STUDENT', 'Студент', ['LEARN']],
    ['role-guest-demo', 'ROLE_GUEST_DEMO', 'Гость', ['LEARN', 'PRACTICE_TEST']],
    ['role-demo', 'ROLE_DEMO', 'Демо-студент', ['LEARN']],
  ];

/** Inserts the five roles, and the one row of technical works. */
export async function addBuiltInRoles(db: Kysely<unknown>): Promise<void> {
  const now = new Date().toISOString();
  for (const [id, name, title, privileges] of ROLES) {
    const list = JSON.stringify(privileges);
    await sql`insert into ${sql.table('roles')}
      (${sql.join(['id', 'name', 'titleName', 'privileges', 'builtIn', 'dateCreating', 'version'].map((column) => sql.ref(column)))})
      values (${id}, ${name}, ${title}, ${list}, ${true}, ${now}, 1)`.execute(db);
  }
  await sql`insert into ${sql.table('technicalWorks')}
    (${sql.join(['id', 'active', 'excludedUserIds', 'message', 'changedAt'].map((column) => sql.ref(column)))})
    values ('current', ${false}, '[]', ${JSON.stringify({ ru: '', en: '', ch: '' })}, ${now})`.execute(db);
}
