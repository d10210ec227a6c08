// Trials and acts of marking again: their rows, the lease under which one process goes on with one, and the answers they are about.
import { sql } from 'kysely';
import type { RegradeState } from '#contract/entities/regrade.ts';
import { taughtGroupIds } from '#server/repositories/people-visibility.ts';
import { laterBy } from '#server/routes/completed-work/attempts-repository.ts';
import { countedAttempts } from '#server/repositories/result-visibility.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { MARKING_LIMITS } from '../mark-process.ts';

/** Longer than a step may take in the process. */
const LEASE_MS = 3 * MARKING_LIMITS.ms;

export async function findRegrade(db: Db | Tx, id: string) {
  return db.selectFrom('regrades').selectAll().where('id', '=', id).executeTakeFirst();
}
export type RegradeRow = NonNullable<Awaited<ReturnType<typeof findRegrade>>>;

/** Parts of one work at once: more than a work has tasks. */
const MAX_WAITING = 1000;

/** Those that something is to be done about, the oldest first. */
function selectWaiting(db: Db, now: string) {
  return db
    .selectFrom('regrades')
    .select(['id', 'state'])
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['RUNNING', 'APPLYING', 'UNDOING']),
        eb.and([eb('state', '=', 'APPLIED'), eb('isBehind', '=', true)]),
      ]),
    )
    .where((eb) => eb.or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<=', now)]))
    .orderBy('id')
    .limit(MAX_WAITING);
}

/** The oldest; what is taken back goes the other way round, so that terms of attempts come back exactly as they were. */
async function findWaiting(db: Db, now: string) {
  const waiting = await selectWaiting(db, now).execute();
  return waiting.findLast(({ state }) => state === 'UNDOING') ?? waiting[0];
}

