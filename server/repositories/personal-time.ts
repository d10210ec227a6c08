// The time of control events as it is stored for each person, from what the event and the person have.
import {
  controlDeadlineMs,
  MAX_PAUSE_MS,
  personalEndMs,
  plannedMs,
  type ControlPause,
  type ControlTerms,
} from '#contract/control-time.ts';
import type { Tx } from '#server/storage/schema.ts';

/** What the time of one person follows from, of both tables. */
export const PERSONAL_COLUMNS = [
  'executions.startDateTime',
  'executions.endDateTime',
  'executions.executionTime',
  'executionUsers.windowStart',
  'executionUsers.windowEnd',
  'executionUsers.extraPercent',
  'executionUsers.extraMinutes',
  'executionUsers.incidentMs',
  'executionUsers.pauses',
] as const;

export interface PersonalRow {
  readonly startDateTime: string;
  readonly endDateTime: string;
  readonly executionTime: number;
  readonly windowStart: string | null;
  readonly windowEnd: string | null;
  readonly extraPercent: number;
  readonly extraMinutes: number;
  readonly incidentMs: number;
  readonly pauses: readonly ControlPause[] | null;
}

const iso = (ms: number): string => new Date(ms).toISOString();

function termsOf(row: PersonalRow): ControlTerms {
  return {
    startMs: Date.parse(row.windowStart ?? row.startDateTime),
    endMs: Date.parse(row.windowEnd ?? row.endDateTime),
    minutes: row.executionTime,
    extraPercent: Number(row.extraPercent),
    extraMinutes: Number(row.extraMinutes),
    incidentMs: Number(row.incidentMs),
    pauses: row.pauses ?? [],
  };
}

/** The deadline of an attempt that began at `startedAt`. */
export function controlDeadline(row: PersonalRow, startedAt: string): string {
  return iso(controlDeadlineMs(termsOf(row), Date.parse(startedAt)));
}

/** The person's planned extra time in ms. */
export function plannedExtraMs(row: PersonalRow): number {
  return plannedMs(termsOf(row));
}

/** The minutes that the person has for the work, planned extra time included. */
export function ownMinutes(row: PersonalRow): number {
  return row.executionTime + Math.round(plannedExtraMs(row) / 60_000);
}

/** Whether the person's time stands still. */
export function isPausedAt(pausedAt: string | null, now: string): boolean {
  return pausedAt !== null && Date.parse(now) < Date.parse(pausedAt) + MAX_PAUSE_MS;
}

/** The person's row, locked; undefined if they are not assigned. */
export async function personalRow(tx: Tx, executionId: string, userId: string) {
  await tx
    .selectFrom('executionUsers')
    .select('userId')
    .where('executionId', '=', executionId)
    .where('userId', '=', userId)
    .forUpdate()
    .execute();
  return tx
    .selectFrom('executionUsers')
    .innerJoin('executions', 'executions.id', 'executionUsers.executionId')
    .select(PERSONAL_COLUMNS)
    .select(['executionUsers.endsAt', 'executionUsers.pausedAt', 'executionUsers.outAt'])
    .where('executionUsers.executionId', '=', executionId)
    .where('executionUsers.userId', '=', userId)
    .executeTakeFirst();
}

/** Whoever has nothing of their own has the event's window: one statement for all of them. */
async function storeUsualWindows(tx: Tx, executionId: string): Promise<void> {
  const { startDateTime, endDateTime } = await tx
    .selectFrom('executions')
    .select(['startDateTime', 'endDateTime'])
    .where('id', '=', executionId)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('executionUsers')
    .set({ startsAt: startDateTime, endsAt: endDateTime })
    .where('executionId', '=', executionId)
    .execute();
}

async function storeOwnWindows(tx: Tx, executionId: string): Promise<void> {
  const rows = await tx
    .selectFrom('executionUsers')
    .innerJoin('executions', 'executions.id', 'executionUsers.executionId')
    .select('executionUsers.userId')
    .select(PERSONAL_COLUMNS)
    .where('executionUsers.executionId', '=', executionId)
    .where((eb) =>
      eb.or([
        eb('windowStart', 'is not', null),
        eb('windowEnd', 'is not', null),
        eb('pauses', 'is not', null),
        eb('extraPercent', '>', 0),
        eb('extraMinutes', '>', 0),
        eb('incidentMs', '>', 0),
      ]),
    )
    .execute();
  for (const { userId, ...row } of rows) {
    await tx
      .updateTable('executionUsers')
      .set({ startsAt: row.windowStart ?? row.startDateTime, endsAt: iso(personalEndMs(termsOf(row))) })
      .where('executionId', '=', executionId)
      .where('userId', '=', userId)
      .execute();
  }
}

/** Stores everybody's window and the latest personal end anew, after anything that they follow from has changed. */
export async function storeWindows(tx: Tx, executionId: string): Promise<void> {
  await storeUsualWindows(tx, executionId);
  await storeOwnWindows(tx, executionId);
  const latest = await tx
    .selectFrom('executionUsers')
    .select((eb) => eb.fn.max('endsAt').as('endsAt'))
    .where('executionId', '=', executionId)
    .executeTakeFirst();
  await tx
    .updateTable('executions')
    .set((eb) => {
      const ends = latest?.endsAt ?? '';
      const isLater = eb('endDateTime', '>', ends);
      return { lastEnd: eb.case().when(isLater).then(eb.ref('endDateTime')).else(ends).end() };
    })
    .where('id', '=', executionId)
    .execute();
}

/** Moves the deadlines of attempts in progress to what the terms say now; never shortens one. */
export async function extendDeadlines(tx: Tx, executionId: string): Promise<void> {
  const running = await tx
    .selectFrom('attempts')
    .innerJoin('executionUsers', (join) =>
      join
        .onRef('executionUsers.executionId', '=', 'attempts.executionId')
        .onRef('executionUsers.userId', '=', 'attempts.userId'),
    )
    .innerJoin('executions', 'executions.id', 'executionUsers.executionId')
    .select(['attempts.id', 'attempts.startedAt', 'attempts.deadline'])
    .select(PERSONAL_COLUMNS)
    .where('attempts.executionId', '=', executionId)
    .where('attempts.status', '=', 'IN_PROGRESS')
    .execute();
  for (const { id, startedAt, deadline: present, ...row } of running) {
    const deadline = controlDeadline(row, startedAt);
    if (present === null || deadline <= present) continue;
    await tx
      .updateTable('attempts')
      .set({ deadline })
      .where('id', '=', id)
      .where('status', '=', 'IN_PROGRESS')
      .execute();
  }
}
