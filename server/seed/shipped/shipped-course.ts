// The texts of a course that ships.
import {
  addGroups,
  insertCourse,
  lockCourse,
  reviseCourse,
} from '#server/routes/courses/course-changes-repository.ts';
import { keepPartsOfRevision } from '#server/routes/courses/course-parts.ts';
import { COURSE_SUBJECT } from '#server/routes/drafts/course-content.ts';
import { lockedDraft, storeDraft } from '#server/routes/drafts/drafts-repository.ts';
import { referToShipped } from '#server/repositories/file-access.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { SeedCourse } from '../content/seed-content.ts';
import type { CourseContent, FormerContent } from './former-content.ts';
import type { Shipped, Shipping } from './shipping.ts';

/** As it is stored: earlier versions shipped no pictures. */
const withPicture = (
  { title, description }: Pick<CourseContent, 'title' | 'description'>,
  pictureId: string | null | undefined,
): CourseContent => ({ title, description, ...(pictureId ? { pictureId } : {}) });

/** @param groupId the group that learns from it when it is new */
export function shippedCourse(
  { id: shippedId, title, description, pictureId }: SeedCourse,
  groupId: string,
  { change }: Shipping,
  former: FormerContent,
): Shipped<CourseContent> {
  const next = { ...change, by: null };
  const refer = async (tx: Tx, data: CourseContent) =>
    data.pictureId === undefined ? undefined : referToShipped(tx, data.pictureId, change.now);
  return {
    kind: 'COURSE',
    shippedId,
    contentAfter: () => withPicture({ title, description }, pictureId),
    former: async () => former.courseOf(title.ru),
    published: async (tx, id) => {
      const row = await lockCourse(tx, id);
      return row && withPicture(row, row.pictureId);
    },
    insert: async (tx, id, data) => {
      await insertCourse(tx, data, change, id);
      await addGroups(tx, id, [groupId]);
      await refer(tx, data);
    },
    publish: async (tx, id, data) => {
      const row = await lockCourse(tx, id);
      if (row === undefined) return;
      await reviseCourse(tx, row, { pictureId: null, ...data }, next);
      await keepPartsOfRevision(tx, id);
      await refer(tx, data);
    },
    edit: async (tx, id, edit) => {
      const current = await lockedDraft(tx, COURSE_SUBJECT, id);
      if (current === undefined) return;
      const mine = withPicture(current.data, current.data.pictureId);
      const { data, questions } = edit({ ...current, data: mine });
      const draft = { data: { ...current.data, pictureId: null, ...data }, questions };
      await storeDraft(tx, next, { kind: COURSE_SUBJECT.kind, id }, current, draft);
    },
  };
}
