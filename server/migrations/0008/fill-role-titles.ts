// Keys of role titles: equal titles stay as they are, but the later one's key gets its id appended.
import { sql, type Kysely } from 'kysely';

/** A copy of searchKey as of this release: a migration must not change later. */
function keyOf(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ').trim();
}

export async function fillRoleTitles(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    id: string;
    titleName: string;
  }>`select ${sql.ref('id')}, ${sql.ref('titleName')}
    from ${sql.table('roles')} order by ${sql.ref('id')}`.execute(db);
  const used = new Set<string>();
  for (const { id, titleName } of rows) {
    const key = used.has(keyOf(titleName)) ? `${keyOf(titleName)} ${id}` : keyOf(titleName);
    used.add(key);
    await sql`update ${sql.table('roles')} set ${sql.ref('titleKey')} = ${key} where ${sql.ref('id')} = ${id}`.execute(
      db,
    );
  }
}
