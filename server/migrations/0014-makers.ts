// Who made what: control events, and QR codes with what their maker might do; demo attempts by session.
import { sql, type Kysely } from 'kysely';
import type { ColumnKinds, Migration } from './migration.ts';

/** All that a code could open until now: a copy as of this release. */
const TEACHING = [
  'COURSES_EDIT',
  'WORKS_EDIT',
  'TASKS_EDIT',
  'EXECUTIONS_EDIT',
  'RESULTS_READ',
  'RESULTS_REVIEW',
  'EXPORT',
  'PRACTICE_TEST',
  'LEARN',
];

/** Many visitors share a demo account: each has an attempt of their own at its event. */
async function separateDemoSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('attemptsOfEvent').execute();
  for (const [name, columns, isDemo] of [
    ['attemptsOfEvent', ['executionId', 'userId'], false],
    ['demoAttemptsOfEvent', ['executionId', 'userId', 'sessionId'], true],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('attempts')
      .columns([...columns])
      .unique()
      .where(sql.ref('executionId'), 'is not', null)
      .where(sql.ref('sessionId'), isDemo ? 'is not' : 'is', null)
      .execute();
  }
}

/** A code made before keeps what its maker may do now and of a maker who is gone what codes could open. */
async function addMakerPrivileges(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  const column = sql.ref('makerPrivileges');
  await db.schema.alterTable('qrCodes').addColumn('makerPrivileges', c.json).execute();
  const { rows } = await sql<{ userId: string; privileges: unknown }>`
    select ${sql.ref('userRoles.userId')}, roles.privileges from ${sql.table('userRoles')}
    join roles on roles.id = ${sql.ref('userRoles.roleId')}
    where ${sql.ref('userRoles.userId')} in (select ${sql.ref('createdBy')} from ${sql.table('qrCodes')})`.execute(
    db,
  );
  const byMaker = new Map<string, Set<string>>();
  for (const { userId, privileges } of rows) {
    const parsed: unknown = typeof privileges === 'string' ? JSON.parse(privileges) : privileges;
    const held = byMaker.get(userId) ?? new Set();
    for (const privilege of Array.isArray(parsed) ? parsed : []) held.add(String(privilege));
    byMaker.set(userId, held);
  }
  for (const [maker, held] of byMaker) {
    await sql`update ${sql.table('qrCodes')} set ${column} = ${JSON.stringify([...held])}
      where ${sql.ref('createdBy')} = ${maker}`.execute(db);
  }
  await sql`update ${sql.table('qrCodes')} set ${column} = ${JSON.stringify(TEACHING)}
    where ${column} is null`.execute(db);
}

export const makersMigration: Migration = {
  name: '0014-makers',
  async up(db, c) {
    await db.schema.alterTable('executions').addColumn('createdBy', c.key).execute();
    // The audit log knows who made the earlier ones; those of the server stay without a maker.
    await sql`update executions set ${sql.ref('createdBy')} = (
      select ${sql.ref('personId')} from ${sql.table('auditLog')}
      where ${sql.ref('subjectId')} = executions.id and what = 'execution.create' limit 1)`.execute(db);
    await separateDemoSessions(db);
    await addMakerPrivileges(db, c);
  },
};
