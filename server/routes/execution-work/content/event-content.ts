// What an event gives its people: what was published up to its `contentAt`. Revisions never change, so nothing is copied.
import type { EventContent } from '#contract/entities/control.ts';
import type { Execution } from '#contract/entities/execution.ts';
import { canonicalJson } from '#machines/kit/hash.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import {
  findWorkRow,
  latestUntil,
  pinnedTasks,
  workUntil,
  type WorkRow,
} from '../../works/works-repository.ts';

interface Times {
  readonly startDateTime: string;
  readonly workId: string;
}

const later = (a: string, b: string): string => (a > b ? a : b);

/**
 * The moment that decides the content: the start, and never before the event was made.
 * @param before the event as it was; undefined: it is new
 */
export function contentAtOf(
  { startDateTime, workId }: Times,
  now: string,
  before?: Pick<Execution, 'workId' | 'contentAt'>,
): string {
  // Normalised, because date-times are compared as text in the database.
  const start = new Date(startDateTime).toISOString();
  if (before?.workId !== workId || start > now) return later(start, now);
  return before.contentAt < now ? before.contentAt : now;
}

/** The revisions of a work's content at a moment. */
async function contentUntil(db: Db | Tx, head: WorkRow, at: string) {
  const { revision, settingsWork, maxTaskAttempts, gradeForCompletion } = await workUntil(db, head, at);
  const tasks = await pinnedTasks(db, head.id, revision);
  const cases = new Map<string, number>();
  for (const { task } of tasks) {
    const { caseId } = task.params;
    if (typeof caseId !== 'string') continue;
    const found = await db
      .selectFrom('caseRevisions')
      .select('revision')
      .where('caseId', '=', caseId)
      .orderBy(latestUntil('caseRevisions', at), 'desc')
      .limit(1)
      .executeTakeFirst();
    cases.set(caseId, Number(found?.revision ?? 0));
  }
  return {
    tasks: new Map(tasks.map(({ taskId, taskRevision }) => [taskId, taskRevision])),
    cases,
    rules: canonicalJson({ settingsWork, maxTaskAttempts, gradeForCompletion }),
  };
}

type Content = Awaited<ReturnType<typeof contentUntil>>;

function changesOf(now: Content, wanted: Content): EventContent['changes'] {
  const both = [...wanted.tasks].filter(([id]) => now.tasks.has(id));
  return {
    added: wanted.tasks.size - both.length,
    removed: now.tasks.size - both.length,
    changed: both.filter(([id, revision]) => now.tasks.get(id) !== revision).length,
    cases: [...wanted.cases].filter(([id, revision]) => now.cases.has(id) && now.cases.get(id) !== revision)
      .length,
    rules: now.rules !== wanted.rules,
  };
}

async function begunIn(db: Db | Tx, executionId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('attempts')
    .select('userId')
    .where('executionId', '=', executionId)
    .execute();
  return new Set(rows.map(({ userId }) => userId));
}

/** What has been published since the event's content, and who keeps what they began with. */
export async function eventContent(
  db: Db | Tx,
  { id, workId, contentAt, assignedUsers, hiddenUserCount }: Execution,
  now: string,
): Promise<EventContent> {
  const head = await findWorkRow(db, workId);
  const changes =
    head === undefined || contentAt >= now
      ? { added: 0, removed: 0, changed: 0, cases: 0, rules: false }
      : changesOf(await contentUntil(db, head, contentAt), await contentUntil(db, head, now));
  const begun = await begunIn(db, id);
  const people = assignedUsers.filter((user) => begun.has(user.id));
  return {
    contentAt,
    asOf: now,
    isBehind: changes.added + changes.removed + changes.changed + changes.cases > 0 || changes.rules,
    changes,
    begun: people,
    otherBegunCount: [...begun].filter((userId) => !people.some((user) => user.id === userId)).length,
    notBegunCount: assignedUsers.length + hiddenUserCount - begun.size,
  };
}

/** From now on the event gives what was published up to `contentAt`; what has begun keeps what it has. */
export async function storeContentAt(tx: Tx, id: string, contentAt: string): Promise<void> {
  await tx.updateTable('executions').set({ contentAt }).where('id', '=', id).execute();
}
