// Courses: lists, progress, and a learner's results by course and by control event.
import type { FastifyInstance } from 'fastify';
import {
  controlResults,
  courseProgress,
  courseResults,
  courseStatus,
  getCourse,
  getCourseDetails,
  listCourses,
  listCoursesByPermission,
  listUserCourses,
} from '#contract/calls/courses.ts';
import type { LearnerCourse } from '#contract/entities/work.ts';
import type { Page } from '#contract/page.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { learnerOf } from '#server/repositories/learner-of.ts';
import { toPage, type PageRequest } from '#server/repositories/lists.ts';
import type { Db } from '#server/storage/schema.ts';
import {
  ownResultsOfCourses,
  resultsOfExecutions,
  toCompletedWork,
} from '../completed-work/results/results-repository.ts';
import { pageOfLearnerExecutions } from '../execution-work/learner-executions-repository.ts';
import { courseDetails } from './course-details.ts';
import { learnerCounts, passedCounts } from './course-learners.ts';
import { registerCourseChanges } from './course-change-routes.ts';
import { findLearnerCourse, pageOfCourses, pageOfLearnerCourses } from './courses-repository.ts';

const learnerCourse = async (db: Db, person: Person, id: string): Promise<LearnerCourse> =>
  orNotFound(await findLearnerCourse(db, person, id));

function registerReads(app: FastifyInstance): void {
  registerCall(app, listCourses, ({ query, person, storage }) => pageOfCourses(storage.db, person, query));
  registerCall(app, getCourseDetails, ({ params, person, storage }) =>
    courseDetails(storage.db, person, params.id),
  );
  registerCall(app, courseProgress, async ({ body: { courseIds }, person, storage: { db } }) => {
    const learners = await learnerCounts(db, person, courseIds);
    const passed = await passedCounts(db, person, courseIds);
    return courseIds.map((courseId) => ({
      courseId,
      learnerCount: learners.get(courseId) ?? 0,
      passedCount: passed.get(courseId) ?? 0,
    }));
  });
  registerCall(app, listCoursesByPermission, ({ query, person, storage }) =>
    pageOfLearnerCourses(storage.db, person, query),
  );
  registerCall(app, listUserCourses, async ({ params, query, person, storage: { db } }) =>
    pageOfLearnerCourses(db, await learnerOf(db, person, params.id), query),
  );
  registerCall(app, getCourse, ({ params, person, storage }) => learnerCourse(storage.db, person, params.id));
  registerCall(app, courseStatus, async ({ params, person, storage }) => {
    const { works } = await learnerCourse(storage.db, person, params.id);
    return works.map(({ id, attemptCount, bestMark, passed }) => ({
      workId: id,
      attemptCount,
      bestMark,
      passed,
    }));
  });
}

/** A page cut from all: a learner has few, and which ones are completed is known only after computing it. */
function completedPage<T extends { readonly completed: boolean }>(
  all: readonly T[],
  query: Pick<PageRequest, 'page' | 'size'> & { readonly active?: 'true' | 'false' | undefined },
): Page<T> {
  const { page, size, active } = query;
  const wanted = active === undefined ? all : all.filter((one) => one.completed === (active === 'false'));
  return toPage(wanted.slice(page * size, (page + 1) * size), wanted.length, query);
}

const FIRST_COURSES = { page: 0, size: 1000 };

function registerResults(app: FastifyInstance): void {
  registerCall(app, courseResults, async ({ query, person, storage: { db }, now }) => {
    const wanted = { ...FIRST_COURSES, sort: query.sort };
    const { content: courses } = await pageOfLearnerCourses(db, person, wanted);
    const rows = await ownResultsOfCourses(
      db,
      person,
      courses.map((course) => course.id),
    );
    const attempts = rows.map((row) => toCompletedWork(row, person, now));
    const all = courses.map(({ works, ...course }) => ({
      course,
      attempts: attempts.filter((attempt) => attempt.courseId === course.id),
      completed: works.length > 0 && works.every((work) => work.passed),
    }));
    return completedPage(all, query);
  });
  registerCall(app, controlResults, async ({ query, person, storage: { db }, now }) => {
    const wanted = { ...FIRST_COURSES, sort: query.sort };
    const { content: executions } = await pageOfLearnerExecutions(db, person, wanted, now);
    const rows = await resultsOfExecutions(
      db,
      person,
      executions.map((execution) => execution.id),
    );
    const all = executions.map((execution) => {
      const row = rows.find((one) => one.executionId === execution.id);
      const isOver = row === undefined ? execution.state === 'ENDED' : row.status !== 'IN_PROGRESS';
      return {
        execution,
        attempt: row === undefined ? null : toCompletedWork(row, person, now),
        completed: isOver,
      };
    });
    return completedPage(all, query);
  });
}

export function registerCourses(app: FastifyInstance): void {
  registerReads(app);
  registerResults(app);
  registerCourseChanges(app);
}
