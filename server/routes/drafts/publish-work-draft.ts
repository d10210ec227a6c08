// Publishes the draft of a work: one transaction for the work, its groups, and the tasks that it changes.
import type { WorkDraft } from '#contract/entities/draft.ts';
import { isError } from '#contract/entities/draft-check.ts';
import { isSameJson } from '#contract/merge/merge.ts';
import { ApiFault, checkFault, fieldFault } from '#server/plugins/errors/api-fault.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import { refuseOtherCourse, refuseOthersContent } from '#server/repositories/co-authors.ts';
import type { Tx } from '#server/storage/schema.ts';
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
import { clearDraft } from './drafts-repository.ts';
import { completeTask, storeTask } from './publish-task-draft.ts';
import { TASK_SUBJECT } from './task-content.ts';
import { WORK_SUBJECT, type CurrentWorkDraft } from './work-drafts-repository.ts';
import { tasksOfDraft, type TaskOfDraft } from './work-tasks.ts';
import { isBlank } from '#contract/is-blank.ts';

/** The fields of a work from a complete draft; throws VALIDATION otherwise. */
function fieldsOf(draft: WorkDraft): WorkFields {
  const { courseId, kind, title, description, gradeForCompletion, settingsWork } = draft;
  if (isBlank(title.ru)) throw fieldFault('title.ru', 'FIELD_REQUIRED');
  if (gradeForCompletion === null) throw fieldFault('gradeForCompletion', 'FIELD_REQUIRED');
  const attempts = Object.entries(draft.maxTaskAttempts).filter(([, number]) => number !== null);
  const maxTaskAttempts = Object.fromEntries(attempts) as WorkFields['maxTaskAttempts'];
  return { courseId, kind, title, description, gradeForCompletion, settingsWork, maxTaskAttempts };
}

interface Publishing extends By {
  readonly workId: string;
  readonly copiedTaskIds: ReadonlySet<string>;
  /** The versions of its tasks' drafts that the person has seen; a task that is missing may have any. */
  readonly taskVersions: ReadonlyMap<string, number>;
}

/** Stores what the draft changes of a task, in the task or in a copy of it; returns what the work is to hold. */
async function publishTask(
  tx: Tx,
  { person, now, workId, copiedTaskIds }: Publishing,
  { wanted: { id, maxScore, settingsTask }, content, stored, draft }: TaskOfDraft,
): Promise<PinnedTaskData> {
  if (content === undefined) throw fieldFault(`tasks.${id}`, 'NOT_FOUND');
  if (maxScore === null) throw fieldFault(`tasks.${id}.maxScore`, 'FIELD_REQUIRED');
  const after = { ...content, maxScore, settingsTask };
  const taskOf = { id, version: stored?.task.version ?? 1 };
  if (stored !== undefined && isSameJson(stored.task, { ...after, ...taskOf }))
    return { taskId: id, taskRevision: stored.revision, task: stored.task };
  if (stored !== undefined && !copiedTaskIds.has(id)) await refuseOthersContent(tx, person, 'TASK', [id]);
  const input = draft === undefined ? after : await completeTask(tx, after, `tasks.${id}.`);
  const publishing = { person, now, taskId: id, asCopy: copiedTaskIds.has(id), exceptWorkId: workId };
  return storeTask(tx, publishing, stored, input);
}

/** Throws VERSION_MOVED if the draft of a task is not the one that the person has seen. */
function refuseUnseen({ taskVersions }: Publishing, tasks: readonly TaskOfDraft[]): void {
  const hasMoved = ({ wanted: { id }, draft }: TaskOfDraft): boolean =>
    (taskVersions.get(id) ?? draft?.version) !== draft?.version;
  if (tasks.some(hasMoved)) throw new ApiFault('VERSION_MOVED');
}

async function publishTasks(
  tx: Tx,
  publishing: Publishing,
  tasks: readonly TaskOfDraft[],
): Promise<PinnedTaskData[]> {
  refuseUnseen(publishing, tasks);
  const pinned: PinnedTaskData[] = [];
  for (const task of tasks) {
    pinned.push(await publishTask(tx, publishing, task));
    const { draft } = task;
    if (draft !== undefined)
      await clearDraft(tx, { kind: TASK_SUBJECT.kind, id: task.wanted.id, version: draft.version });
  }
  return pinned;
}

/** Throws VALIDATION with each error of the check list. */
async function refuseErrors(tx: Tx, current: CurrentWorkDraft): Promise<void> {
  const errors = (await findingsOf(tx, current)).filter(isError);
  const pathOf = (taskId: string | null) => (taskId === null ? 'work' : `tasks.${taskId}`);
  if (errors.length > 0) throw checkFault(errors.map(({ code, taskId }) => ({ path: pathOf(taskId), code })));
}

/** Tasks with their points, modes, order and drafts are changed by those who may change tasks. */
function refuseTasksOf(
  { person }: By,
  { published, data }: CurrentWorkDraft,
  tasks: readonly TaskOfDraft[],
): void {
  if (person.privileges.has('TASKS_EDIT')) return;
  const before = published?.content.tasks ?? [];
  if (!isSameJson(before, data.tasks) || tasks.some(({ draft }) => draft !== undefined))
    throw new ApiFault('FORBIDDEN');
}

/**
 * Publishes a draft that is locked, and empties it. Throws VALIDATION where it is incomplete, FORBIDDEN if the person may
 * not change its tasks.
 */
export async function publishDraft(
  tx: Tx,
  publishing: Publishing,
  current: CurrentWorkDraft,
): Promise<WorkDetails> {
  const { person, now, workId } = publishing;
  const { data, published, version } = current;
  const ofTasks = await tasksOfDraft(tx, data);
  // There is nothing to publish.
  if (!current.isDraft && ofTasks.every(({ draft }) => draft === undefined)) throw new ApiFault('NOT_FOUND');
  await refuseErrors(tx, current);
  const fields = fieldsOf(data);
  refuseTasksOf(publishing, current, ofTasks);
  const before = published && (await workDetails(tx, person, workId));
  await refuseOtherCourse(tx, person, published?.content.courseId ?? null, fields.courseId);
  const tasks = await publishTasks(tx, publishing, ofTasks);
  const change = { by: person.id, now };
  if (published === undefined) await insertWork(tx, fields, change, { id: workId, tasks });
  else await reviseWork(tx, published.row, fields, tasks, change);
  await replaceWorkGroups(tx, workId, data.groupIds);
  await clearDraft(tx, { kind: WORK_SUBJECT.kind, id: workId, version });
  const after = await workDetails(tx, person, workId);
  await audit(tx, person, 'work.publish', { type: 'work', id: workId }, before ?? null, after);
  return after;
}
