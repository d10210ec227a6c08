/** The capacity of a StepSet in grading, by itself: a page that only counts steps loads no schema. */
export const MAX_STEPS = 130;

/** How many states a key may ask of the end. */
export const MAX_ENDS = 40;

/** How many states all chains of a site together may ask of an end, as a recording is held against them. */
export const MAX_RULED_ENDS = 1000;

/** How many actions a proving way may have: so many that nobody plays a longer one for an exercise. */
export const MAX_WAY = 400;
