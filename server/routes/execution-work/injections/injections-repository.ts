// What the people of events were given: armed, called off, or issued; and what came of it.
import type { Injected, Injection, InjectionKind, InjectionStage } from '#contract/entities/injections.ts';
import type { Execution } from '#contract/entities/execution.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

const MAX_LISTED = 1000;

const rowsOf = (db: Db, executionId: string) =>
  db
    .selectFrom('injections')
    .leftJoin('issuedEntries', 'issuedEntries.id', 'injections.issuedId')
    .leftJoin('executionMessages', 'executionMessages.id', 'injections.messageId')
    .select([
      'injections.id',
      'setId',
      'injections.userId',
      'kind',
      'situation',
      'words',
      'injections.text',
      'moment',
      'injections.reason',
      'injections.at',
      'state',
    ])
    .select(['injections.byName', 'issuedAt', 'handedMs', 'atMs', 'messageId', 'seenAt'])
    .select(['executionMessages.at as toldAt', 'issuedEntries.attemptId', 'issuedEntries.taskId'])
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

function stageOf(row: Row): InjectionStage {
  const { state, messageId, seenAt } = row;
  if (state === 'CANCELLED') return 'CANCELLED';
  if (messageId !== null) return seenAt === null ? 'ISSUED' : 'SEEN';
  return stageInLog(row);
}

function stageInLog({ state, status, handedMs, atMs }: Row): InjectionStage {
  if (atMs !== null) return 'APPLIED';
  const isOver = status !== null && status !== 'IN_PROGRESS' && status !== 'CLOSING';
  if (state === 'ARMED') return isOver ? 'NOT_COME' : 'ARMED';
  if (isOver) return 'NEVER';
  return handedMs === null ? 'ISSUED' : 'HANDED';
}

/** As it was asked for. */
function whatOf({ kind, situation: id, words }: Row): Injected {
  switch (kind) {
    case 'SITUATION':
    case 'FAULT':
      return { kind, id };
    case 'CALL':
      return { kind, id, words };
    case 'MESSAGE':
      return { kind, words };
  }
}

const numberOrNull = (value: number | null): number | null => (value === null ? null : Number(value));

/** The latest first, of those people whom the caller may see. */
export async function injectionsOf(db: Db, event: Execution): Promise<Injection[]> {
  const users = new Map(event.assignedUsers.map((user) => [user.id, user]));
  return (await rowsOf(db, event.id)).flatMap((row) => {
    const user = users.get(row.userId);
    if (user === undefined) return [];
    const { id, setId, text, moment, reason, byName, at, attemptId, taskId } = row;
    const run = attemptId === null || taskId === null ? null : { attemptId, taskId };
    const times = {
      issuedAt: row.issuedAt ?? row.toldAt,
      handedMs: numberOrNull(row.handedMs),
      atMs: numberOrNull(row.atMs),
    };
    return [
      {
        id,
        setId,
        user,
        what: whatOf(row),
        run,
        text,
        moment,
        reason,
        byName,
        at,
        stage: stageOf(row),
        ...times,
      },
    ];
  });
}

/** What somebody was given in an attempt. */
export interface GivenInAttempt {
  readonly kind: InjectionKind;
  readonly text: Trilingual;
  /** When it began there, in ms of the simulation; null: a call or message, or it never arrived. */
  readonly atMs: number | null;
}

/** By attempt, what was given in it and not called off or awaited in vain; in the order in which it was given. */
export async function givenIn(
  db: Db,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, readonly GivenInAttempt[]>> {
  const rows = await db
    .selectFrom('injections')
    .innerJoin('attempts', (join) =>
      join
        .onRef('attempts.executionId', '=', 'injections.executionId')
        .onRef('attempts.userId', '=', 'injections.userId'),
    )
    .leftJoin('issuedEntries', 'issuedEntries.id', 'injections.issuedId')
    .select(['attempts.id as attemptId', 'kind', 'text', 'atMs'])
    .where('attempts.id', 'in', attemptIds)
    .where('state', '=', 'ISSUED')
    // Of a demo account, which many share, the attempt in which it came.
    .where((eb) =>
      eb.or([
        eb('issuedEntries.attemptId', 'is', null),
        eb('issuedEntries.attemptId', '=', eb.ref('attempts.id')),
      ]),
    )
    .orderBy('injections.id')
    .execute();
  const given = new Map<string, GivenInAttempt[]>();
  for (const { attemptId, atMs, ...one } of rows)
    given.set(attemptId, [...(given.get(attemptId) ?? []), { ...one, atMs: numberOrNull(atMs) }]);
  return given;
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
