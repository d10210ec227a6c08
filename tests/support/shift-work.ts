// A normal shift at the bay as a work for control events: nothing of its own happens in it.
import { taskInputSchema, workInputSchema } from '#contract/entities/work.ts';
import { insertTask } from '#server/routes/tasks/tasks-repository.ts';
import { addWorkGroups, insertWork, lockWork, reviseWork } from '#server/routes/works/works-repository.ts';
import type { AttemptRig } from './attempt-rig.ts';

const PASS_SCORE = 70;

const task = taskInputSchema.parse({
  taskType: 'EQUIPMENT',
  question: { content: { ru: 'Отработайте смену', en: '', ch: '' } },
  maxScore: 100,
  params: { caseId: 'equipment-normal-coat' },
});

const fields = workInputSchema.parse({
  kind: 'PRACTICE',
  title: { ru: 'Смена без происшествий', en: '', ch: '' },
  gradeForCompletion: PASS_SCORE,
  settingsWork: { modes: ['CONTROL'] },
});

/** The work's id. */
export async function makeShiftWork({ storage, groupId }: AttemptRig): Promise<string> {
  const change = { by: null, now: new Date(0).toISOString() };
  return storage.write(async (tx) => {
    const id = await insertWork(tx, fields, change);
    const made = await insertTask(tx, task, change);
    const row = await lockWork(tx, id);
    if (row !== undefined)
      await reviseWork(tx, row, fields, [{ taskId: made.id, taskRevision: 1, task: made }], change);
    await addWorkGroups(tx, id, [groupId]);
    return id;
  });
}
