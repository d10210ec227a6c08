/** The capacity of a StepSet in grading, by itself: a page that only counts steps loads no schema. */
export const MAX_STEPS = 130;
