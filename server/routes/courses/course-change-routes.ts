/** Making, changing and archiving courses. */
import type { FastifyInstance } from 'fastify';
import {
  addCourseGroups,
  createCourse,
  deleteCourse,
  removeCourseGroups,
  updateCourse,
} from '#contract/calls/courses.ts';
import type { Course } from '#contract/entities/work.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import { audit } from '#server/plugins/audit.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { registerCall } from '#server/plugins/calls.ts';
import { checkVersion } from '#server/plugins/versions.ts';
import { refuseUnknownGroups } from '#server/repositories/known-groups.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import {
  addGroups,
  insertCourse,
  lockCourse,
  removeGroups,
  reviseCourse,
  selectCourses,
  setGroups,
  toCourses,
  type CourseRow,
} from './courses-repository.ts';

async function stored(tx: Tx, id: string): Promise<Course> {
  const rows = await selectCourses(tx).where('courses.id', '=', id).execute();
  const [course] = await toCourses(tx, rows);
  if (course === undefined) throw new ApiFault('NOT_FOUND');
  return course;
}

async function locked(tx: Tx, id: string): Promise<CourseRow> {
  const row = await lockCourse(tx, id);
  if (row === undefined) throw new ApiFault('NOT_FOUND');
  return row;
}

interface GroupsChange {
  readonly storage: Storage;
  readonly person: Person;
  readonly params: { readonly id: string };
  readonly body: { readonly groupIds: readonly string[] };
}

function changeGroups(context: GroupsChange, change: typeof addGroups): Promise<Course> {
  const { storage, person, params, body } = context;
  return storage.write(async (tx) => {
    const row = await locked(tx, params.id);
    const before = await stored(tx, params.id);
    await change(tx, params.id, body.groupIds);
    await tx
      .updateTable('courses')
      .set({ version: row.version + 1 })
      .where('id', '=', row.id)
      .execute();
    const after = await stored(tx, params.id);
    await audit(tx, person, 'course.groups', { type: 'course', id: params.id }, before, after);
    return after;
  });
}

export function registerCourseChanges(app: FastifyInstance): void {
  registerCall(app, createCourse, ({ body, person, storage, now }) =>
    storage.write(async (tx) => {
      await refuseUnknownGroups(tx, body.groupIds);
      const id = await insertCourse(tx, body, { by: person.id, now });
      await setGroups(tx, id, body.groupIds);
      const course = await stored(tx, id);
      await audit(tx, person, 'course.create', { type: 'course', id }, null, course);
      return course;
    }),
  );
  registerCall(app, updateCourse, ({ params, body, person, storage, now, ifMatch }) =>
    storage.write(async (tx) => {
      const row = await locked(tx, params.id);
      const before = await stored(tx, params.id);
      checkVersion(ifMatch, row.version, () => before);
      await refuseUnknownGroups(tx, body.groupIds);
      await reviseCourse(tx, row, body, { by: person.id, now });
      await setGroups(tx, params.id, body.groupIds);
      const after = await stored(tx, params.id);
      await audit(tx, person, 'course.update', { type: 'course', id: params.id }, before, after);
      return after;
    }),
  );
  registerCall(app, deleteCourse, ({ params, person, storage, now }) =>
    storage.write(async (tx) => {
      const row = await locked(tx, params.id);
      const before = await stored(tx, params.id);
      await tx
        .updateTable('courses')
        .set({ archivedAt: now, version: row.version + 1 })
        .where('id', '=', row.id)
        .execute();
      await audit(tx, person, 'course.archive', { type: 'course', id: params.id }, before, null);
    }),
  );
  registerCall(app, addCourseGroups, (context) =>
    changeGroups(context, async (tx, id, groupIds) => {
      await refuseUnknownGroups(tx, groupIds);
      await addGroups(tx, id, groupIds);
    }),
  );
  registerCall(app, removeCourseGroups, (context) => changeGroups(context, removeGroups));
}
