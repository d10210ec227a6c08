// Drafts of what authors make, and who has one open.
import type { Migration } from './migration.ts';

export const draftsMigration: Migration = {
  name: '0028-drafts',
  async up(db, c) {
    await db.schema
      .createTable('drafts')
      .addColumn('kind', c.key, (column) => column.notNull())
      .addColumn('id', c.key, (column) => column.notNull())
      // Empty once it is published or dropped: the row keeps the version, which never goes back.
      .addColumn('data', c.json)
      .addColumn('base', c.json)
      .addColumn('questions', c.json, (column) => column.notNull())
      .addColumn('baseRevision', c.integer, (column) => column.notNull())
      .addColumn('version', c.integer, (column) => column.notNull())
      .addColumn('changedAt', c.dateTime, (column) => column.notNull())
      .addColumn('changedBy', c.key)
      .addPrimaryKeyConstraint('draftsKey', ['kind', 'id'])
      .execute();
    await db.schema.createIndex('draftsByChange').on('drafts').columns(['changedAt', 'id']).execute();
    await db.schema
      .createTable('draftPresence')
      .addColumn('kind', c.key, (column) => column.notNull())
      .addColumn('id', c.key, (column) => column.notNull())
      .addColumn('userId', c.key, (column) => column.notNull().references('users.id'))
      .addColumn('seenAt', c.dateTime, (column) => column.notNull())
      .addPrimaryKeyConstraint('draftPresenceKey', ['kind', 'id', 'userId'])
      .execute();
  },
};
