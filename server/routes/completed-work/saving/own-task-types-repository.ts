// The types of an attempt's tasks, which every batch is checked by: they never change, so they are kept in memory.
import type { TaskType } from '#contract/entities/task-type.ts';
import { prepareStatement } from '#server/storage/prepared.ts';
import type { Db } from '#server/storage/schema.ts';

type TaskTypes = ReadonlyMap<string, TaskType>;

/** Attempts that are being written at the same time, for each database. */
const MAX_ATTEMPTS = 10_000;

interface Kept {
  readonly byAttempt: Map<string, TaskTypes>;
  /** One map for all attempts with the same tasks, as a class has them. */
  readonly byTasks: Map<string, TaskTypes>;
}

const kept = new WeakMap<Db, Kept>();

const typesStatement = prepareStatement((db, slot) =>
  db
    .selectFrom('attemptTasks')
    .innerJoin('attempts', 'attempts.id', 'attemptTasks.attemptId')
    .select(['attemptTasks.taskId', 'attemptTasks.taskType'])
    .where('attemptTasks.attemptId', '=', slot<string>('attemptId'))
    .where('attempts.userId', '=', slot<string>('userId'))
    .orderBy('attemptTasks.taskId'),
);

async function readTypes(db: Db, attemptId: string, userId: string): Promise<TaskTypes> {
  const query = typesStatement(db, { attemptId, userId });
  const { rows } = await db.executeQuery<{ readonly taskId: string; readonly taskType: TaskType }>(query);
  return new Map(rows.map(({ taskId, taskType }) => [taskId, taskType]));
}

/** Drops the oldest entry of a map that has grown too large. */
function bound(map: Map<string, unknown>): void {
  if (map.size <= MAX_ATTEMPTS) return;
  for (const oldest of map.keys()) {
    map.delete(oldest);
    return;
  }
}

function keep({ byAttempt, byTasks }: Kept, name: string, types: TaskTypes): TaskTypes {
  const tasks = [...types].join(' ');
  const shared = byTasks.get(tasks) ?? types;
  byTasks.set(tasks, shared);
  byAttempt.set(name, shared);
  bound(byTasks);
  bound(byAttempt);
  return shared;
}

/** The types of the tasks of the person's own attempt, by id; empty if there is none. */
export async function ownTaskTypes(db: Db, attemptId: string, userId: string): Promise<TaskTypes> {
  const own = kept.get(db) ?? { byAttempt: new Map(), byTasks: new Map() };
  kept.set(db, own);
  const name = `${attemptId} ${userId}`;
  const known = own.byAttempt.get(name);
  if (known !== undefined) return known;
  const types = await readTypes(db, attemptId, userId);
  return types.size === 0 ? types : keep(own, name, types);
}
