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
import { COURSE_SUBJECT } from './course-content.ts';
import { courseStateOf, refuseUnknownParts, storeCourseDraft } from './course-drafts-repository.ts';
import { draftHandling } from './draft-handling.ts';
import { pageOfCourseRevisions, revisionOfCourse } from './draft-lists-repository.ts';
import { findDraft } from './drafts-repository.ts';
import { checkOfCourse, publishCourse } from './publish-course-draft.ts';

const handling = draftHandling(COURSE_SUBJECT, courseStateOf);

function registerReading(app: FastifyInstance): void {
  registerCall(app, getCourseDraft, handling.get);
  registerCall(app, meetAtCourseDraft, handling.meet);
  registerCall(app, checkCourseDraft, async ({ params: { id }, person, storage: { db } }) =>
    checkOfCourse(db, person, await findDraft(db, COURSE_SUBJECT, id)),
  );
  registerCall(app, listCourseRevisions, ({ params: { id }, query, storage }) =>
    pageOfCourseRevisions(storage.db, id, query),
  );
  registerCall(app, getCourseRevision, ({ params: { id, revision }, person, storage }) =>
    revisionOfCourse(storage.db, person, id, revision),
  );
}

export function registerCourseDrafts(app: FastifyInstance): void {
  registerReading(app);
  registerCall(app, saveCourseDraft, (context) => {
    const { params, body, person, now } = context;
    return handling.save(
      context,
      (tx, current) => storeCourseDraft(tx, { person, now }, params.id, current, body),
      (tx, current) => refuseUnknownParts(tx, { person, now }, current, body.data),
    );
  });
  registerCall(app, dropCourseDraft, (context) => handling.drop(context));
  registerCall(app, publishCourseDraft, (context) => {
    const { params, body, person, now } = context;
    return handling.publish(context, async (tx, current) => {
      const versions = new Map(body.versions.map((one) => [one.id, one.version]));
      await publishCourse(tx, { person, now }, params.id, current, versions);
      return handling.stateNow(tx, context);
    });
  });
}
