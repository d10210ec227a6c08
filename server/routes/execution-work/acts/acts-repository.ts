// The log of acts in control events.
import type { ControlAct, DoneAct, PausedBy, RefusedAct } from '#contract/entities/control.ts';
import type { Execution } from '#contract/entities/execution.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { isPausedAt } from '#server/repositories/personal-time.ts';
import { json } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { sql } from 'kysely';

const MAX_LISTED = 1000;

interface Done {
  readonly executionId: string;
  readonly act: ControlAct;
  readonly reason: string;
  readonly person: Person;
  readonly now: string;
  readonly done: readonly string[];
  readonly refused: readonly RefusedAct[];
}

export async function insertAct(
  tx: Tx,
  { executionId, act, reason, person, now, done, refused }: Done,
): Promise<void> {
  await tx
    .insertInto('executionActs')
    .values({
      id: newId(),
      executionId,
      at: now,
      byId: person.id,
      byName: person.fullName,
      act: json(act),
      reason,
      done: json(done),
      refused: json(refused),
    })
    .execute();
}

interface Paused {
  readonly executionId: string;
  readonly pausedAt: string | null;
}

/** By event: who has stopped a person's time, and what they say; of pauses that are under way. */
export async function pausesOf(
  db: Db | Tx,
  userId: string,
  parts: ReadonlyMap<string, Paused>,
  now: string,
): Promise<ReadonlyMap<string, PausedBy>> {
  const found = new Map<string, PausedBy>();
  for (const { executionId, pausedAt } of parts.values()) {
    if (pausedAt === null || !isPausedAt(pausedAt, now)) continue;
    // An act and the pause that it began have one time.
    const acts = await db
      .selectFrom('executionActs')
      .select(['byName', 'act', 'done'])
      .where('executionId', '=', executionId)
      .where('at', '=', pausedAt)
      .execute();
    for (const { byName, act, done } of acts)
      if (act.kind === 'PAUSE' && done.includes(userId))
        found.set(executionId, { byName, text: act.text ?? '' });
  }
  return found;
}

/** Whoever follows the event looks again. */
export async function raiseLiveNumber(tx: Tx, executionId: string): Promise<void> {
  await tx
    .updateTable('executions')
    .set({ liveNumber: sql<number>`${sql.ref('liveNumber')} + 1` })
    .where('id', '=', executionId)
    .execute();
}

/** One person's page looks again. */
export async function raiseOwnNumber(tx: Tx, executionId: string, userId: string): Promise<void> {
  await tx
    .updateTable('executionUsers')
    .set({ liveNumber: sql<number>`${sql.ref('liveNumber')} + 1` })
    .where('executionId', '=', executionId)
    .where('userId', '=', userId)
    .execute();
}

/** The latest first, with those of its people whom the caller may see; an act for none of them is not shown. */
export async function actsOf(db: Db, event: Execution): Promise<DoneAct[]> {
  const users = new Map(event.assignedUsers.map((user) => [user.id, user]));
  const rows = await db
    .selectFrom('executionActs')
    .select(['id', 'at', 'byName', 'act', 'reason', 'done', 'refused'])
    .where('executionId', '=', event.id)
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return rows.flatMap(({ done, refused, ...row }) => {
    const people = done.flatMap((id) => users.get(id) ?? []);
    const notDone = refused.flatMap(({ userId, why }) => {
      const user = users.get(userId);
      return user === undefined ? [] : [{ user, why }];
    });
    return people.length + notDone.length === 0 ? [] : [{ ...row, people, refused: notDone }];
  });
}
