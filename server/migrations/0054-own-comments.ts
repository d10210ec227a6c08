// A teacher's own comments to a task are found for each answer that is marked.
import type { Migration } from './migration.ts';

export const ownCommentsMigration: Migration = {
  name: '0054-own-comments',
  async up(db) {
    await db.schema.createIndex('markHistoryByTask').on('markHistory').columns(['byId', 'taskId']).execute();
  },
};
