/** Courses: lists, progress, and a learner's results by courses and by control events. */
import type { FastifyInstance } from 'fastify';
import {
  controlResults,
  courseResults,
  courseStatus,
  getCourse,
  listCourses,
  listCoursesByPermission,
  listUserCourses,
} from '#contract/calls/courses.ts';
import type { LearnerCourse } from '#contract/entities/work.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { registerCall } from '#server/plugins/calls.ts';
import { learnableCourses, type Learner } from '#server/repositories/learning-access.ts';
import { learnerOf } from '#server/repositories/learner-of.ts';
import { contains, pageOfRows, type PageRequest } from '#server/repositories/lists.ts';
import type { Db } from '#server/storage/schema.ts';
import { selectResults, toCompletedWork } from '../completed-work/results-repository.ts';
import {
  executionSorts,
  selectExecutions,
  toLearnerExecutions,
} from '../execution-work/executions-repository.ts';
import { registerCourseChanges } from './course-change-routes.ts';
import { courseSorts, selectCourses, toCourses, toLearnerCourses } from './courses-repository.ts';

type CourseQuery = PageRequest & { readonly search?: string | undefined };

async function learnerPage(db: Db, learner: Learner, query: CourseQuery) {
  let found = selectCourses(db).where(learnableCourses(db, learner));
  const { search } = query;
  if (search !== undefined) found = found.where((eb) => contains(eb, 'courses.searchText', search));
  const page = await pageOfRows(found, query, courseSorts, (row) => row, 'courses.id');
  return { ...page, content: await toLearnerCourses(db, page.content, learner) };
}

async function learnerCourse(db: Db, person: Person, id: string): Promise<LearnerCourse> {
  const rows = await selectCourses(db)
    .where(learnableCourses(db, person))
    .where('courses.id', '=', id)
    .execute();
  const [course] = await toLearnerCourses(db, rows, person);
  if (course === undefined) throw new ApiFault('NOT_FOUND');
  return course;
}

function registerReads(app: FastifyInstance): void {
  registerCall(app, listCourses, async ({ query, storage: { db } }) => {
    let found = selectCourses(db);
    const { search } = query;
    if (search !== undefined) found = found.where((eb) => contains(eb, 'courses.searchText', search));
    const page = await pageOfRows(found, query, courseSorts, (row) => row, 'courses.id');
    return { ...page, content: await toCourses(db, page.content) };
  });
  registerCall(app, listCoursesByPermission, ({ query, person, storage }) =>
    learnerPage(storage.db, person, query),
  );
  registerCall(app, listUserCourses, async ({ params, query, person, storage: { db } }) =>
    learnerPage(db, await learnerOf(db, person, params.id), query),
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

/** The results of a learner in these courses, newest first. */
async function resultsIn(db: Db, person: Person, courseIds: readonly string[], now: string) {
  const rows = await selectResults(db)
    .where('attempts.userId', '=', person.id)
    .where('attempts.courseId', 'in', [...courseIds, ''])
    .where((eb) =>
      eb.or([eb('attempts.sessionId', 'is', null), eb('attempts.sessionId', '=', person.sessionId)]),
    )
    .orderBy('attempts.startedAt', 'desc')
    .limit(2000)
    .execute();
  return rows.map((row) => toCompletedWork(row, person, now));
}

/** A page of what was computed for all: a learner has few courses, and which are completed is known only then. */
function cut<T>(all: readonly T[], { page, size }: PageRequest) {
  return {
    content: all.slice(page * size, (page + 1) * size),
    totalElements: all.length,
    totalPages: Math.ceil(all.length / size),
    number: page,
    size,
  };
}

const firstCourses = { page: 0, size: 1000 };

function registerResults(app: FastifyInstance): void {
  registerCall(app, courseResults, async ({ query, person, storage: { db }, now }) => {
    const courses = (await learnerPage(db, person, { ...firstCourses, sort: query.sort })).content;
    const attempts = await resultsIn(
      db,
      person,
      courses.map((course) => course.id),
      now,
    );
    const all = courses.map(({ works, ...course }) => ({
      course,
      attempts: attempts.filter((attempt) => attempt.courseId === course.id),
      completed: works.length > 0 && works.every((work) => work.passed),
    }));
    const { active } = query;
    return cut(
      active === undefined ? all : all.filter((one) => one.completed === (active === 'false')),
      query,
    );
  });
  registerCall(app, controlResults, async ({ query, person, storage: { db }, now }) => {
    const own = db
      .selectFrom('executionUsers')
      .select('executionUsers.executionId')
      .where('executionUsers.userId', '=', person.id);
    const found = selectExecutions(db).where('executions.id', 'in', own);
    const page = await pageOfRows(
      found,
      { ...firstCourses, sort: query.sort },
      executionSorts,
      (row) => row,
      'executions.id',
    );
    const executions = await toLearnerExecutions(db, page.content, person.id, now);
    const rows = await selectResults(db)
      .where('attempts.userId', '=', person.id)
      .where('attempts.executionId', 'in', [...executions.map((one) => one.id), ''])
      .execute();
    const all = executions.map((execution) => {
      const row = rows.find((one) => one.executionId === execution.id);
      const isOver = row === undefined ? execution.state === 'ENDED' : row.status !== 'IN_PROGRESS';
      return {
        execution,
        attempt: row === undefined ? null : toCompletedWork(row, person, now),
        completed: isOver,
      };
    });
    const { active } = query;
    return cut(
      active === undefined ? all : all.filter((one) => one.completed === (active === 'false')),
      query,
    );
  });
}

export function registerCourses(app: FastifyInstance): void {
  registerReads(app);
  registerResults(app);
  registerCourseChanges(app);
}
