/** The demo control events: one always open, one coming. Their dates count from the time of the start. */
import { laterBy } from '#server/routes/completed-work/attempts-repository.ts';
import {
  assign,
  insertExecution,
  type ExecutionFields,
} from '#server/routes/execution-work/executions-repository.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import * as texts from './demo-texts.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Began an hour ago, ends in 30 days. */
export async function insertOpenEvent(
  tx: Tx,
  workId: string,
  userIds: readonly string[],
  now: string,
): Promise<string> {
  const fields: ExecutionFields = {
    workId,
    title: texts.openEventTitle,
    description: texts.openEventDescription,
    startDateTime: laterBy(now, -hourMs),
    endDateTime: laterBy(now, 30 * dayMs),
    executionTime: 20,
  };
  const id = await insertExecution(tx, fields, now);
  await assign(tx, id, userIds);
  return id;
}

/** Begins after the open one has ended. */
export async function insertComingEvent(
  tx: Tx,
  workId: string,
  userIds: readonly string[],
  now: string,
): Promise<string> {
  const fields: ExecutionFields = {
    workId,
    title: texts.comingEventTitle,
    description: texts.comingEventDescription,
    startDateTime: laterBy(now, 35 * dayMs),
    endDateTime: laterBy(now, 36 * dayMs),
    executionTime: 20,
  };
  const id = await insertExecution(tx, fields, now);
  await assign(tx, id, userIds);
  return id;
}

/** Where there are demo accounts, the demo student always has an open event: a new one when the last has ended. */
export async function keepDemoEventOpen(storage: Storage, now: string): Promise<void> {
  const student = await storage.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'student@demo.invalid')
    .where('active', '=', true)
    .executeTakeFirst();
  if (student === undefined) return;
  const events = await storage.db
    .selectFrom('executions')
    .innerJoin('executionUsers', 'executionUsers.executionId', 'executions.id')
    .innerJoin('works', 'works.id', 'executions.workId')
    .select(['executions.workId', 'executions.startDateTime', 'executions.endDateTime', 'works.archivedAt'])
    .where('executionUsers.userId', '=', student.id)
    .where('executions.archivedAt', 'is', null)
    .orderBy('executions.endDateTime', 'desc')
    .execute();
  if (events.some((event) => event.startDateTime <= now && event.endDateTime > now)) return;
  const last = events.find((event) => event.archivedAt === null);
  if (last !== undefined) await storage.write((tx) => insertOpenEvent(tx, last.workId, [student.id], now));
}
