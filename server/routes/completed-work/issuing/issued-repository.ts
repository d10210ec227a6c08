// What the server issued for runs of simulations: waiting until it stands in the learner's log, then part of it.
import { sql, type RawBuilder } from 'kysely';
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import type { RunClock } from '#contract/entities/attempt-trust.ts';
import type { IssuedEntry, LogEntry } from '#contract/simulation/log.ts';
import { newId } from '#server/storage/new-id.ts';
import { prepareStatement } from '#server/storage/prepared.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';

/** By the wall's clock: what stands in the log by then was on its way. */
const MAX_LATE_MS = 2000;
/** Faster runs no time, whatever a device says. */
const MAX_SPEED = 60;

/** As of when an honest device has what it is handed: the network's trip takes longer of a faster simulation. */
function handedAtMs({ simulatedMs, speed }: Pick<RunClock, 'simulatedMs' | 'speed'>): number {
  return simulatedMs + (Math.min(speed, MAX_SPEED) - 1) * MAX_LATE_MS;
}

/** A run of a simulation. */
export interface Run {
  readonly attemptId: string;
  readonly taskId: string;
  readonly restart: number;
}

/** All that was issued in an attempt, the oldest first. */
export async function findIssued(db: Db | Tx, attemptId: string) {
  return db
    .selectFrom('issuedEntries')
    .selectAll()
    .where('attemptId', '=', attemptId)
    .orderBy('id')
    .execute();
}

export const waitingStatement = prepareStatement((db, slot) =>
  db
    .selectFrom('issuedEntries')
    .select(['id', 'taskId', 'restart', 'code', 'item', 'handedMs'])
    .where('attemptId', '=', slot<string>('attemptId'))
    .where('taskId', '=', slot<string>('taskId'))
    .where('restart', '=', slot<number>('restart'))
    .where('sequence', 'is', null)
    .orderBy('id'),
);

/** A row of it. */
export interface WaitingRow extends IssuedEntry {
  readonly handedMs: number | null;
}

/** What still waits for a run. */
export async function findWaiting(db: Db, run: Run): Promise<readonly WaitingRow[]> {
  return (await db.executeQuery(waitingStatement(db, { ...run }))).rows as WaitingRow[];
}

/** What waits as the learner's device gets it; from now on its time in the log is held against the clock that the device reported. */
export async function handOver(
  storage: Storage,
  rows: readonly WaitingRow[],
  clock: RunClock | undefined,
): Promise<IssuedEntry[]> {
  const first = rows.filter(({ handedMs }) => handedMs === null);
  if (first.length > 0 && clock !== undefined)
    await storage.hot(
      first.map(({ id }) => ({
        query: storage.db
          .updateTable('issuedEntries')
          .set({ handedMs: handedAtMs(clock), handedIdleMs: clock.idleMs })
          .where('id', '=', id)
          .where('handedMs', 'is', null),
      })),
    );
  return rows.map(({ id, taskId, restart, code, item }) => ({ id, taskId, restart, code, item }));
}

/** The run whose actions a batch carries, and those of its entries that are in the server's name. */
export function issuedIn(events: readonly AttemptEvent[]): {
  readonly run: Omit<Run, 'attemptId'> | undefined;
  readonly entries: readonly (LogEntry & { readonly issue: string })[];
} {
  const acted = events.filter((event) => event.type === 'ACTIONS');
  const entries = acted
    .flatMap((event) => event.entries)
    .flatMap((entry) => (isIssued(entry) ? [entry] : []));
  const [first] = acted;
  return { run: first && { taskId: first.taskId, restart: first.restart }, entries };
}

function isIssued(entry: LogEntry): entry is LogEntry & { readonly issue: string } {
  return entry.issue !== undefined;
}

/** Whether as many entries wait for the run as the batch brings: no action goes past one that waits. */
export function isNothingLeftOut(slot: <T>(name: string) => T): RawBuilder<boolean> {
  return sql<boolean>`(select count(*) from ${sql.table('issuedEntries')} where ${sql.ref('attemptId')} = ${slot<string>('attemptId')}
    and ${sql.ref('taskId')} = ${slot<string>('runTaskId')} and ${sql.ref('restart')} = ${slot<number>('runRestart')}
    and ${sql.ref('sequence')} is null) = cast(${slot<number>('issuedCount')} as integer)`;
}

/** Takes note that what was issued stands in the log; changes nothing unless exactly this waits. */
export const takeIssuedStatement = prepareStatement((db, slot) =>
  db
    .updateTable('issuedEntries')
    .set({ sequence: slot<number>('sequence'), atMs: slot<number>('atMs') })
    .where('id', '=', slot<string>('issue'))
    .where('attemptId', '=', slot<string>('attemptId'))
    .where('taskId', '=', slot<string>('runTaskId'))
    .where('restart', '=', slot<number>('runRestart'))
    .where('code', '=', slot<string>('code'))
    .where('item', '=', slot<string>('item'))
    .where('sequence', 'is', null)
    .returning(['taskId', 'restart', 'handedMs', 'handedIdleMs', 'atMs']),
);

export type TakenRow = Pick<Run, 'taskId' | 'restart'> & {
  readonly handedMs: number | null;
  readonly handedIdleMs: number | null;
  readonly atMs: number;
};

/**
 * How long a device kept an entry back: by the pace that it reported, and by the idle time that passed, which no reported pace
 * can stretch. Idle time after the entry is at most the simulated time since.
 */
function lateBy({ handedMs, handedIdleMs, atMs }: TakenRow, clock: RunClock | undefined): number {
  const byPace = handedMs === null ? 0 : atMs - handedMs;
  if (handedIdleMs === null || clock === undefined) return byPace;
  return Math.max(byPace, clock.idleMs - handedIdleMs - (clock.simulatedMs - atMs));
}

/** What a device kept back counts from when it had it: as a lag, from the situation's begin on. */
export async function noteLateIssues(
  storage: Storage,
  attemptId: string,
  taken: readonly TakenRow[],
  { clock, now }: { readonly clock: RunClock | undefined; readonly now: string },
): Promise<void> {
  const facts = taken.flatMap((row) => {
    const { taskId, restart, atMs } = row;
    const lateMs = lateBy(row, clock);
    if (lateMs <= MAX_LATE_MS) return [];
    const fact = { kind: 'LAG', simulatedMs: atMs, lastedMs: lateMs } as const;
    return [{ id: newId(), attemptId, taskId, restart, at: now, ...fact }];
  });
  if (facts.length > 0) await storage.hot([{ query: storage.db.insertInto('clockFacts').values(facts) }]);
}
