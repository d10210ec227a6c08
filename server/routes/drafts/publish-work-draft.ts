// Publishes the draft of a work: one transaction for the work, its groups, and the tasks that it changes.
import type { DraftTask, WorkDraft } from '#contract/entities/draft.ts';
import type { Task } from '#contract/entities/work.ts';
import { isError } from '#contract/entities/draft-check.ts';
import { isSameJson } from '#contract/merge/merge.ts';
import { ApiFault, fieldFault } from '#server/plugins/errors/api-fault.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Tx } from '#server/storage/schema.ts';
import { copyTask } from '../tasks/copy-task.ts';
import { currentTasks, reviseTask, type StoredTask } from '../tasks/tasks-repository.ts';
import type { By } from '../works/rewrite-tasks.ts';
import { workDetails, type WorkDetails } from '../works/work-details.ts';
import {
  insertWork,
  replaceWorkGroups,
  reviseWork,
  type PinnedTaskData,
  type WorkFields,
} from '../works/works-repository.ts';
import { findingsOf } from './checks/draft-facts.ts';
import { clearDraft, type CurrentDraft, type DraftRow } from './work-drafts-repository.ts';

/** The fields of a work from a complete draft; throws VALIDATION otherwise. */
function fieldsOf(draft: WorkDraft): WorkFields {
  const { courseId, kind, title, description, gradeForCompletion, settingsWork } = draft;
  if (title.ru.trim() === '') throw fieldFault('title.ru');
  if (gradeForCompletion === null) throw fieldFault('gradeForCompletion');
  const attempts = Object.entries(draft.maxTaskAttempts).filter(([, number]) => number !== null);
  const maxTaskAttempts = Object.fromEntries(attempts) as WorkFields['maxTaskAttempts'];
  return { courseId, kind, title, description, gradeForCompletion, settingsWork, maxTaskAttempts };
}

interface Publishing extends By {
  readonly workId: string;
  readonly copiedTaskIds: ReadonlySet<string>;
}

/** The task with the points and modes of the draft; throws VALIDATION if the draft says no points. */
function taskWith({ id, maxScore, settingsTask }: DraftTask, { task }: StoredTask): Task {
  if (maxScore === null) throw fieldFault(`tasks.${id}.maxScore`);
  return { ...task, maxScore, settingsTask };
}

/** Stores what the draft changes of a task, in the task or in a copy of it; returns what the work is to hold. */
async function publishTask(
  tx: Tx,
  { person, now, workId, copiedTaskIds }: Publishing,
  wanted: DraftTask,
  stored: StoredTask,
): Promise<PinnedTaskData> {
  const after = taskWith(wanted, stored);
  const { task: before, revision } = stored;
  if (isSameJson(before, after)) return { taskId: before.id, taskRevision: revision, task: before };
  const change = { by: person.id, now };
  if (copiedTaskIds.has(before.id)) {
    const copy = await copyTask(tx, before, after, change);
    await audit(tx, person, 'task.copy', { type: 'task', id: copy.id }, before, copy);
    return { taskId: copy.id, taskRevision: 1, task: copy };
  }
  const { id: _id, version: _version, ...input } = after;
  const task = await reviseTask(tx, stored, input, change, workId);
  await audit(tx, person, 'task.update', { type: 'task', id: task.id }, before, task);
  return { taskId: task.id, taskRevision: revision + 1, task };
}

async function publishTasks(tx: Tx, publishing: Publishing, tasks: readonly DraftTask[]) {
  const stored = await currentTasks(
    tx,
    tasks.map(({ id }) => id),
  );
  const pinned: PinnedTaskData[] = [];
  for (const wanted of tasks) {
    const found = stored.get(wanted.id);
    if (found === undefined) throw fieldFault(`tasks.${wanted.id}`, 'NOT_FOUND');
    pinned.push(await publishTask(tx, publishing, wanted, found));
  }
  return pinned;
}

/** Throws VALIDATION with each error of the check list. */
async function refuseErrors(tx: Tx, current: CurrentDraft): Promise<void> {
  const errors = (await findingsOf(tx, current)).filter(isError);
  if (errors.length === 0) return;
  throw new ApiFault('VALIDATION', {
    details: errors.map(({ code, taskId }) => ({
      path: taskId === null ? 'work' : `tasks.${taskId}`,
      code,
      message: 'FIELD_INVALID' as const,
    })),
  });
}

/** Points, modes, order and choice of tasks are changed by those who may change tasks. */
function refuseTasksOf({ person }: By, { published, data }: CurrentDraft): void {
  const before = published?.content.tasks ?? [];
  if (!isSameJson(before, data.tasks) && !person.privileges.has('TASKS_EDIT'))
    throw new ApiFault('FORBIDDEN');
}

/**
 * Publishes a draft that is locked, and empties it. Throws VALIDATION where it is incomplete, FORBIDDEN if the person may
 * not change its tasks.
 */
export async function publishDraft(
  tx: Tx,
  publishing: Publishing,
  current: CurrentDraft & { readonly row: DraftRow },
): Promise<WorkDetails> {
  const { person, now, workId } = publishing;
  const { data, published } = current;
  await refuseErrors(tx, current);
  const fields = fieldsOf(data);
  refuseTasksOf(publishing, current);
  const before = published && (await workDetails(tx, person, workId));
  const tasks = await publishTasks(tx, publishing, data.tasks);
  const change = { by: person.id, now };
  if (published === undefined) await insertWork(tx, fields, change, { id: workId, tasks });
  else await reviseWork(tx, published.row, fields, tasks, change);
  await replaceWorkGroups(tx, workId, data.groupIds);
  await clearDraft(tx, current.row);
  const after = await workDetails(tx, person, workId);
  await audit(tx, person, 'work.publish', { type: 'work', id: workId }, before ?? null, after);
  return after;
}
