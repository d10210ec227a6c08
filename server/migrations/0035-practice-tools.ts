// Actions and chains that instructors make: heads by which they are listed, immutable revisions, and what uses what.
import type { Migration } from './migration.ts';

export const practiceToolsMigration: Migration = {
  name: '0035-practice-tools',
  async up(db, c) {
    await db.schema
      .createTable('practiceItems')
      .addColumn('kind', c.key, (column) => column.notNull())
      .addColumn('id', c.key, (column) => column.notNull())
      .addColumn('simulation', c.key, (column) => column.notNull())
      .addColumn('code', c.key, (column) => column.notNull())
      .addColumn('title', c.json, (column) => column.notNull())
      .addColumn('titleKey', c.key, (column) => column.notNull())
      .addColumn('searchText', c.key, (column) => column.notNull())
      // What it names, such as `|thing:gloves||place:locker-closet-1|`, to filter by.
      .addColumn('tags', c.key, (column) => column.notNull())
      .addColumn('stepCount', c.integer, (column) => column.notNull())
      .addColumn('gateCount', c.integer, (column) => column.notNull())
      .addColumn('isBuiltIn', c.boolean, (column) => column.notNull())
      .addColumn('revision', c.integer, (column) => column.notNull())
      .addColumn('version', c.integer, (column) => column.notNull())
      .addColumn('dateCreating', c.dateTime, (column) => column.notNull())
      .addColumn('changedAt', c.dateTime, (column) => column.notNull())
      .addColumn('changedByName', c.text, (column) => column.notNull())
      .addColumn('archivedAt', c.dateTime)
      .addPrimaryKeyConstraint('practiceItemsKey', ['kind', 'id'])
      .execute();
    await db.schema
      .createTable('practiceItemRevisions')
      .addColumn('kind', c.key, (column) => column.notNull())
      .addColumn('id', c.key, (column) => column.notNull())
      .addColumn('revision', c.integer, (column) => column.notNull())
      .addColumn('data', c.json, (column) => column.notNull())
      .addColumn('createdAt', c.dateTime, (column) => column.notNull())
      .addColumn('byName', c.text, (column) => column.notNull())
      .addPrimaryKeyConstraint('practiceItemRevisionsKey', ['kind', 'id', 'revision'])
      .execute();
    // By the present revisions: a chain uses actions, a case uses a chain.
    await db.schema
      .createTable('practiceUses')
      .addColumn('kind', c.key, (column) => column.notNull())
      .addColumn('id', c.key, (column) => column.notNull())
      .addColumn('userKind', c.key, (column) => column.notNull())
      .addColumn('userId', c.key, (column) => column.notNull())
      .addPrimaryKeyConstraint('practiceUsesKey', ['kind', 'id', 'userKind', 'userId'])
      .execute();
    await db.schema
      .createIndex('practiceUsesByUser')
      .on('practiceUses')
      .columns(['userKind', 'userId'])
      .execute();
  },
};
