// The tasks of a work's draft as publishing it would make them: each with its own draft, and with the points that the work gives it.
import type { DraftTask, WorkDraft } from '#contract/entities/draft.ts';
import type { TaskDraft } from '#contract/entities/task-draft.ts';
import { isSameJson } from '#contract/merge/merge.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import { currentTasks, type StoredTask } from '../tasks/tasks-repository.ts';
import { draftsOf, type CurrentDraft } from './drafts-repository.ts';
import { contentOf, TASK_SUBJECT } from './task-content.ts';

export interface TaskOfDraft {
  readonly wanted: DraftTask;
  /** The content as it would be published; undefined: there is no such task. */
  readonly content: TaskData | undefined;
  readonly stored: StoredTask | undefined;
  readonly draft: CurrentDraft<TaskDraft> | undefined;
}

/** What the work says of a task where it says something new, else what the task's own draft says. */
function wantedOf(
  wanted: DraftTask,
  stored: StoredTask | undefined,
  draft: TaskDraft | undefined,
): DraftTask {
  if (stored === undefined || draft === undefined) return wanted;
  const { maxScore, settingsTask } = stored.task;
  return {
    id: wanted.id,
    maxScore: wanted.maxScore === maxScore ? draft.maxScore : wanted.maxScore,
    settingsTask: isSameJson(wanted.settingsTask, settingsTask) ? draft.settingsTask : wanted.settingsTask,
  };
}

export async function tasksOfDraft(db: Db | Tx, { tasks }: WorkDraft): Promise<readonly TaskOfDraft[]> {
  const ids = tasks.map(({ id }) => id);
  const [current, drafts] = [await currentTasks(db, ids), await draftsOf(db, TASK_SUBJECT, ids)];
  return tasks.map((task) => {
    const [stored, draft] = [current.get(task.id), drafts.get(task.id)];
    const content = draft === undefined ? stored?.content : contentOf(draft.data);
    return { wanted: wantedOf(task, stored, draft?.data), content, stored, draft };
  });
}
