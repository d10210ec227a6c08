// The idle time that a device reported when it was handed what the server issued: no reported pace stretches it.
import type { Migration } from './migration.ts';

export const handedIdleMigration: Migration = {
  name: '0052-handed-idle',
  async up(db, c) {
    await db.schema.alterTable('issuedEntries').addColumn('handedIdleMs', c.bigInteger).execute();
  },
};
