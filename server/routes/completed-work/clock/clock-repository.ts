// The clocks of runs in the database: one row for a run's task, changed at each contact, and what was noticed.
import { sql, type RawBuilder } from 'kysely';
import type { AttemptEvent, EventBatch } from '#contract/entities/attempt.ts';
import type { RunClock } from '#contract/entities/attempt-trust.ts';
import { sessionStands } from '#server/repositories/session-condition.ts';
import { newId } from '#server/storage/new-id.ts';
import { prepareStatement, type SlotValues } from '#server/storage/prepared.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { RunClocksTable } from '#server/storage/tables/saving.ts';
import { judgeContact, MAX_AHEAD_MS } from './judge-contact.ts';

/** Entries that hands can make: so many at once, and one more in each so many ms since the start. */
const MAX_ENTRIES_AT_ONCE = 20;
const MS_FOR_AN_ENTRY = 200;

/** In the order of the values below. */
const COLUMNS = [
  'attemptId',
  'taskId',
  'restart',
  'entries',
  'contactMs',
  'simulatedMs',
  'idleMs',
  'beforeContactMs',
  'beforeSimulatedMs',
  'beforeIdleMs',
  'doneIdleMs',
  'baseMs',
  'frozenMs',
  'lagMs',
] as const;

type SlotOf = <T>(name: string) => T;

/** Whether neither simulated time nor the count of entries is ahead of the server's time since the start. */
function isNotAhead(slot: SlotOf): RawBuilder<boolean> {
  const col = (name: string) => sql.ref(name);
  const sums = sql`from ${sql.table('runClocks')} where ${col('attemptId')} = ${slot<string>('attemptId')}`;
  const isThisRun = sql`${col('taskId')} = ${slot<string>('taskId')} and ${col('restart')} = ${slot<number>('restart')}`;
  const passed = sql`cast(${slot<number>('nowMs')} as bigint) - ${col('attempts.clockFromMs')}`;
  return sql<boolean>`(
      coalesce((select sum(${col('doneIdleMs')} + case when ${isThisRun} then 0 else ${col('idleMs')} end) ${sums}), 0)
        + cast(${slot<number>('idleMs')} as bigint) <= ${passed} + ${sql.lit(MAX_AHEAD_MS)}
    ) and (
      (coalesce((select sum(${col('entries')}) ${sums}), 0) + cast(${slot<number>('entries')} as bigint)
        - ${sql.lit(MAX_ENTRIES_AT_ONCE)}) * ${sql.lit(MS_FOR_AN_ENTRY)} <= ${passed}
    )`;
}

/** Changes nothing where the clock is ahead, or where the session no longer stands. */
export const contactStatement = prepareStatement((db, slot) => {
  const given = (name: string) => sql<number>`cast(${slot<number>(name)} as bigint)`;
  return db
    .insertInto('runClocks')
    .columns(COLUMNS)
    .expression(
      db
        .selectFrom('attempts')
        .select(['attempts.id', sql<string>`cast(${slot<string>('taskId')} as text)`.as('taskId')])
        .select([
          sql<number>`cast(${slot<number>('restart')} as integer)`.as('restart'),
          sql<number>`cast(${slot<number>('entries')} as integer)`.as('entries'),
          given('nowMs').as('contactMs'),
          given('simulatedMs').as('simulatedMs'),
          given('idleMs').as('idleMs'),
          'attempts.clockFromMs as beforeContactMs',
          sql<number>`0`.as('beforeSimulatedMs'),
          sql<number>`0`.as('beforeIdleMs'),
          sql<number>`0`.as('doneIdleMs'),
          sql<number>`${given('nowMs')} - ${given('idleMs')}`.as('baseMs'),
          sql<number>`0`.as('frozenMs'),
          sql<number>`0`.as('lagMs'),
        ])
        .where('attempts.id', '=', slot<string>('attemptId'))
        .where('attempts.userId', '=', slot<string>('userId'))
        .where('attempts.writer', '=', slot<number>('writer'))
        .where(sql<boolean>`${sql.ref('attempts.status')} in ('IN_PROGRESS', 'CLOSING')`)
        .where(isNotAhead(slot))
        .where(sessionStands(slot, 'LEARN')),
    )
    .onConflict((conflict) =>
      conflict.columns(['attemptId', 'taskId']).doUpdateSet((eb) => {
        const isSame = eb('runClocks.restart', '=', eb.ref('excluded.restart'));
        const ofSame = (column: 'runClocks.simulatedMs' | 'runClocks.idleMs') =>
          eb.case().when(isSame).then(eb.ref(column)).else(0).end();
        const done = eb.case().when(isSame).then(0).else(eb.ref('runClocks.idleMs')).end();
        return {
          beforeContactMs: eb.ref('runClocks.contactMs'),
          beforeSimulatedMs: ofSame('runClocks.simulatedMs'),
          beforeIdleMs: ofSame('runClocks.idleMs'),
          doneIdleMs: eb('runClocks.doneIdleMs', '+', done),
          restart: eb.ref('excluded.restart'),
          entries: eb('runClocks.entries', '+', eb.ref('excluded.entries')),
          contactMs: eb.ref('excluded.contactMs'),
          simulatedMs: eb.ref('excluded.simulatedMs'),
          idleMs: eb.ref('excluded.idleMs'),
          // Of another start nothing has been looked at.
          horizonMs: eb.case().when(isSame).then(eb.ref('runClocks.horizonMs')).else(null).end(),
        };
      }),
    )
    .returningAll();
});

