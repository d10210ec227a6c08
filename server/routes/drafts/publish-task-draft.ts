// Publishes the draft of a task: a new task, a new revision of it, or a copy beside it.
import { isError } from '#contract/entities/draft-check.ts';
import type { TaskDraft } from '#contract/entities/task-draft.ts';
import { taskInputSchema, type Task } from '#contract/entities/work.ts';
import { checkFault } from '#server/plugins/errors/api-fault.ts';
import { issuesFault } from '#server/plugins/errors/field-faults.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import { copyTask } from '../tasks/copy-task.ts';
import {
  checkTask,
  insertTask,
  reviseTask,
  type StoredTask,
  type TaskInput,
} from '../tasks/tasks-repository.ts';
import type { By } from '../works/rewrite-tasks.ts';
import type { PinnedTaskData } from '../works/works-repository.ts';
import { taskFindingsOf } from './checks/task-facts.ts';
import { settleDraftTopics } from '../topics/task-topics-repository.ts';
import { clearDraft, type CurrentDraft } from './drafts-repository.ts';
import { contentOf, TASK_SUBJECT, type PublishedTask } from './task-content.ts';

export type CurrentTaskDraft = CurrentDraft<TaskDraft, PublishedTask>;

/** A complete task from what an author has made; throws VALIDATION with what is missing. */
export async function completeTask(tx: Tx, content: TaskData, path: string): Promise<TaskInput> {
  const parsed = taskInputSchema.safeParse(content);
  if (!parsed.success) throw issuesFault(parsed.error.issues, content, path);
  await checkTask(tx, parsed.data, path);
  return parsed.data;
}

interface Publishing extends By {
  readonly taskId: string;
  /** The task stays as it is, and a new one gets the content. */
  readonly asCopy: boolean;
  /** A work that the caller revises itself. */
  readonly exceptWorkId?: string;
}

/** Stores the content of a task where it belongs, and says so in the audit log. */
export async function storeTask(
  tx: Tx,
  { person, now, taskId, asCopy, exceptWorkId }: Publishing,
  stored: StoredTask | undefined,
  input: TaskInput,
): Promise<PinnedTaskData> {
  const change = { by: person.id, now };
  if (stored === undefined) {
    const task = await insertTask(tx, input, change, taskId);
    await settleDraftTopics(tx, taskId);
    await audit(tx, person, 'task.create', { type: 'task', id: taskId }, null, task);
    return { taskId, taskRevision: 1, task };
  }
  if (asCopy) {
    const copy = await copyTask(tx, stored.task, input, change);
    await audit(tx, person, 'task.copy', { type: 'task', id: copy.id }, stored.task, copy);
    return { taskId: copy.id, taskRevision: 1, task: copy };
  }
  const task = await reviseTask(tx, stored, input, change, exceptWorkId);
  await audit(tx, person, 'task.update', { type: 'task', id: taskId }, stored.task, task);
  return { taskId, taskRevision: stored.revision + 1, task };
}

/** Throws VALIDATION with each error of the check list. */
async function refuseErrors(tx: Tx, id: string, current: CurrentTaskDraft): Promise<void> {
  const errors = (await taskFindingsOf(tx, id, current)).filter(isError);
  if (errors.length > 0) throw checkFault(errors.map(({ code }) => ({ path: 'task', code })));
}

/** Publishes a draft that is locked, and empties it. Throws VALIDATION where it is incomplete. */
export async function publishTaskDraft(
  tx: Tx,
  publishing: Publishing,
  current: CurrentTaskDraft,
): Promise<Task> {
  const { taskId } = publishing;
  await refuseErrors(tx, taskId, current);
  const input = await completeTask(tx, contentOf(current.data), '');
  const { task } = await storeTask(tx, publishing, current.published?.stored, input);
  await clearDraft(tx, { kind: TASK_SUBJECT.kind, id: taskId, version: current.version });
  return task;
}
