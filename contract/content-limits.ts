// Limits of content that the page must know: no schemas here, so that an editor opens without zod.

/** Of each topic, how many tasks a set is drawn at most. */
export const MAX_QUOTA = 500;

export const MAX_TOPICS_OF_TASK = 20;

/** More people than work at one thing. */
export const MAX_CO_AUTHORS = 50;