const aheadStatement = prepareStatement((db, slot) =>
  db
    .selectFrom('attempts')
    .select('id')
    .where('id', '=', slot<string>('attemptId'))
    .where('userId', '=', slot<string>('userId'))
    .where('writer', '=', slot<number>('writer'))
    .where('status', '=', 'IN_PROGRESS')
    .where((eb) => eb.not(isNotAhead(slot))),
);

/** Whether a contact that changed nothing was ahead of the server's time. */
export async function isAhead(db: Db, slots: SlotValues): Promise<boolean> {
  return (await db.executeQuery(aheadStatement(db, slots))).rows.length > 0;
}

/** The values of a contact for the slots of its statement, beside those of the session. */
export function contactSlots(attemptId: string, clock: RunClock, now: string, entries: number): SlotValues {
  const { taskId, restart, simulatedMs, idleMs } = clock;
  return { attemptId, taskId, restart, simulatedMs, idleMs, entries, nowMs: Date.parse(now) };
}

/** The first entry's time, and how many there are, of the actions in a batch. */
export function entriesOf({ events }: Pick<EventBatch, 'events'>): {
  readonly count: number;
  readonly firstAtMs: number | undefined;
} {
  const entries = events.flatMap((event: AttemptEvent) => (event.type === 'ACTIONS' ? event.entries : []));
  return { count: entries.length, firstAtMs: entries[0]?.at };
}

interface Contact {
  readonly row: RunClocksTable;
  readonly now: string;
  /** Of the batch that came with it; undefined: a heartbeat. */
  readonly batch?: { readonly sequence: number; readonly firstAtMs: number | undefined } | undefined;
}

/** Stores what a contact says of the clock. Rare: a clock that runs with the server's leaves nothing to store. */
export async function noteContact(storage: Storage, { row, now, batch }: Contact): Promise<void> {
  const { db } = storage;
  const { facts, isInGap, changes } = judgeContact(row, batch?.firstAtMs);
  const { attemptId, taskId, restart } = row;
  const program = facts.map((fact) => ({
    query: db.insertInto('clockFacts').values({ id: newId(), attemptId, taskId, restart, at: now, ...fact }),
  }));
  const changed =
    changes === null
      ? []
      : [
          {
            query: db
              .updateTable('runClocks')
              .set(changes)
              .where('attemptId', '=', attemptId)
              .where('taskId', '=', taskId),
          },
        ];
  const doubted =
    isInGap && batch !== undefined
      ? [
          {
            query: db
              .updateTable('eventBatches')
              .set({ doubt: 'IN_GAP' })
              .where('attemptId', '=', attemptId)
              .where('sequence', '=', batch.sequence)
              .where('doubt', 'is', null),
          },
        ]
      : [];
  const statements = [...program, ...changed, ...doubted];
  if (statements.length > 0) await storage.hot(statements);
}

/** The clocks of an attempt's runs as they were last reported. */
export async function findClocks(db: Db | Tx, attemptId: string) {
  return db
    .selectFrom('runClocks')
    .select(['taskId', 'restart', 'simulatedMs', 'idleMs'])
    .where('attemptId', '=', attemptId)
    .execute();
}

/** Lags of an attempt's runs, for the marking. */
export async function findLags(db: Db, attemptId: string) {
  return db
    .selectFrom('clockFacts')
    .select(['taskId', 'restart', 'simulatedMs', 'lastedMs'])
    .where('attemptId', '=', attemptId)
    .where('kind', '=', 'LAG')
    .execute();
}

/** After a pause of `ms`, in which the clocks of an attempt's runs stood: as if that time had not passed here either. */
export async function moveClocks(tx: Tx, attemptId: string, ms: number): Promise<void> {
  await tx
    .updateTable('runClocks')
    .set((eb) => ({
      contactMs: eb('contactMs', '+', ms),
      beforeContactMs: eb('beforeContactMs', '+', ms),
      baseMs: eb('baseMs', '+', ms),
    }))
    .where('attemptId', '=', attemptId)
    .execute();
  await tx
    .updateTable('attempts')
    .set((eb) => ({ clockFromMs: eb('clockFromMs', '+', ms) }))
    .where('id', '=', attemptId)
    .execute();
}
