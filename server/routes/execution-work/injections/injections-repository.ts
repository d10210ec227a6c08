// What the people of events were given: armed, called off, or issued; and what came of it.
import type { Injection, InjectionStage } from '#contract/entities/injections.ts';
import type { Execution } from '#contract/entities/execution.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

const MAX_LISTED = 1000;

const rowsOf = (db: Db, executionId: string) =>
  db
    .selectFrom('injections')
    .leftJoin('issuedEntries', 'issuedEntries.id', 'injections.issuedId')
    .select([
      'injections.id',
      'setId',
      'injections.userId',
      'text',
      'moment',
      'injections.reason',
      'at',
      'state',
    ])
    .select(['injections.byName', 'issuedAt', 'handedMs', 'atMs', 'issuedEntries.id as entryId'])
    .select((eb) =>
      eb
        .selectFrom('attempts')
        .whereRef('attempts.executionId', '=', 'injections.executionId')
        .whereRef('attempts.userId', '=', 'injections.userId')
        .select('attempts.status')
        .orderBy('attempts.id', 'desc')
        .limit(1)
        .as('status'),
    )
    .where('injections.executionId', '=', executionId)
    .orderBy('injections.id', 'desc')
    .limit(MAX_LISTED)
    .execute();
type Row = Awaited<ReturnType<typeof rowsOf>>[number];

function stageOf({ state, status, handedMs, atMs }: Row): InjectionStage {
  if (state === 'CANCELLED') return 'CANCELLED';
  if (atMs !== null) return 'APPLIED';
  const isOver = status !== null && status !== 'IN_PROGRESS' && status !== 'CLOSING';
  if (state === 'ARMED') return isOver ? 'NOT_COME' : 'ARMED';
  if (isOver) return 'NEVER';
  return handedMs === null ? 'ISSUED' : 'HANDED';
}

const numberOrNull = (value: number | null): number | null => (value === null ? null : Number(value));

/** The latest first, of those people whom the caller may see. */
export async function injectionsOf(db: Db, event: Execution): Promise<Injection[]> {
  const users = new Map(event.assignedUsers.map((user) => [user.id, user]));
  return (await rowsOf(db, event.id)).flatMap((row) => {
    const user = users.get(row.userId);
    if (user === undefined) return [];
    const { id, setId, text, moment, reason, byName, at, issuedAt } = row;
    const times = { issuedAt, handedMs: numberOrNull(row.handedMs), atMs: numberOrNull(row.atMs) };
    return [{ id, setId, user, text, moment, reason, byName, at, stage: stageOf(row), ...times }];
  });
}

/** What waits in attempts that run, the oldest first; of several attempts of one person in the latest. */
export async function armedInjections(db: Db) {
  const rows = await db
    .selectFrom('injections')
    .innerJoin('attempts', (join) =>
      join
        .onRef('attempts.executionId', '=', 'injections.executionId')
        .onRef('attempts.userId', '=', 'injections.userId'),
    )
    .selectAll('injections')
    .select(['attempts.id as attemptId', 'attempts.lastSequence'])
    .where('injections.state', '=', 'ARMED')
    .where('attempts.status', '=', 'IN_PROGRESS')
    .orderBy('attempts.id')
    .orderBy('injections.id')
    .execute();
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
export type ArmedRow = Awaited<ReturnType<typeof armedInjections>>[number];

/** How many each person of an event was given that was not called off. */
export async function countGiven(tx: Tx, executionId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('injections')
    .select((eb) => ['userId', eb.fn.countAll<number>().as('count')])
    .where('executionId', '=', executionId)
    .where('state', '<>', 'CANCELLED')
    .groupBy('userId')
    .execute();
  return new Map(rows.map(({ userId, count }) => [userId, Number(count)]));
}
