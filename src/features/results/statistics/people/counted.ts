/** What is counted, as an address says it. */
export const counted = (mode: string, choice: string): string =>
  new URLSearchParams({ mode, choice }).toString();

export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
