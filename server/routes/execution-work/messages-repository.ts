// What those who watch an event wrote to its people.
import type { ControlMessage } from '#contract/entities/control.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { Acting } from './acts/acting.ts';

/** For each event the oldest message that the person has not confirmed. */
export async function oldestUnseen(
  db: Db | Tx,
  executionIds: readonly string[],
  userId: string,
): Promise<ReadonlyMap<string, ControlMessage>> {
  const rows = await db
    .selectFrom('executionMessages')
    .select(['executionId', 'id', 'at', 'byName', 'text'])
    .where('executionId', 'in', [...executionIds, ''])
    .where('userId', '=', userId)
    .where('seenAt', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ executionId, ...message }) => [executionId, message]));
}

/** Writes to one person of an event. */
export async function putMessage(
  { tx, executionId, userId, person, now }: Acting,
  text: string,
): Promise<void> {
  await tx
    .insertInto('executionMessages')
    .values({
      id: newId(),
      executionId,
      userId,
      at: now,
      byId: person.id,
      byName: person.fullName,
      text,
      seenAt: null,
    })
    .execute();
}

/** Notes that the person has confirmed the message. */
export async function markSeen(
  tx: Tx,
  wanted: { readonly executionId: string; readonly messageId: string; readonly userId: string },
  now: string,
): Promise<boolean> {
  const { executionId, messageId, userId } = wanted;
  const { numUpdatedRows } = await tx
    .updateTable('executionMessages')
    .set((eb) => ({ seenAt: eb.fn.coalesce('seenAt', eb.val(now)) }))
    .where('id', '=', messageId)
    .where('executionId', '=', executionId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
