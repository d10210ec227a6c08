// The list of the screens of each task type; each loads when a task of the type is first shown.
import type { TaskType } from '#contract/entities/task-type.ts';
import { cassetteStatusViews } from './cassette-status/views.ts';
import { commonQuestionViews } from './commonquestion/views.ts';
import { documentViews } from './document/views.ts';
import { emptyQuestionViews } from './empty-question/views.ts';
import { equipmentViews } from './equipment/views.ts';
import { lessonViews } from './lesson/views.ts';
import { matchingViews } from './matching/views.ts';
import { multiChoiceViews } from './multi-choice/views.ts';
import { numericViews } from './numeric/views.ts';
import { orderingViews } from './ordering/views.ts';
import { paintViews } from './paint/views.ts';
import { questionViews } from './question/views.ts';
import { roomViews } from './room/views.ts';
import { singleChoiceViews } from './single-choice/views.ts';
import type { TaskViews } from './view-props.ts';

export const TASK_VIEWS = {
  COMMONQUESTION: commonQuestionViews,
  QUESTION: questionViews,
  EMPTYQUESTION: emptyQuestionViews,
  PAINT: paintViews,
  TASKTESTCASECASSETESTATUS: cassetteStatusViews,
  SINGLECHOICE: singleChoiceViews,
  MULTICHOICE: multiChoiceViews,
  ORDERING: orderingViews,
  MATCHING: matchingViews,
  NUMERIC: numericViews,
  DOCUMENT: documentViews,
  LESSON: lessonViews,
  ROOM: roomViews,
  EQUIPMENT: equipmentViews,
} as const satisfies Record<TaskType, TaskViews>;

/** The screens of a type; undefined for a type of a newer server that this page does not know. */
export function viewsOf(type: string): TaskViews | undefined {
  const views: Readonly<Partial<Record<string, TaskViews>>> = TASK_VIEWS;
  return views[type];
}
