// What a task lacks, in the terms of its type.
import type { TaskLack } from '#contract/task-lacks.ts';
import type { TaskType } from '#contract/entities/task-type.ts';
import type { TaskFault } from '#tasks/kit/schema.ts';

/** PARAMS: what the type adds to a task is not whole. */
type Fault = TaskFault['code'] | 'PARAMS';

const CHOICE = { TOO_FEW_ANSWERS: 'OPTIONS', NO_KEY: 'RIGHT_OPTION' } as const;

const LACKS: Partial<Record<TaskType, Partial<Record<Fault, TaskLack>>>> = {
  SINGLECHOICE: CHOICE,
  MULTICHOICE: CHOICE,
  COMMONQUESTION: { NO_KEY: 'RIGHT_WORDS' },
  QUESTION: { PARAMS: 'RUBRIC' },
  ORDERING: { TOO_FEW_ANSWERS: 'STEPS', NO_KEY: 'ALL_STEPS', UNKNOWN_ANSWER: 'ALL_STEPS' },
  MATCHING: { TOO_FEW_ANSWERS: 'ANSWERS_OF_PAIRS', NO_KEY: 'PAIRS', PARAMS: 'PAIRS' },
  EMPTYQUESTION: { PARAMS: 'GAPS', BROKEN_GAP: 'GAPS_IN_TEXT' },
  PAINT: { NO_KEY: 'PICTURE', PARAMS: 'PICTURE' },
  TASKTESTCASECASSETESTATUS: { NO_KEY: 'CELLS' },
  NUMERIC: { PARAMS: 'NUMBER' },
  DOCUMENT: { NO_KEY: 'DOCUMENT', PARAMS: 'FIELDS' },
  LESSON: {
    TOO_FEW_ANSWERS: 'CARDS',
    PARAMS: 'CARDS',
    NO_KEY: 'RIGHT_IN_CARD',
    UNKNOWN_PART: 'PLACE_IN_CARD',
  },
};

export const lackOf = (type: TaskType, fault: Fault): TaskLack => LACKS[type]?.[fault] ?? 'PARTS';
