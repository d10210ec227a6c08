// Courses: lists by permission, results by courses and by control events, changes.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idListSchema, idParams, idSchema, noContentSchema } from '../common.ts';
import { completedWorkSchema } from '../entities/attempt.ts';
import { learnerExecutionSchema } from '../entities/execution.ts';
import {
  courseChangeSchema,
  courseDetailsSchema,
  courseInputSchema,
  courseSchema,
  learnerCourseSchema,
} from '../entities/work.ts';
import { MAX_PAGE_SIZE } from '../list-limits.ts';
import { pageOf, pageQuery } from '../page.ts';

const courseQuery = pageQuery(['dateCreating', 'title'], 'dateCreating,asc').extend({
  search: z.string().max(200).optional(),
});

export const listCourses = defineCall({
  id: 'listCourses',
  method: 'GET',
  path: '/courses',
  access: ['COURSES_EDIT', 'EXECUTIONS_EDIT'],
  summary: 'All courses, for those who make them',
  query: pageQuery(['dateCreating', 'title', 'dateChanged'], 'dateCreating,asc').extend({
    search: z.string().max(200).optional(),
    groupId: idSchema.optional(),
    /** true: those in the archive, otherwise the others. */
    archived: z.enum(['true', 'false']).default('false'),
    /** true: only those without works, or open to nobody. */
    incomplete: z.enum(['true', 'false']).default('false'),
  }),
  response: pageOf(courseSchema),
});

/** As many as a page of the list shows. */

export const courseProgress = defineCall({
  id: 'courseProgress',
  method: 'POST',
  path: '/courses/progress',
  access: ['COURSES_EDIT'],
  summary: 'How many people of those whom the caller may see have passed every work of the courses',
  body: z.object({ courseIds: z.array(idSchema).min(1).max(MAX_PAGE_SIZE) }),
  response: z.array(
    z.object({ courseId: idSchema, learnerCount: z.number().int(), passedCount: z.number().int() }),
  ),
});

export const getCourseDetails = defineCall({
  id: 'getCourseDetails',
  method: 'GET',
  path: '/courses/:id/details',
  access: ['COURSES_EDIT'],
  summary: 'One course as its author sees it: works in order and when they open, groups, people',
  params: idParams,
  response: courseDetailsSchema,
  errors: ['NOT_FOUND'],
});

export const listCoursesByPermission = defineCall({
  id: 'listCoursesByPermission',
  method: 'GET',
  path: '/courses/by-permission',
  access: ['LEARN'],
  summary: 'The courses the caller may learn, with their works and the caller’s progress',
  query: courseQuery,
  response: pageOf(learnerCourseSchema),
});

export const listUserCourses = defineCall({
  id: 'listUserCourses',
  method: 'GET',
  path: '/courses/users/:id',
  access: ['LEARN', 'RESULTS_READ'],
  summary: 'The courses of one person with their progress: one’s own, or RESULTS_READ within one’s groups',
  params: idParams,
  query: courseQuery,
  response: pageOf(learnerCourseSchema),
  errors: ['NOT_FOUND'],
});

const resultQuery = pageQuery(['name', 'dateCreating'], 'name,asc').extend({
  /** true: only open ones, false: only completed ones, absent: all. */
  active: z.enum(['true', 'false']).optional(),
});

export const courseResults = defineCall({
  id: 'courseResults',
  method: 'GET',
  path: '/courses/result',
  access: ['LEARN'],
  summary: 'The caller’s results by courses',
  query: resultQuery,
  response: pageOf(
    z.object({
      course: learnerCourseSchema.omit({ works: true }),
      attempts: z.array(completedWorkSchema),
      completed: z.boolean(),
    }),
  ),
});

export const controlResults = defineCall({
  id: 'controlResults',
  method: 'GET',
  path: '/courses/result-control',
  access: ['LEARN'],
  summary: 'The caller’s results by control events',
  query: resultQuery,
  response: pageOf(
    z.object({
      execution: learnerExecutionSchema,
      attempt: completedWorkSchema.nullable(),
      completed: z.boolean(),
    }),
  ),
});

