// The texts of a course that ships.
import {
  addGroups,
  insertCourse,
  lockCourse,
  reviseCourse,
} from '#server/routes/courses/course-changes-repository.ts';
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
      if (row !== undefined) await reviseCourse(tx, row, { ...row, ...data }, next);
    },
  };
}
