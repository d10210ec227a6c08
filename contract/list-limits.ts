// Bounds of lists, without the schemas: pages take them too.

/** Rows of the longest page of a list, and as many as one act on chosen rows takes. */
export const MAX_PAGE_SIZE = 200;

/** Works that are changed at once, all or none: each takes some ms in which nobody else can save. */
export const MAX_CHANGED_WORKS = 50;
