// Creating, changing and archiving courses.
import type { FastifyInstance } from 'fastify';
import {
  addCourseGroups,
  createCourse,
  deleteCourse,
  removeCourseGroups,
  updateCourse,
} from '#contract/calls/courses.ts';
import type { Course } from '#contract/entities/work.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { checkVersion } from '#server/plugins/calls/versions.ts';
import { refuseUnseenGroups } from '#server/repositories/known-references.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import {
  addGroups,
  archiveCourse,
  findCourse,
  insertCourse,
  lockCourse,
  removeGroups,
  reviseCourse,
  setGroups,
  touchCourse,
  type CourseRow,
} from './courses-repository.ts';

const stored = async (tx: Tx, person: Person, id: string): Promise<Course> =>
  orNotFound(await findCourse(tx, person, id));
const locked = async (tx: Tx, id: string): Promise<CourseRow> => orNotFound(await lockCourse(tx, id));

interface GroupsChange {
  readonly storage: Storage;
  readonly person: Person;
  readonly params: { readonly id: string };
  readonly body: { readonly groupIds: readonly string[] };
}

function changeGroups(context: GroupsChange, change: typeof removeGroups): Promise<Course> {
  const { storage, person, params, body } = context;
  return storage.write(async (tx) => {
    const row = await locked(tx, params.id);
    const before = await stored(tx, person, params.id);
    await change(tx, params.id, body.groupIds, person);
    await touchCourse(tx, row);
    const after = await stored(tx, person, params.id);
    await audit(tx, person, 'course.groups', { type: 'course', id: params.id }, before, after);
    return after;
  });
}

export function registerCourseChanges(app: FastifyInstance): void {
  registerCall(app, createCourse, ({ body, person, storage, now }) =>
    storage.write(async (tx) => {
      await refuseUnseenGroups(tx, person, body.groupIds, 'groupIds');
      const id = await insertCourse(tx, body, { by: person.id, now });
      await setGroups(tx, id, body.groupIds, person);
      const course = await stored(tx, person, id);
      await audit(tx, person, 'course.create', { type: 'course', id }, null, course);
      return course;
    }),
  );
  registerCall(app, updateCourse, ({ params, body, person, storage, now, ifMatch }) =>
    storage.write(async (tx) => {
      const row = await locked(tx, params.id);
      const before = await stored(tx, person, params.id);
      checkVersion(ifMatch, row.version, () => before);
      await refuseUnseenGroups(tx, person, body.groupIds, 'groupIds');
      await reviseCourse(tx, row, body, { by: person.id, now });
      await setGroups(tx, params.id, body.groupIds, person);
      const after = await stored(tx, person, params.id);
      await audit(tx, person, 'course.update', { type: 'course', id: params.id }, before, after);
      return after;
    }),
  );
  registerCall(app, deleteCourse, ({ params, person, storage, now }) =>
    storage.write(async (tx) => {
      const row = await locked(tx, params.id);
      const before = await stored(tx, person, params.id);
      await archiveCourse(tx, row, now);
      await audit(tx, person, 'course.archive', { type: 'course', id: params.id }, before, null);
    }),
  );
  registerCall(app, addCourseGroups, (context) =>
    changeGroups(context, async (tx, id, groupIds, person) => {
      await refuseUnseenGroups(tx, person, groupIds, 'groupIds');
      await addGroups(tx, id, groupIds);
    }),
  );
  registerCall(app, removeCourseGroups, (context) => changeGroups(context, removeGroups));
}
