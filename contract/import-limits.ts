/** The maximum size of a table of people that can be imported. */
export const IMPORT_LIMITS = { lines: 10_000, bytes: 5 * 1024 * 1024 } as const;
