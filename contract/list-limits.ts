// Bounds of lists, without the schemas: pages take them too.

/** Rows of the longest page of a list, and as many as one act on chosen rows takes. */
export const MAX_PAGE_SIZE = 200;
