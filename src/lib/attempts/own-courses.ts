// The courses open to the signed-in person, with their works.
import type { listCoursesByPermission } from '#contract/calls/courses.ts';
import { callQuery } from '../api/call-query.ts';

/** More than anybody has: the page shows them all. */
const AT_MOST = 200;

export const ownCoursesQuery = callQuery<typeof listCoursesByPermission>('/courses/by-permission', {
  query: { size: AT_MOST },
});
