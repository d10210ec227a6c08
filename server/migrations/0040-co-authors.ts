// Who alone may change a course, a work or a task, where its authors have named somebody.
import type { Migration } from './migration.ts';

export const coAuthorsMigration: Migration = {
  name: '0040-co-authors',
  async up(db, c) {
    await db.schema
      .createTable('coAuthors')
      .addColumn('kind', c.key, (column) => column.notNull())
      .addColumn('id', c.key, (column) => column.notNull())
      .addColumn('userId', c.key, (column) => column.notNull().references('users.id'))
      .addPrimaryKeyConstraint('coAuthorsKey', ['kind', 'id', 'userId'])
      .execute();
    await db.schema.createIndex('coAuthorsByUser').on('coAuthors').column('userId').execute();
  },
};
