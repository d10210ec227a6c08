/** How large a table of people may be. */
export const importLimits = { lines: 10_000, bytes: 5 * 1024 * 1024 } as const;
