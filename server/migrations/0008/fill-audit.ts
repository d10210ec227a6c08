/** What the audit log is searched by, for entries from before it was; and who may read it. */
import { sql, type Kysely } from 'kysely';

function keyOf(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ').trim();
}

/** Names of people are few beside entries: one statement for each. */
export async function fillAuditSearch(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ personName: string }>`select distinct ${sql.ref('personName')}
    from ${sql.table('auditLog')}`.execute(db);
  for (const { personName } of rows) {
    await sql`update ${sql.table('auditLog')} set ${sql.ref('searchText')} = ${keyOf(personName)}
      where ${sql.ref('personName')} = ${personName}`.execute(db);
  }
}

/** Whoever decides about roles could read the log by giving themselves the new privilege: they have it from the start. */
export async function giveAuditToAdmins(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    id: string;
    privileges: unknown;
  }>`select ${sql.ref('id')}, ${sql.ref('privileges')}
    from ${sql.table('roles')}`.execute(db);
  for (const { id, privileges } of rows) {
    const parsed: unknown = typeof privileges === 'string' ? JSON.parse(privileges) : privileges;
    const held = Array.isArray(parsed) ? parsed.map(String) : [];
    if (!held.includes('ROLES_EDIT') || held.includes('AUDIT_READ')) continue;
    const list = JSON.stringify([...held, 'AUDIT_READ']);
    await sql`update ${sql.table('roles')} set ${sql.ref('privileges')} = ${list} where ${sql.ref('id')} = ${id}`.execute(
      db,
    );
  }
}
