/** The demo course: practices for TRAINING and SELFCONTROL, and the works of the control events. */
import { taskInputSchema, workInputSchema, type WorkMode } from '#contract/entities/work.ts';
import type { LocalizedText } from '#contract/texts.ts';
import { addGroups, insertCourse } from '#server/routes/courses/courses-repository.ts';
import { insertTask } from '#server/routes/tasks/tasks-repository.ts';
import { insertWork, lockWork, reviseWork, type Change } from '#server/routes/works/works-repository.ts';
import type { Tx } from '#server/storage/schema.ts';
import * as texts from './demo-texts.ts';
import { wholeWayControl, wholeWayPractices, type DemoPractice } from './whole-way-practices.ts';

export interface DemoCourse {
  readonly practiceId: string;
  readonly controlId: string;
  /** The control from the street into clean production. */
  readonly wholeControlId: string;
}

const minuteMs = 60_000;

interface RoomWork {
  readonly fields: unknown;
  readonly question: LocalizedText;
  readonly hint?: LocalizedText;
  readonly caseId: string;
}

async function insertRoomWork(tx: Tx, courseId: string, work: RoomWork, change: Change): Promise<string> {
  const fields = { ...workInputSchema.parse(work.fields), courseId };
  const id = await insertWork(tx, fields, change);
  const input = taskInputSchema.parse({
    taskType: 'ROOM',
    question: { content: work.question },
    hint: work.hint ?? {},
    maxScore: 100,
    params: { caseId: work.caseId },
  });
  const task = await insertTask(tx, input, change);
  const row = await lockWork(tx, id);
  if (row !== undefined)
    await reviseWork(tx, row, fields, [{ taskId: task.id, taskRevision: 1, task }], change);
  return id;
}

export async function seedCourse(tx: Tx, groupId: string, change: Change): Promise<DemoCourse> {
  const course = { title: texts.courseTitle, description: texts.courseDescription };
  const courseId = await insertCourse(tx, course, change);
  await addGroups(tx, courseId, [groupId]);
  const practice = {
    kind: 'PRACTICE',
    title: texts.practiceTitle,
    description: texts.practiceDescription,
    gradeForCompletion: 60,
    maxTaskAttempts: { TRAINING: 2, SELFCONTROL: 1 },
    settingsWork: { modes: ['TRAINING', 'SELFCONTROL'], timeLimitMillis: 20 * minuteMs },
  };
  const control = {
    kind: 'PRACTICE',
    title: texts.controlTitle,
    description: texts.controlDescription,
    gradeForCompletion: 60,
    maxTaskAttempts: { CONTROL: 1 },
    settingsWork: { modes: ['CONTROL'] },
  };
  const { practiceQuestion, practiceHint, controlQuestion } = texts;
  const insert = (work: RoomWork): Promise<string> => insertRoomWork(tx, courseId, work, change);
  const practiceId = await insert({
    fields: practice,
    question: practiceQuestion,
    hint: practiceHint,
    caseId: 'clean-hands-man',
  });
  for (const own of wholeWayPractices) await insert(wholeWayWork(own, ['TRAINING', 'SELFCONTROL']));
  return {
    practiceId,
    controlId: await insert({ fields: control, question: controlQuestion, caseId: 'clean-hands-girl' }),
    wholeControlId: await insert(wholeWayWork(wholeWayControl, ['CONTROL'])),
  };
}

/** The question of a whole-way task is the goal of its case. */
function wholeWayWork(own: DemoPractice, modes: readonly WorkMode[]): RoomWork {
  const { roomCase, title, description, hint, minutes } = own;
  const maxTaskAttempts = Object.fromEntries(modes.map((mode) => [mode, mode === 'TRAINING' ? 2 : 1]));
  const fields = {
    kind: 'PRACTICE',
    title,
    description,
    gradeForCompletion: 60,
    maxTaskAttempts,
    settingsWork: { modes, timeLimitMillis: minutes * minuteMs },
  };
  return { fields, question: roomCase.goal, caseId: roomCase.id, ...(hint ? { hint } : {}) };
}
