// The scale of the particle meter: from a rightly dressed person who stands to a million, by powers of ten.

export const DRESSED_PER_MINUTE = 10_000;
const GREATEST = 1_000_000;
/** So much of the bar is always seen. */
const MIN_SHARE = 0.02;

/** Between 0 and 1: ten times as many are as far to the right everywhere. */
export function shareOnScale(perMinute: number): number {
  const tens = Math.log10(Math.max(perMinute, DRESSED_PER_MINUTE) / DRESSED_PER_MINUTE);
  const share = tens / Math.log10(GREATEST / DRESSED_PER_MINUTE);
  return Math.min(1, Math.max(MIN_SHARE, share));
}
