// What marking again knows of an answer's case: whether it reaches its own pass mark, and the same of the attempt's other tasks.
import type { Migration } from './migration.ts';

export const casesShortOfPassMigration: Migration = {
  name: '0047-cases-short-of-pass',
  async up(db, c) {
    for (const name of ['oldShortCases', 'newShortCases'])
      await db.schema
        .alterTable('regradeMarks')
        .addColumn(name, c.integer, (column) => column.notNull().defaultTo(0))
        .execute();
    await db.schema.alterTable('regradeMarks').renameColumn('restGates', 'restObstacles').execute();
  },
};
