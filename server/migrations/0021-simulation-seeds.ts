// Attempts whose simulations draw a seed of their own at each start; those from before keep the one of their case.
import type { Migration } from './migration.ts';

export const simulationSeedsMigration: Migration = {
  name: '0021-simulation-seeds',
  async up(db, c) {
    await db.schema
      .alterTable('attemptTasks')
      .addColumn('seedPerRun', c.boolean, (column) => column.notNull().defaultTo(false))
      .execute();
  },
};
