// The addresses of the editor: a work that is published, and one that is only drafted.
export const workPath = (id: string): string => `/work-update/${id}`;

/** The parameter of /work-create that names the draft, so that the page can be loaded again. */
export const DRAFT_PARAM = 'draft';

/** The parameter that names a task which is open in the editor of a work, or in the bank. */
export const TASK_PARAM = 'task';

/** The task in the bank. */
export const taskPath = (id: string): string => `/works?view=bank&${TASK_PARAM}=${id}`;
