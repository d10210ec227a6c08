// The tasks of a topic that very many have are filtered and sorted out of one index, not row by row.
import type { Migration } from './migration.ts';

export const tasksOfTopicsMigration: Migration = {
  name: '0046-tasks-of-topics',
  async up(db, { engine }) {
    // PostgreSQL reads the rows as soon as an index.
    if (engine === 'postgres') return;
    await db.schema
      .createIndex('tasksOfTopics')
      .on('tasks')
      .columns([
        'id',
        'archivedAt',
        'taskType',
        'workCount',
        'changedAt',
        'questionKey',
        'maxScore',
        'dateCreating',
      ])
      .execute();
  },
};
