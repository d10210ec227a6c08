// A work with a task of every question type, for the student of an attempt rig.
import type { TaskType } from '#contract/entities/task-type.ts';
import { taskInputSchema, workInputSchema } from '#contract/entities/work.ts';
import { insertTask } from '#server/routes/tasks/tasks-repository.ts';
import { insertWork, lockWork, reviseWork, addWorkGroups } from '#server/routes/works/works-repository.ts';
import { sampleTasks, type SampleTask } from '#tasks/kit/sample-tasks.ts';
import type { AttemptRig } from './attempt-rig.ts';

export const questionSamples = Object.entries(sampleTasks) as readonly (readonly [TaskType, SampleTask])[];

/** Returns the id of the work, which the group of the rig may learn from. */
export async function addQuestionsWork({ storage, groupId }: AttemptRig): Promise<string> {
  const change = { by: null, now: new Date().toISOString() };
  const fields = workInputSchema.parse({
    kind: 'THEORY',
    title: { ru: 'Вопросы', en: '', ch: '' },
    maxTaskAttempts: { TRAINING: 2 },
  });
  return storage.write(async (tx) => {
    const id = await insertWork(tx, fields, change);
    const pinned = [];
    for (const [, { task }] of questionSamples) {
      const input = taskInputSchema.parse({ ...task, settingsTask: { hintPenalty: 2 } });
      const made = await insertTask(tx, input, change);
      pinned.push({ taskId: made.id, taskRevision: 1, task: made });
    }
    const row = await lockWork(tx, id);
    if (row !== undefined) await reviseWork(tx, row, fields, pinned, change);
    await addWorkGroups(tx, id, [groupId]);
    return id;
  });
}
