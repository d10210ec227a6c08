// Drafts of courses: reading, saving, dropping, publishing; the revisions of a course.
import type { FastifyInstance } from 'fastify';
import {
  checkCourseDraft,
  dropCourseDraft,
  getCourseDraft,
  getCourseRevision,
  listCourseRevisions,
  meetAtCourseDraft,
  publishCourseDraft,
  saveCourseDraft,
} from '#contract/calls/course-drafts.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { By } from '../works/rewrite-tasks.ts';
import { COURSE_SUBJECT, type CurrentCourseDraft } from './course-content.ts';
import { courseStateOf, refuseUnknownParts, storeCourseDraft } from './course-drafts-repository.ts';
import { pageOfCourseRevisions, revisionOfCourse } from './draft-lists-repository.ts';
import { meetAtDraft } from './draft-presence.ts';
import { clearDraft, draftToPublish, findDraft, lockedDraft } from './drafts-repository.ts';
import { checkOfCourse, publishCourse } from './publish-course-draft.ts';

interface Seen extends By {
  readonly id: string;
  /** The version of the draft that the person has seen. */
  readonly version: number | undefined;
}

/** Throws VERSION_MOVED with the draft as it is now. */
async function refuseMoved(
  tx: Tx,
  { id, version, ...by }: Seen,
  current: CurrentCourseDraft,
  revision = current.revision,
): Promise<void> {
  if (version === current.version && revision === current.revision) return;
  throw new ApiFault('VERSION_MOVED', { current: await courseStateOf(tx, by, id, current) });
}

function registerReading(app: FastifyInstance): void {
  registerCall(app, getCourseDraft, async ({ params: { id }, person, now, storage: { db } }) =>
    courseStateOf(db, { person, now }, id, await findDraft(db, COURSE_SUBJECT, id)),
  );
  registerCall(app, checkCourseDraft, async ({ params: { id }, person, storage: { db } }) =>
    checkOfCourse(db, person, await findDraft(db, COURSE_SUBJECT, id)),
  );
  registerCall(app, listCourseRevisions, ({ params: { id }, query, storage }) =>
    pageOfCourseRevisions(storage.db, id, query),
  );
  registerCall(app, getCourseRevision, ({ params: { id, revision }, person, storage }) =>
    revisionOfCourse(storage.db, person, id, revision),
  );
  registerCall(app, meetAtCourseDraft, ({ params: { id }, person, storage, now }) =>
    storage.write(async (tx) => {
      const { revision, version } = await findDraft(tx, COURSE_SUBJECT, id);
      const { kind } = COURSE_SUBJECT;
      return { people: await meetAtDraft(tx, { kind, id, userId: person.id, now }), revision, version };
    }),
  );
}

export function registerCourseDrafts(app: FastifyInstance): void {
  registerReading(app);
  registerCall(app, saveCourseDraft, ({ params: { id }, body, person, storage, now, ifMatch: version }) =>
    storage.write(async (tx) => {
      const by = { person, now };
      const current = await lockedDraft(tx, COURSE_SUBJECT, id);
      await refuseUnknownParts(tx, by, current, body.data);
      if (current !== undefined) await refuseMoved(tx, { ...by, id, version }, current, body.baseRevision);
      else if (body.baseRevision !== 0) throw new ApiFault('NOT_FOUND');
      await storeCourseDraft(tx, by, id, current, body);
      return courseStateOf(tx, by, id, await findDraft(tx, COURSE_SUBJECT, id));
    }),
  );
  registerCall(app, dropCourseDraft, ({ params: { id }, person, storage, now, ifMatch: version }) =>
    storage.write(async (tx) => {
      const current = orNotFound(await lockedDraft(tx, COURSE_SUBJECT, id));
      const row = orNotFound(current.isDraft ? current.row : undefined);
      await refuseMoved(tx, { person, now, id, version }, current);
      await clearDraft(tx, row);
    }),
  );
  registerCall(app, publishCourseDraft, ({ params: { id }, body, person, storage, now, ifMatch: version }) =>
    storage.write(async (tx) => {
      const by = { person, now };
      const current = await draftToPublish(tx, COURSE_SUBJECT, id);
      await refuseMoved(tx, { ...by, id, version }, current);
      if (!current.isDraft) throw new ApiFault('NOT_FOUND');
      const versions = new Map(body.versions.map((one) => [one.id, one.version]));
      await publishCourse(tx, by, id, current, versions);
      return courseStateOf(tx, by, id, await findDraft(tx, COURSE_SUBJECT, id));
    }),
  );
}
