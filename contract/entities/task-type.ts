// The types of tasks; each has a folder in tasks/.
import { z } from 'zod';

export const TASK_TYPES = [
  'COMMONQUESTION',
  'QUESTION',
  'EMPTYQUESTION',
  'PAINT',
  'TASKTESTCASECASSETESTATUS',
  'SINGLECHOICE',
  'MULTICHOICE',
  'ORDERING',
  'MATCHING',
  'NUMERIC',
  'DOCUMENT',
  'LESSON',
  'ROOM',
  'EQUIPMENT',
] as const;
export const taskTypeSchema = z.enum(TASK_TYPES);
export type TaskType = z.infer<typeof taskTypeSchema>;
