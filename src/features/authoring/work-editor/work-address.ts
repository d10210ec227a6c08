// The addresses of the editor: a work that is published, and one that is only drafted.
export const workPath = (id: string, courseId: string | null = null): string =>
  `/work-update/${id}${courseId === null ? '' : `?${COURSE_PARAM}=${courseId}`}`;

/** The parameter of /work-create that names the draft, so that the page can be loaded again. */
export const DRAFT_PARAM = 'draft';

/** The parameter that names the course whose page one comes from. */
export const COURSE_PARAM = 'course';
/** The page of a course; it finds out by itself whether it is published. */
export const newCoursePath = (id: string): string => `/course-create?draft=${id}`;

/** The parameter that names a task which is open in the editor of a work, or in the bank. */
export const TASK_PARAM = 'task';

/** The task in the bank. */
export const taskPath = (id: string): string => `/works?view=bank&${TASK_PARAM}=${id}`;

/** A new control event that gives the work. */
export const givePath = (workId: string): string => `/create-control?work=${workId}`;
