// Pictures of courses: whoever may open the course may read its picture, its authors those of earlier revisions too.
import type { FileReferrer } from './file-access.ts';
import { learnableCourses } from './learning-access.ts';

export const coursePictureReferrer: FileReferrer = {
  name: 'course',
  async mayRead(db, person, fileId) {
    const ofRevision = db
      .selectFrom('courseRevisions')
      .select('courseRevisions.courseId as id')
      .where('courseRevisions.pictureId', '=', fileId);
    if (person.privileges.has('COURSES_EDIT')) return (await ofRevision.executeTakeFirst()) !== undefined;
    const shown = await db
      .selectFrom('courses')
      .select('courses.id')
      .where('courses.pictureId', '=', fileId)
      .where('courses.id', 'in', ofRevision)
      .where(learnableCourses(db, person))
      .executeTakeFirst();
    return shown !== undefined;
  },
  refersTo: (eb) =>
    eb.exists(
      eb
        .selectFrom('courseRevisions')
        .select('courseRevisions.courseId')
        .whereRef('courseRevisions.pictureId', '=', 'files.id'),
    ),
};
