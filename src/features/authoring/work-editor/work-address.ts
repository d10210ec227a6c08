// The addresses of the editor: a work that is published, and one that is only drafted.
export const workPath = (id: string): string => `/work-update/${id}`;

/** The parameter of /work-create that names the draft, so that the page can be loaded again. */
export const DRAFT_PARAM = 'draft';