export const getCourse = defineCall({
  id: 'getCourse',
  method: 'GET',
  path: '/courses/:id',
  access: ['LEARN', 'COURSES_EDIT'],
  summary: 'One course that the caller may see',
  params: idParams,
  response: learnerCourseSchema,
  errors: ['NOT_FOUND'],
});

export const courseStatus = defineCall({
  id: 'courseStatus',
  method: 'GET',
  path: '/courses/:id/completed-works-status',
  access: ['LEARN'],
  summary: 'For each work of a course whether the caller completed it',
  params: idParams,
  response: z.array(
    z.object({
      workId: idSchema,
      attemptCount: z.number().int(),
      bestMark: z.number().nullable(),
      passed: z.boolean(),
    }),
  ),
  errors: ['NOT_FOUND'],
});

export const createCourse = defineCall({
  id: 'createCourse',
  method: 'POST',
  path: '/courses',
  access: ['COURSES_EDIT'],
  summary: 'Make a course',
  body: courseInputSchema,
  isStrictInside: true,
  response: courseDetailsSchema,
  status: 201,
});

export const updateCourse = defineCall({
  id: 'updateCourse',
  method: 'PUT',
  path: '/courses/:id',
  access: ['COURSES_EDIT'],
  summary: 'Change the fields given: a new revision; what was not sent stays as it is',
  params: idParams,
  body: courseChangeSchema,
  isStrictInside: true,
  edits: { kind: 'COURSE', param: 'id' },
  response: courseDetailsSchema,
  errors: ['NOT_FOUND', 'VERSION_MOVED'],
  ifMatch: 'OPTIONAL',
});

export const copyCourse = defineCall({
  id: 'copyCourse',
  method: 'POST',
  path: '/courses/:id/copy',
  access: ['COURSES_EDIT'],
  summary: 'Copy a course with its works; both hold the same tasks, and the copy is open to nobody',
  params: idParams,
  body: z.object({ title: courseInputSchema.shape.title.optional() }).default({}),
  response: courseDetailsSchema,
  status: 201,
  errors: ['NOT_FOUND'],
});

export const deleteCourse = defineCall({
  id: 'deleteCourse',
  method: 'DELETE',
  path: '/courses/:id',
  access: ['COURSES_EDIT'],
  summary: 'Archive a course; results stay',
  params: idParams,
  query: z.object({
    /** Its works go with it; otherwise they stay in the list of works. Either way they are in it again once it is restored. */
    withWorks: z.enum(['true', 'false']).default('false'),
  }),
  edits: { kind: 'COURSE', param: 'id' },
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND'],
});

export const changeCourses = defineCall({
  id: 'changeCourses',
  method: 'POST',
  path: '/courses/changes',
  access: ['COURSES_EDIT'],
  summary: 'Archive or restore several courses at once, all or none; what is so already stays so',
  body: z.object({
    courseIds: z.array(idSchema).min(1).max(MAX_PAGE_SIZE),
    action: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('ARCHIVE'), withWorks: z.boolean() }),
      /** With the works that went into the archive with it, each in its place. */
      z.object({ kind: z.literal('RESTORE') }),
    ]),
  }),
  response: z.object({ changed: z.number().int() }),
  errors: ['NOT_FOUND'],
});

export const addCourseGroups = defineCall({
  id: 'addCourseGroups',
  method: 'PATCH',
  path: '/courses/:id/groups',
  access: ['COURSES_EDIT'],
  summary: 'Open a course to groups',
  params: idParams,
  body: z.object({ groupIds: idListSchema }),
  edits: { kind: 'COURSE', param: 'id' },
  response: courseSchema,
  errors: ['NOT_FOUND'],
});

export const removeCourseGroups = defineCall({
  id: 'removeCourseGroups',
  method: 'DELETE',
  path: '/courses/:id/groups',
  access: ['COURSES_EDIT'],
  summary: 'Close a course to groups',
  params: idParams,
  body: z.object({ groupIds: idListSchema }),
  edits: { kind: 'COURSE', param: 'id' },
  response: courseSchema,
  errors: ['NOT_FOUND'],
});
