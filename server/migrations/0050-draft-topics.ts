// The topics that a task will have when it is published for the first time: before that there is no task to have them.
import type { Migration } from './migration.ts';

export const draftTopicsMigration: Migration = {
  name: '0050-draft-topics',
  async up(db, c) {
    await db.schema
      .createTable('draftTopics')
      .addColumn('taskId', c.key, (column) => column.notNull())
      .addColumn('topicId', c.key, (column) => column.notNull().references('topics.id'))
      .addPrimaryKeyConstraint('draftTopicsKey', ['taskId', 'topicId'])
      .execute();
    await db.schema.createIndex('draftTopicsTopic').on('draftTopics').column('topicId').execute();
  },
};
