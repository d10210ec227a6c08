// What the server holds back in CONTROL: the seed that draws it, which part of it was issued, and how far devices may leap.
import type { Migration } from './migration.ts';

export const heldBackMigration: Migration = {
  name: '0055-held-back',
  async up(db, c) {
    await db.schema.alterTable('attemptTasks').addColumn('heldSeed', c.bigInteger).execute();
    await db.schema.alterTable('runClocks').addColumn('horizonMs', c.bigInteger).execute();
    await db.schema.alterTable('issuedEntries').addColumn('part', c.integer).execute();
    // Each part once, however many processes issue.
    await db.schema
      .createIndex('issuedEntriesPart')
      .on('issuedEntries')
      .columns(['attemptId', 'taskId', 'restart', 'part'])
      .unique()
      .execute();
  },
};
