// How much an attempt may hold. The figures leave honest work several times the room it needs.
const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

export const ATTEMPT_LIMITS = {
  /** One answer as JSON in UTF-8: the longest text of a QUESTION takes 30 KB in Chinese. */
  answerBytes: 64 * KILOBYTE,
  /** A DOCUMENT answer also holds how long each of up to 2000 pages was read. */
  readingBytes: 256 * KILOBYTE,
  /** A PAINT answer; an hour of drawing takes about 200 KB. */
  drawingBytes: MEGABYTE,
  /**
   * All that is saved of an attempt, without drafts and runs that later ones replaced. The longest log that
   * counts (20,000 entries) takes about 3 MB.
   */
  savedBytes: 16 * MEGABYTE,
  /** Drafts, answers, hints, restarts and log entries saved of an attempt; counted like `savedBytes`. */
  savedEvents: 60_000,
  /** Refused batches kept beside an attempt for the teacher. */
  keptAsideBytes: 4 * MEGABYTE,
  keptAsideBatches: 200,
  /** Events of a batch, and log entries of one event. */
  batchEvents: 200,
  eventEntries: 500,
} as const;

/** How many marks that a check proposes one call takes over. */
export const MAX_ACCEPTED = 100;
