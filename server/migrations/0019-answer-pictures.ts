// The pictures that the server draws of answers: one for each drawn answer, gone with its attempt.
import type { Migration } from './migration.ts';

export const answerPicturesMigration: Migration = {
  name: '0019-answer-pictures',
  async up(db, c) {
    await db.schema
      .createTable('answerPictures')
      .addColumn('attemptId', c.key, (column) =>
        column.notNull().references('attempts.id').onDelete('cascade'),
      )
      .addColumn('taskId', c.key, (column) => column.notNull())
      .addColumn('fileId', c.key, (column) => column.notNull().references('files.id'))
      .addColumn('drawnFrom', c.key, (column) => column.notNull())
      .addPrimaryKeyConstraint('answerPicturesKey', ['attemptId', 'taskId'])
      .execute();
    await db.schema.createIndex('answerPicturesFile').on('answerPictures').column('fileId').execute();
  },
};
