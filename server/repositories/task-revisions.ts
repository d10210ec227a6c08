// The content of tasks by revision. A stored revision never changes, so it is kept in memory once read.
import type { Db, Tx } from '#server/storage/schema.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';

export interface PinnedRevision {
  readonly taskId: string;
  readonly taskRevision: number;
}

/** For each database; a revision takes some tens of kilobytes at most. */
const MAX_KEPT = 1000;
/** SQLite limits the depth of an expression to 1,000. */
const ASKED_AT_ONCE = 100;

const kept = new WeakMap<Db, Map<string, TaskData>>();

const nameOf = ({ taskId, taskRevision }: PinnedRevision): string => `${taskId} ${taskRevision}`;

/** Nothing read in a transaction is kept, as it may still be rolled back. */
function keptOf(db: Db | Tx): Map<string, TaskData> {
  if (db.isTransaction) return new Map();
  const found = kept.get(db) ?? new Map<string, TaskData>();
  kept.set(db, found);
  return found;
}

/** Freezes the value: many requests share it. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

async function readRevisions(db: Db | Tx, wanted: readonly PinnedRevision[]) {
  const found = [];
  for (let from = 0; from < wanted.length; from += ASKED_AT_ONCE) {
    const some = wanted.slice(from, from + ASKED_AT_ONCE);
    const rows = await db
      .selectFrom('taskRevisions')
      .select(['taskId', 'revision as taskRevision', 'data'])
      .where((eb) =>
        eb.or(some.map(({ taskId, taskRevision }) => eb.and({ taskId, revision: taskRevision }))),
      )
      .execute();
    found.push(...rows);
  }
  return found;
}

/** Keeps a revision; drops the oldest ones when there are too many. */
function keep(own: Map<string, TaskData>, name: string, data: TaskData): void {
  own.set(name, data);
  if (own.size <= MAX_KEPT) return;
  for (const oldest of own.keys()) {
    own.delete(oldest);
    return;
  }
}

/**
 * @param pinned one revision of each task
 * @returns the stored content by task id; shared, so it must not be changed
 */
export async function taskRevisionsOf(
  db: Db | Tx,
  pinned: readonly PinnedRevision[],
): Promise<ReadonlyMap<string, TaskData>> {
  const own = keptOf(db);
  const contents = new Map<string, TaskData>();
  const missing: PinnedRevision[] = [];
  for (const one of pinned) {
    const data = own.get(nameOf(one));
    if (data === undefined) missing.push(one);
    else contents.set(one.taskId, data);
  }
  for (const { data, ...one } of await readRevisions(db, missing)) {
    keep(own, nameOf(one), frozen(data));
    contents.set(one.taskId, data);
  }
  return contents;
}
