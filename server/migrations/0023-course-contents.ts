// What a course is made of: a picture, its works in order and when each opens, people beside its groups.
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const courseContentsMigration: Migration = {
  name: '0023-course-contents',
  async up(db, c) {
    await db.schema.alterTable('courses').addColumn('pictureId', c.key).execute();
    // An earlier revision can be gone back to, with its picture.
    await db.schema.alterTable('courseRevisions').addColumn('pictureId', c.key).execute();
    await db.schema.createIndex('courseRevisionsPicture').on('courseRevisions').column('pictureId').execute();
    await db.schema.alterTable('courses').addColumn('dateChanged', c.dateTime).execute();
    const changed = sql.ref('dateChanged');
    await sql`update courses set ${changed} = coalesce(
      (select max(${sql.ref('createdAt')}) from ${sql.table('courseRevisions')}
       where ${sql.ref('courseId')} = courses.id), ${sql.ref('dateCreating')})`.execute(db);
    await db.schema.createIndex('coursesChanged').on('courses').columns(['dateChanged', 'id']).execute();
    await db.schema.alterTable('works').addColumn('coursePosition', c.integer).execute();
    await db.schema.alterTable('works').addColumn('opens', c.json).execute();
    await db.schema
      .createIndex('worksOfCourse')
      .on('works')
      .columns(['courseId', 'coursePosition'])
      .execute();
    await db.schema
      .createTable('courseUsers')
      .addColumn('courseId', c.key, (column) => column.notNull().references('courses.id'))
      .addColumn('userId', c.key, (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('courseUsersKey', ['courseId', 'userId'])
      .execute();
    await db.schema
      .createIndex('courseUsersUser')
      .on('courseUsers')
      .columns(['userId', 'courseId'])
      .execute();
  },
};