/** Takes one that waits and that no other process is at. */
export async function claimRegrade(
  storage: Storage,
  owner: string,
  now: string,
): Promise<RegradeRow | undefined> {
  const waiting = await findWaiting(storage.db, now);
  if (waiting === undefined) return undefined;
  return storage.write(async (tx) => {
    await tx
      .updateTable('regrades')
      .set({ leaseOwner: owner, leaseUntil: laterBy(now, LEASE_MS) })
      .where('id', '=', waiting.id)
      .where((eb) => eb.or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<=', now)]))
      .execute();
    const row = await findRegrade(tx, waiting.id);
    return row?.leaseOwner === owner ? row : undefined;
  });
}

/** Counts what is done and keeps the lease; false: it was cancelled, or another process has taken it. */
export async function proceed(
  tx: Tx,
  { id, state, leaseOwner }: RegradeRow,
  done: number,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('regrades')
    .set({ done: sql<number>`${sql.ref('done')} + ${sql.lit(done)}`, leaseUntil: laterBy(now, LEASE_MS) })
    .where('id', '=', id)
    .where('state', '=', state)
    .where('leaseOwner', '=', leaseOwner)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Ended = Partial<Pick<RegradeRow, 'appliedAt' | 'undoneAt' | 'keptCount'>> & {
  readonly state: RegradeState;
  readonly summary?: string;
};

/** Ends what was under way, unless it was cancelled or has passed to another process. */
export async function endStep(tx: Tx, { id, state, leaseOwner }: RegradeRow, ended: Ended): Promise<void> {
  await tx
    .updateTable('regrades')
    .set({ ...ended, leaseOwner: null, leaseUntil: null })
    .where('id', '=', id)
    .where('state', '=', state)
    .where('leaseOwner', '=', leaseOwner)
    .execute();
}

/** Lets any process go on with it at once. */
export async function release(storage: Storage, { id, leaseOwner }: RegradeRow): Promise<void> {
  await storage.write((tx) =>
    tx
      .updateTable('regrades')
      .set({ leaseOwner: null, leaseUntil: null })
      .where('id', '=', id)
      .where('leaseOwner', '=', leaseOwner)
      .execute(),
  );
}

/** What is marked from now on is seen by the next look. */
export async function setCaughtUp(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('regrades').set({ isBehind: false }).where('id', '=', id).execute();
}

/** How many marks of the act an undo left, as they were no longer its own. */
export async function countKept(db: Db, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('regradeMarks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('regradeId', '=', id)
    .where('state', '=', 'KEPT')
    .where('before', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whom it is about: never oneself, nor demo people; of others, those of the groups that the person teaches. */
type Scope = Pick<RegradeRow, 'taskId' | 'taskRevision' | 'caseId' | 'workId' | 'isOfAll' | 'startedById'>;

/** All marked answers to the task, or those in attempts at one work, that another key marked. */
function selectAnswers(
  db: Db | Tx,
  { taskId, taskRevision, caseId, workId }: Omit<Scope, 'isOfAll' | 'startedById'>,
) {
  return db
    .selectFrom('attemptTasks')
    .innerJoin('attempts', 'attempts.id', 'attemptTasks.attemptId')
    .where('attemptTasks.taskId', '=', taskId)
    .where('attemptTasks.mark', 'is not', null)
    .where((eb) => countedAttempts(eb as never))
    .where('attempts.status', 'in', ['REVIEWED', 'REVIEW_PENDING'])
    .$if(workId !== null, (found) => found.where('attempts.workId', '=', workId ?? ''))
    .where((eb) =>
      // A case may have a new key, and judging too, without a new revision of the task.
      caseId === null
        ? eb.or([
            eb('attemptTasks.taskRevision', '!=', taskRevision),
            eb('attemptTasks.regradeId', 'is not', null),
          ])
        : eb('attemptTasks.caseId', 'is not', null),
    );
}

function selectOwn(db: Db | Tx, scope: Scope) {
  const all = selectAnswers(db, scope).where('attempts.userId', '!=', scope.startedById);
  return scope.isOfAll ? all : all.where('attempts.groupId', 'in', taughtGroupIds(db, scope.startedById));
}

/** How many answers it is about, and how many there are beside them. */
export async function countAnswers(
  db: Db | Tx,
  scope: Scope,
): Promise<{ readonly total: number; readonly otherCount: number }> {
  const count = (found: ReturnType<typeof selectAnswers>) =>
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const total = Number((await count(selectOwn(db, scope))).count);
  return { total, otherCount: Number((await count(selectAnswers(db, scope))).count) - total };
}

/**
 * Answers that it has not marked yet, by attempt; those too that the server has marked anew since the act, as the act holds for
 * them.
 */
export async function findAnswers(db: Db, regrade: RegradeRow, after: string, limit: number) {
  return selectOwn(db, regrade)
    .leftJoin('regradeMarks', (join) =>
      join.onRef('regradeMarks.attemptId', '=', 'attempts.id').on('regradeMarks.regradeId', '=', regrade.id),
    )
    .where((eb) =>
      eb.or([
        eb('regradeMarks.attemptId', 'is', null),
        eb.and([
          eb('regradeMarks.state', '=', 'APPLIED'),
          eb('attemptTasks.regradeId', 'is', null),
          eb('attemptTasks.manuallyReviewed', '=', false),
        ]),
      ]),
    )
    .where('attempts.id', '>', after)
    .orderBy('attempts.id')
    .limit(limit)
    .selectAll('attemptTasks')
    .select(['attempts.orderSecret', 'attempts.mode', 'attempts.doubt', 'attempts.maxScore as attemptMax'])
    .select(['attempts.gradeForCompletion', 'attempts.version as attemptVersion', 'attempts.savedEvents'])
    .select('attempts.waivedGates')
    .execute();
}
export type AnswerRow = Awaited<ReturnType<typeof findAnswers>>[number];

/** The other tasks of these attempts. */
export async function findOtherTasks(db: Db, taskId: string, attemptIds: readonly string[]) {
  return db
    .selectFrom('attemptTasks')
    .select(['attemptId', 'taskId', 'mark', 'maxScore', 'manuallyReviewed'])
    .select(['simulation', 'packedSimulation', 'isLeftOut'])
    .where('attemptId', 'in', attemptIds)
    .where('taskId', '!=', taskId)
    .execute();
}
