// The demo control events: one always open, one coming. Their dates count from the time of the start.
import { laterBy } from '#server/routes/completed-work/attempts-repository.ts';
import {
  assign,
  insertExecution,
  type ExecutionFields,
} from '#server/routes/execution-work/execution-changes-repository.ts';
import { storeWindows } from '#server/repositories/personal-time.ts';
import { searchKey } from '#server/storage/columns.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import * as texts from './demo-texts.ts';
import { bayEventDescription, bayEventTitle } from './equipment-practices.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

type EventWords = Pick<ExecutionFields, 'title' | 'description' | 'executionTime'> & {
  /** Whether it holds its work while it runs; left out: it does. */
  readonly holds?: boolean;
};

/** Preparing for a shift; its work ends in the washroom. */
const ADMISSION: EventWords = {
  title: texts.openEventTitle,
  description: texts.openEventDescription,
  executionTime: 20,
};
/** From the street into clean production. Its case is the timed rehearsal of /room4, which tells guests their result. */
export const WHOLE_ADMISSION: EventWords = {
  title: texts.wholeEventTitle,
  description: texts.wholeEventDescription,
  executionTime: 10,
  holds: false,
};

/** An emergency at the bay. */
export const BAY_ADMISSION: EventWords = {
  title: bayEventTitle,
  description: bayEventDescription,
  executionTime: 40,
};

async function insertEvent(
  tx: Tx,
  { holds, ...fields }: ExecutionFields & EventWords,
  userIds: readonly string[],
  now: string,
): Promise<string> {
  const id = await insertExecution(tx, fields, { by: null, now }, holds);
  await assign(tx, id, userIds);
  await storeWindows(tx, id);
  return id;
}

/** Began an hour ago, ends in 30 days. */
export function insertOpenEvent(
  tx: Tx,
  workId: string,
  userIds: readonly string[],
  now: string,
  event: EventWords = ADMISSION,
): Promise<string> {
  const times = { startDateTime: laterBy(now, -HOUR_MS), endDateTime: laterBy(now, 30 * DAY_MS) };
  return insertEvent(tx, { workId, ...event, ...times }, userIds, now);
}

/** Begins after the open one ends. */
export function insertComingEvent(
  tx: Tx,
  workId: string,
  userIds: readonly string[],
  now: string,
): Promise<string> {
  const fields: ExecutionFields = {
    workId,
    title: texts.comingEventTitle,
    description: texts.comingEventDescription,
    startDateTime: laterBy(now, 35 * DAY_MS),
    endDateTime: laterBy(now, 36 * DAY_MS),
    executionTime: 20,
  };
  return insertEvent(tx, fields, userIds, now);
}

/** The demo student's events that are not archived and whose works are not, latest end first. */
async function demoEvents(storage: Storage, studentId: string) {
  return storage.db
    .selectFrom('executions')
    .innerJoin('executionUsers', 'executionUsers.executionId', 'executions.id')
    .innerJoin('works', 'works.id', 'executions.workId')
    .selectAll('executions')
    .where('executionUsers.userId', '=', studentId)
    .where('executions.archivedAt', 'is', null)
    .where('works.archivedAt', 'is', null)
    .orderBy('executions.endDateTime', 'desc')
    .execute();
}

/** The demo events of an earlier version all hold their works. */
async function releaseRehearsal(storage: Storage): Promise<void> {
  const { title } = WHOLE_ADMISSION;
  await storage.write((tx) =>
    tx
      .updateTable('executions')
      .set({ holds: false })
      .where('createdBy', 'is', null)
      .where('titleKey', '=', searchKey(title.ru))
      .where('holds', '=', true)
      .execute(),
  );
}

/** Gives the demo student, if there is one, a new open event of each control work when the last has ended. */
export async function keepDemoEventsOpen(storage: Storage, now: string): Promise<void> {
  const student = await storage.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'student@demo.invalid')
    .where('active', '=', true)
    .executeTakeFirst();
  if (student === undefined) return;
  await releaseRehearsal(storage);
  const events = await demoEvents(storage, student.id);
  const open = new Set(
    events.flatMap((event) => (event.startDateTime <= now && event.endDateTime > now ? event.workId : [])),
  );
  const ended = events.filter((event) => event.endDateTime <= now && !open.has(event.workId));
  const lastOfWork = new Map(ended.toReversed().map((event) => [event.workId, event]));
  for (const { workId, title, description, executionTime, holds } of lastOfWork.values()) {
    const again = { title, description, executionTime, holds: Boolean(holds) };
    await storage.write((tx) => insertOpenEvent(tx, workId, [student.id], now, again));
  }
}
