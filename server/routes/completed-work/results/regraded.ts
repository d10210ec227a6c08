// Answers that were marked again, as they are shown: at the revision of their task whose key stands.
import type { RegradeNote } from '#contract/entities/regrade.ts';
import { taskRevisionsOf } from '#server/repositories/task-revisions.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import { questionKindOf } from '#tasks/kinds.ts';
import { orderOf } from '../attempt-view.ts';
import type { AttemptRow, AttemptTaskRow } from '../attempts-repository.ts';

/** The acts that gave these marks, by id. */
async function actsOf(db: Db | Tx, tasks: readonly AttemptTaskRow[]) {
  const ids = tasks.flatMap(({ regradeId }) => regradeId ?? []);
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('regrades')
    .select([
      'id',
      'taskId',
      'taskRevision',
      'caseRevision',
      'policy',
      'reason',
      'tells',
      'appliedAt',
      'startedAt',
    ])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

interface ShownAnswer<Task> {
  readonly task: Task;
  readonly data: TaskData;
  readonly regrade: RegradeNote | null;
  /** The revision of the case whose key judged the log. */
  readonly caseRevision: number | null;
}

/** The answer under the present key; one that cannot be read there is shown as it was given. */
function carried<Task extends AttemptTaskRow>(
  task: Task,
  [from, to]: readonly [TaskData, TaskData],
  attempt: Pick<AttemptRow, 'orderSecret' | 'mode'>,
): Pick<ShownAnswer<Task>, 'task' | 'data'> {
  const kind = questionKindOf(task.taskType);
  const order = orderOf(attempt);
  const read = (answer: unknown): unknown => kind?.carry(from, to, order, answer);
  const answer = read(task.answer);
  if (answer === undefined) return { task, data: kind === null ? to : from };
  const historyAnswer = task.historyAnswer.flatMap((one) => {
    const before = read(one.answer);
    return before === undefined ? [] : [{ ...one, answer: before }];
  });
  return { task: { ...task, answer, historyAnswer }, data: to };
}

/** Each of the tasks with the content that it is shown with. */
export async function shownAnswers<Task extends AttemptTaskRow>(
  db: Db | Tx,
  tasks: readonly Task[],
  attempt: Pick<AttemptRow, 'orderSecret' | 'mode'>,
): Promise<readonly ShownAnswer<Task>[]> {
  const contents = await taskRevisionsOf(db, tasks);
  const acts = await actsOf(db, tasks);
  const present = await taskRevisionsOf(db, [...acts.values()]);
  return tasks.flatMap((task): ShownAnswer<Task>[] => {
    const { caseRevision } = task;
    const data = contents.get(task.taskId);
    if (data === undefined) return [];
    const act = acts.get(task.regradeId ?? '');
    const to = present.get(task.taskId);
    if (act === undefined || act.policy === null || to === undefined)
      return [{ task, data, regrade: null, caseRevision }];
    const at = act.appliedAt ?? act.startedAt;
    const regrade = { at, policy: act.policy, reason: act.tells ? act.reason : '' };
    return [
      { ...carried(task, [data, to], attempt), regrade, caseRevision: act.caseRevision ?? caseRevision },
    ];
  });
}
