// A published course in the form that its draft has, so that both can be merged and compared.
import type { CourseDraft } from '#contract/entities/course-draft.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { lockCourseFor, partsOfCourse } from '../courses/course-parts.ts';
import { selectAllCourses, type CourseRow } from '../courses/courses-repository.ts';
import type { CurrentDraft, DraftSubject } from './drafts-repository.ts';

interface PublishedCourse {
  readonly row: CourseRow;
  /** Its version: it rises with whatever changes the course, its works and learners too. */
  readonly revision: number;
  readonly content: CourseDraft;
}

async function publishedCourse(db: Db | Tx, id: string): Promise<PublishedCourse | undefined> {
  const courses = selectAllCourses(db).where('courses.archivedAt', 'is', null);
  const row = await courses.where('courses.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const { title, description, pictureId, version: revision } = row;
  return { row, revision, content: { title, description, pictureId, ...(await partsOfCourse(db, id)) } };
}

async function isCourseId(db: Db | Tx, id: string): Promise<boolean> {
  const courses = db.selectFrom('courses').select('id');
  return (await courses.where('id', '=', id).executeTakeFirst()) !== undefined;
}

export const COURSE_SUBJECT: DraftSubject<CourseDraft, PublishedCourse> = {
  kind: 'COURSE',
  published: publishedCourse,
  lock: (tx, id, draft) => lockCourseFor(tx, id, draft?.works),
  isTaken: isCourseId,
};

export type CurrentCourseDraft = CurrentDraft<CourseDraft, PublishedCourse>;
