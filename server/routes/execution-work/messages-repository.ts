// What those who watch an event wrote to its people.
import type { ControlMessage } from '#contract/entities/control.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { json } from '#server/storage/columns.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

/** For each event the oldest message that the person has not confirmed. */
export async function oldestUnseen(
  db: Db | Tx,
  executionIds: readonly string[],
  userId: string,
): Promise<ReadonlyMap<string, ControlMessage>> {
  const rows = await db
    .selectFrom('executionMessages')
    .select(['executionId', 'id', 'at', 'byName', 'caller', 'text'])
    .where('executionId', 'in', executionIds)
    .where('userId', '=', userId)
    .where('seenAt', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ executionId, ...message }) => [executionId, message]));
}

interface ToTell {
  readonly executionId: string;
  readonly userId: string;
  readonly byId: string | null;
  readonly byName: string;
  readonly now: string;
  readonly text: string;
  /** Who rings up in the simulation. */
  readonly caller?: Trilingual;
}

/** Writes to one person of an event; the message's id. */
export async function putMessage(tx: Tx, { now: at, caller, ...told }: ToTell): Promise<string> {
  const id = newId();
  await tx
    .insertInto('executionMessages')
    .values({ ...told, id, at, caller: caller === undefined ? null : json(caller), seenAt: null })
    .execute();
  return id;
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
