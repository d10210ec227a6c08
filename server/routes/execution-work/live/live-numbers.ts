// The numbers by which a person's own part in events is known to have changed.
import type { Db } from '#server/storage/schema.ts';

interface Part {
  readonly executionId: string;
  readonly userId: string;
}

/** The id under which a person's part in an event is watched. */
export const partId = ({ executionId, userId }: Part): string => `${executionId} ${userId}`;

/** Of parts: the event's number and the person's own, which rise apart and never fall. */
export async function liveNumbers(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const executionIds = [...new Set(ids.map((id) => id.split(' ')[0] ?? '')), ''];
  const events = await db
    .selectFrom('executions')
    .select(['id', 'liveNumber'])
    .where('id', 'in', executionIds)
    .execute();
  const parts = await db
    .selectFrom('executionUsers')
    .select(['executionId', 'userId', 'liveNumber'])
    .where('executionId', 'in', executionIds)
    .where('liveNumber', '>', 0)
    .execute();
  const ofEvents = new Map(events.map(({ id, liveNumber }) => [id, Number(liveNumber)]));
  const own = new Map(parts.map((part) => [partId(part), Number(part.liveNumber)]));
  return new Map(
    ids.flatMap((id) => {
      const number = ofEvents.get(id.split(' ')[0] ?? '');
      return number === undefined ? [] : [[id, number + (own.get(id) ?? 0)]];
    }),
  );
}
