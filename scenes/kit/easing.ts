// Easing functions over a share from 0 to 1.

/** Starts fast, arrives softly. */
export const slowingDown = (share: number): number => 1 - (1 - share) ** 3;

/** Starts and arrives softly. */
export const softly = (share: number): number => share * share * (3 - 2 * share);
