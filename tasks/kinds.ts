// The list of task types that can be created and marked. Pure: the server and tests iterate over it.
import type { TaskType } from '#contract/entities/task-type.ts';
import { cassetteStatusKind } from './cassette-status/kind.ts';
import { commonQuestionKind } from './commonquestion/kind.ts';
import { documentKind } from './document/kind.ts';
import { emptyQuestionKind } from './empty-question/kind.ts';
import { equipmentKind } from './equipment/kind.ts';
import type { QuestionKind } from './kit/kind.ts';
import { lessonKind } from './lesson/kind.ts';
import { matchingKind } from './matching/kind.ts';
import { multiChoiceKind } from './multi-choice/kind.ts';
import { numericKind } from './numeric/kind.ts';
import { orderingKind } from './ordering/kind.ts';
import { paintKind } from './paint/kind.ts';
import { questionKind } from './question/kind.ts';
import { roomKind } from './room/kind.ts';
import type { SimulationKind } from './simulation/kind.ts';
import { singleChoiceKind } from './single-choice/kind.ts';

/** A type either asks a question or plays a simulation. */
export type TaskKind = QuestionKind | SimulationKind;

export const TASK_KINDS = {
  COMMONQUESTION: commonQuestionKind,
  QUESTION: questionKind,
  EMPTYQUESTION: emptyQuestionKind,
  PAINT: paintKind,
  TASKTESTCASECASSETESTATUS: cassetteStatusKind,
  SINGLECHOICE: singleChoiceKind,
  MULTICHOICE: multiChoiceKind,
  ORDERING: orderingKind,
  MATCHING: matchingKind,
  NUMERIC: numericKind,
  DOCUMENT: documentKind,
  LESSON: lessonKind,
  ROOM: roomKind,
  EQUIPMENT: equipmentKind,
} as const satisfies Record<TaskType, TaskKind>;

/** The type's question kind; null for a simulation. */
export function questionKindOf(type: TaskType): QuestionKind | null {
  const kind: TaskKind = TASK_KINDS[type];
  return kind.simulation === null ? kind : null;
}

/** The type's simulation kind; null for a question. */
export function simulationKindOf(type: TaskType): SimulationKind | null {
  const kind: TaskKind = TASK_KINDS[type];
  return kind.simulation === null ? null : kind;
}
