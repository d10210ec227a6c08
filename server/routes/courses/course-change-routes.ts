// Creating, changing, copying and archiving courses.
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import {
  addCourseGroups,
  changeCourses,
  copyCourse,
  createCourse,
  deleteCourse,
  removeCourseGroups,
  updateCourse,
} from '#contract/calls/courses.ts';
import type { CourseDetails } from '#contract/entities/work.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { checkVersion } from '#server/plugins/calls/versions.ts';
import { withChange } from '#server/plugins/calls/with-change.ts';
import { lockCoursesWithWorks, lockWorks } from '#server/repositories/content-locks.ts';
import { refuseUnseenGroups } from '#server/repositories/known-references.ts';
import { refuseOthersContent } from '#server/repositories/co-authors.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { checkCourse } from './check-course.ts';
import { copyOfCourse } from './copy-course.ts';
import {
  addGroups,
  archiveCourse,
  insertCourse,
  lockAnyCourse,
  lockCourse,
  namedPeople,
  removeGroups,
  restoreCourse,
  reviseCourse,
  workIdsIn,
} from './course-changes-repository.ts';
import { courseDetails } from './course-details.ts';
import { keepPartsOfRevision, lockCourseFor, setParts } from './course-parts.ts';
import type { CourseRow } from './courses-repository.ts';

const locked = async (tx: Tx, id: string): Promise<CourseRow> => orNotFound(await lockCourse(tx, id));

/** What the list of courses shows of one: the answer of the calls that change its groups alone. */
function inShort({ works: _works, people: _people, hiddenPersonCount: _hidden, ...course }: CourseDetails) {
  return course;
}

interface GroupsChange {
  readonly storage: Storage;
  readonly person: Person;
  readonly now: string;
  readonly params: { readonly id: string };
  readonly body: { readonly groupIds: readonly string[] };
}

async function changeGroups(context: GroupsChange, change: typeof removeGroups) {
  const { storage, person, params, body, now } = context;
  return storage.write(async (tx) => {
    const row = await locked(tx, params.id);
    const before = await courseDetails(tx, person, params.id);
    await change(tx, params.id, body.groupIds, person);
    await reviseCourse(tx, row, row, { by: person.id, now });
    await keepPartsOfRevision(tx, params.id);
    const after = await courseDetails(tx, person, params.id);
    await audit(tx, person, 'course.groups', { type: 'course', id: params.id }, before, after);
    return inShort(after);
  });
}

function registerMaking(app: FastifyInstance): void {
  registerCall(app, createCourse, ({ body, person, storage, now }) =>
    storage.write(async (tx) => {
      const change = { by: person.id, now };
      await checkCourse(tx, person, body, { already: { userIds: [], pictureId: null }, now });
      const id = await insertCourse(tx, body, change);
      await setParts(tx, person, id, body, change);
      const course = await courseDetails(tx, person, id);
      await audit(tx, person, 'course.create', { type: 'course', id }, null, course);
      return course;
    }),
  );
  registerCall(app, updateCourse, ({ params, body, person, storage, now, ifMatch }) =>
    storage.write(async (tx) => {
      const change = { by: person.id, now };
      await lockCourseFor(tx, params.id, body.works);
      const row = await locked(tx, params.id);
      const before = await courseDetails(tx, person, params.id);
      checkVersion(ifMatch, row.version, () => before);
      const already = { userIds: await namedPeople(tx, params.id), pictureId: row.pictureId };
      await checkCourse(tx, person, body, { already, now });
      const { pictureId = row.pictureId } = body;
      const title = withChange(row.title, body.title ?? {});
      const description = withChange(row.description, body.description ?? {});
      await reviseCourse(tx, row, { title, description, pictureId }, change);
      await setParts(tx, person, params.id, body, change);
      const after = await courseDetails(tx, person, params.id);
      await audit(tx, person, 'course.update', { type: 'course', id: params.id }, before, after);
      return after;
    }),
  );
  registerCall(app, copyCourse, ({ params, body, person, storage, now }) =>
    storage.write(async (tx) => {
      const row = orNotFound(await lockAnyCourse(tx, params.id));
      await lockWorks(tx, await workIdsIn(tx, params.id));
      const id = await copyOfCourse(tx, row, body.title, { by: person.id, now });
      const copy = await courseDetails(tx, person, id);
      await audit(tx, person, 'course.copy', { type: 'course', id }, null, copy);
      return copy;
    }),
  );
}

type CoursesAction = z.output<typeof changeCourses.body>['action'];

/** Archives or restores one course; false if it is so already. */
async function changeOne(
  tx: Tx,
  person: Person,
  id: string,
  action: CoursesAction,
  now: string,
): Promise<boolean> {
  const row = orNotFound(await lockAnyCourse(tx, id));
  const isArchived = row.archivedAt !== null;
  if (isArchived === (action.kind === 'ARCHIVE')) return false;
  const before = await courseDetails(tx, person, id);
  const subject = { type: 'course', id } as const;
  if (action.kind === 'ARCHIVE') {
    if (action.withWorks) await refuseOthersContent(tx, person, 'WORK', await workIdsIn(tx, id));
    await archiveCourse(tx, row, action.withWorks, now);
    await audit(tx, person, 'course.archive', subject, before, null);
    return true;
  }
  await restoreCourse(tx, row);
  await audit(tx, person, 'course.restore', subject, null, await courseDetails(tx, person, id));
  return true;
}

function registerArchiving(app: FastifyInstance): void {
  registerCall(app, deleteCourse, ({ params, query, person, storage, now }) =>
    storage.write(async (tx) => {
      await lockCoursesWithWorks(tx, [params.id]);
      await locked(tx, params.id);
      const action = { kind: 'ARCHIVE', withWorks: query.withWorks === 'true' } as const;
      await changeOne(tx, person, params.id, action, now);
    }),
  );
  registerCall(app, changeCourses, ({ body, person, storage, now }) =>
    storage.write(async (tx) => {
      await refuseOthersContent(tx, person, 'COURSE', body.courseIds);
      await lockCoursesWithWorks(tx, body.courseIds);
      let changed = 0;
      for (const id of [...new Set(body.courseIds)].toSorted()) {
        if (await changeOne(tx, person, id, body.action, now)) changed += 1;
      }
      return { changed };
    }),
  );
}

export function registerCourseChanges(app: FastifyInstance): void {
  registerMaking(app);
  registerArchiving(app);
  registerCall(app, addCourseGroups, (context) =>
    changeGroups(context, async (tx, id, groupIds, person) => {
      await refuseUnseenGroups(tx, person, groupIds, 'groupIds');
      await addGroups(tx, id, groupIds);
    }),
  );
  registerCall(app, removeCourseGroups, (context) => changeGroups(context, removeGroups));
}
