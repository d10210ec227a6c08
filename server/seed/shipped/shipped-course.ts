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
import type { SeedCourse } from '../content/seed-content.ts';
import type { CourseContent, FormerContent } from './former-content.ts';
import type { Shipped, Shipping } from './shipping.ts';

/** @param groupId the group that learns from it when it is new */
export function shippedCourse(
  { id: shippedId, title, description }: SeedCourse,
  groupId: string,
  { change }: Shipping,
  former: FormerContent,
): Shipped<CourseContent> {
  const next = { ...change, by: null };
  return {
    kind: 'COURSE',
    shippedId,
    contentAfter: () => ({ title, description }),
    former: async () => former.courseOf(title.ru),
    published: async (tx, id) => {
      const row = await lockCourse(tx, id);
      return row && { title: row.title, description: row.description };
    },
    insert: async (tx, id, data) => {
      await insertCourse(tx, data, change, id);
      await addGroups(tx, id, [groupId]);
    },
    publish: async (tx, id, data) => {
      const row = await lockCourse(tx, id);
      if (row === undefined) return;
      await reviseCourse(tx, row, { ...row, ...data }, next);
      await keepPartsOfRevision(tx, id);
    },
    edit: async (tx, id, edit) => {
      const current = await lockedDraft(tx, COURSE_SUBJECT, id);
      if (current === undefined) return;
      const { title: mineTitle, description: mineDescription } = current.data;
      const mine = { title: mineTitle, description: mineDescription };
      const { data, questions } = edit({ ...current, data: mine });
      const draft = { data: { ...current.data, ...data }, questions };
      await storeDraft(tx, next, { kind: COURSE_SUBJECT.kind, id }, current, draft);
    },
  };
}
