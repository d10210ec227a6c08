/** The demo course: practices for TRAINING and SELFCONTROL, and the works of the control events. */
import { taskInputSchema, workInputSchema, type TaskType, type WorkMode } from '#contract/entities/work.ts';
import type { LocalizedText } from '#contract/texts.ts';
import { addGroups, insertCourse } from '#server/routes/courses/courses-repository.ts';
import { insertTask } from '#server/routes/tasks/tasks-repository.ts';
import { insertWork, lockWork, reviseWork, type Change } from '#server/routes/works/works-repository.ts';
import type { Tx } from '#server/storage/schema.ts';
import * as texts from './demo-texts.ts';
import * as bay from './equipment-practices.ts';
import { wholeWayControl, wholeWayPractices, type DemoPractice } from './whole-way-practices.ts';

export interface DemoCourse {
  readonly practiceId: string;
  readonly controlId: string;
  /** The control from the street into clean production. */
  readonly wholeControlId: string;
  /** The control at the bay of the equipment. */
  readonly bayControlId: string;
}

const minuteMs = 60_000;

interface PracticeWork {
  readonly taskType: TaskType;
  readonly fields: unknown;
  readonly question: LocalizedText;
  readonly hint?: LocalizedText;
  readonly caseId: string;
}

async function insertPractice(tx: Tx, courseId: string, work: PracticeWork, change: Change): Promise<string> {
  const fields = { ...workInputSchema.parse(work.fields), courseId };
  const id = await insertWork(tx, fields, change);
  const input = taskInputSchema.parse({
    taskType: work.taskType,
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
  const insert = (work: Omit<PracticeWork, 'taskType'>): Promise<string> =>
    insertPractice(tx, courseId, { taskType: 'ROOM', ...work }, change);
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
    bayControlId: await seedBayCourse(tx, groupId, change),
  };
}

/** The course of the equipment's bay; gives the id of its control. */
async function seedBayCourse(tx: Tx, groupId: string, change: Change): Promise<string> {
  const course = { title: bay.bayCourseTitle, description: bay.bayCourseDescription };
  const courseId = await insertCourse(tx, course, change);
  await addGroups(tx, courseId, [groupId]);
  for (const own of bay.equipmentPractices) {
    const work = bayWork(own, own.equipmentCase.title, ['TRAINING', 'SELFCONTROL']);
    await insertPractice(tx, courseId, work, change);
  }
  const control = bayWork(bay.equipmentControl, bay.bayControlTitle, ['CONTROL']);
  return insertPractice(tx, courseId, control, change);
}

/** The question of a whole-way task is the goal of its case. */
function wholeWayWork(own: DemoPractice, modes: readonly WorkMode[]): PracticeWork {
  const { roomCase, title, hint } = own;
  const fields = fieldsOf(own, title, modes);
  return {
    taskType: 'ROOM',
    fields,
    question: roomCase.goal,
    caseId: roomCase.id,
    ...(hint ? { hint } : {}),
  };
}

function bayWork(own: bay.EquipmentPractice, title: LocalizedText, modes: readonly WorkMode[]): PracticeWork {
  const { equipmentCase, hint } = own;
  const { id: caseId, goal: question } = equipmentCase;
  const fields = fieldsOf(own, title, modes);
  return { taskType: 'EQUIPMENT', fields, question, caseId, ...(hint ? { hint } : {}) };
}

function fieldsOf(
  { description, minutes }: Pick<DemoPractice, 'description' | 'minutes'>,
  title: LocalizedText,
  modes: readonly WorkMode[],
): unknown {
  return {
    kind: 'PRACTICE',
    title,
    description,
    gradeForCompletion: 60,
    maxTaskAttempts: Object.fromEntries(modes.map((mode) => [mode, mode === 'TRAINING' ? 2 : 1])),
    settingsWork: { modes, timeLimitMillis: minutes * minuteMs },
  };
}
