// What a task that cannot be given out lacks, by its type; no schemas here: pages say it in words.

export const TASK_LACKS = [
  'OPTIONS',
  'RIGHT_OPTION',
  'RIGHT_WORDS',
  'STEPS',
  'ALL_STEPS',
  'ANSWERS_OF_PAIRS',
  'PAIRS',
  'GAPS',
  'GAPS_IN_TEXT',
  'PICTURE',
  'CELLS',
  'NUMBER',
  'DOCUMENT',
  'FIELDS',
  'CARDS',
  'RIGHT_IN_CARD',
  'PLACE_IN_CARD',
  'RUBRIC',
  /** Nothing of these: its parts do not fit each other. */
  'PARTS',
] as const;
export type TaskLack = (typeof TASK_LACKS)[number];
