// People, their sessions and the tables of the server itself; the five built-in roles.
import type { Kysely } from 'kysely';
import { addPeopleTables } from './0001/people-tables.ts';
import { addRequestTables } from './0001/request-tables.ts';
import { addBuiltInRoles } from './0001/built-in-roles.ts';
import { addSessionTables } from './0001/session-tables.ts';
import { addSystemTables } from './0001/system-tables.ts';
import type { ColumnKinds, Migration } from './migration.ts';

export const peopleMigration: Migration = {
  name: '0001-people',
  async up(db: Kysely<unknown>, columns: ColumnKinds): Promise<void> {
    await addPeopleTables(db, columns);
    await addSessionTables(db, columns);
    await addRequestTables(db, columns);
    await addSystemTables(db, columns);
    await addBuiltInRoles(db);
  },
};
