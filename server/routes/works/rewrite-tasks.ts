// Gives a work a new revision with other tasks, or with the same in another order.
import { ApiFault, fieldFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { checkVersion } from '#server/plugins/calls/versions.ts';
import { lockWorks } from '#server/repositories/content-locks.ts';
import type { Tx } from '#server/storage/schema.ts';
import { findTask } from '../tasks/tasks-repository.ts';
import { workDetails, type WorkDetails } from './work-details.ts';
import { lockWork, pinnedTasks, reviseWork, type PinnedTaskData } from './works-repository.ts';

export interface By {
  readonly person: Person;
  readonly now: string;
}

const MAX_NAME = 100;

/** As the audit log names them. */
const namedOf = ({ tasks }: WorkDetails) =>
  tasks.map(({ id, question }) => ({ id, name: question.content.ru.slice(0, MAX_NAME) }));

const idsOf = (tasks: readonly PinnedTaskData[]): string[] => tasks.map(({ taskId }) => taskId);

interface Rewriting {
  readonly workId: string;
  /** The version that the caller has seen; undefined: any. */
  readonly ifMatch?: number | undefined;
  /** Tasks that the work gets. */
  readonly taskIds?: readonly string[] | undefined;
  readonly rewrite: (
    tasks: readonly PinnedTaskData[],
  ) => readonly PinnedTaskData[] | Promise<readonly PinnedTaskData[]>;
}

/** Stores a new revision of the work with the tasks that `rewrite` returns. */
export async function rewriteTasks(
  tx: Tx,
  { person, now }: By,
  { workId, ifMatch, taskIds, rewrite }: Rewriting,
): Promise<WorkDetails> {
  await lockWorks(tx, [workId], { taskIds });
  const row = orNotFound(await lockWork(tx, workId));
  const stored = await workDetails(tx, person, workId);
  checkVersion(ifMatch, row.version, () => stored);
  const before = await pinnedTasks(tx, workId, row.revision);
  const after = await rewrite(before);
  await reviseWork(tx, row, row, after, { by: person.id, now });
  const subject = { type: 'work', id: workId, name: row.title.ru } as const;
  const work = await workDetails(tx, person, workId);
  await audit(tx, person, 'work.tasks', subject, { tasks: namedOf(stored) }, { tasks: namedOf(work) });
  return work;
}

/** Adds tasks of the bank at the end; those that are there already stay where they are. Returns the ids added. */
export async function addFromBank(
  tx: Tx,
  by: By,
  workId: string,
  taskIds: readonly string[],
): Promise<{ readonly work: WorkDetails; readonly ids: string[] }> {
  const added: PinnedTaskData[] = [];
  const work = await rewriteTasks(tx, by, {
    workId,
    taskIds,
    rewrite: async (tasks) => {
      const there = new Set(idsOf(tasks));
      for (const taskId of new Set(taskIds)) {
        if (there.has(taskId)) continue;
        const stored = await findTask(tx, taskId);
        if (stored === undefined) throw new ApiFault('NOT_FOUND', { message: 'QUESTION_NOT_FOUND' });
        added.push({ taskId, taskRevision: stored.revision, task: stored.task });
      }
      return [...tasks, ...added];
    },
  });
  return { work, ids: idsOf(added) };
}

/** Takes tasks out of a work. Throws if none of them is in it. Returns the ids taken out. */
export async function takeOut(tx: Tx, by: By, workId: string, taskIds: readonly string[]): Promise<string[]> {
  const wanted = new Set(taskIds);
  let ids: string[] = [];
  await rewriteTasks(tx, by, {
    workId,
    rewrite: (tasks) => {
      const left = tasks.filter(({ taskId }) => !wanted.has(taskId));
      ids = idsOf(tasks).filter((id) => wanted.has(id));
      if (ids.length === 0) throw new ApiFault('NOT_FOUND', { message: 'QUESTION_NOT_FOUND' });
      return left;
    },
  });
  return ids;
}

/** The tasks in the order of the ids. Throws unless each of them is named once. */
export function inOrder(tasks: readonly PinnedTaskData[], taskIds: readonly string[]): PinnedTaskData[] {
  const byId = new Map(tasks.map((task) => [task.taskId, task]));
  const ordered = [...new Set(taskIds)].flatMap((id) => byId.get(id) ?? []);
  if (ordered.length !== tasks.length || taskIds.length !== tasks.length)
    throw fieldFault('taskIds', 'ORDER_INCOMPLETE');
  return ordered;
}
