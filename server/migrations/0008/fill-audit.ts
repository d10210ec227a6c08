// Fills the search columns of earlier audit entries, and gives admins the privilege to read the log.
import { sql, type Kysely } from 'kysely';

function keyOf(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ').trim();
}

/** There are few distinct names compared with entries, so this runs one statement for each name. */
export async function fillAuditSearch(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ personName: string }>`select distinct ${sql.ref('personName')}
    from ${sql.table('auditLog')}`.execute(db);
  for (const { personName } of rows) {
    await sql`update ${sql.table('auditLog')} set ${sql.ref('searchText')} = ${keyOf(personName)}
      where ${sql.ref('personName')} = ${personName}`.execute(db);
  }
}

/** Whoever can edit roles could give themselves the new privilege anyway, so they get it from the start. */
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
