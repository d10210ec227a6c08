// The key part of each revision of a ruleset: what the server alone knows of it outside TRAINING.
import type { Migration } from './migration.ts';

export const rulesetKeysMigration: Migration = {
  name: '0034-ruleset-keys',
  async up(db, c) {
    await db.schema
      .createTable('rulesetKeys')
      .addColumn('rulesetId', c.key, (column) => column.notNull())
      .addColumn('revision', c.integer, (column) => column.notNull())
      .addColumn('data', c.json, (column) => column.notNull())
      .addPrimaryKeyConstraint('rulesetKeysKey', ['rulesetId', 'revision'])
      .addForeignKeyConstraint('rulesetKeysRevision', ['rulesetId', 'revision'], 'rulesetRevisions', [
        'rulesetId',
        'revision',
      ])
      .execute();
  },
};
