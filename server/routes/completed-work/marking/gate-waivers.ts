// The gates of an attempt that a teacher set aside.
import type { GateWaiver } from '#contract/entities/review.ts';
import type { GateWaivers } from '#server/marking/obstacles.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

/** By task, oldest first. Most attempts have none, and are not asked about. */
export async function findGateWaivers(
  db: Db | Tx,
  { id, waivedGates }: { readonly id: string; readonly waivedGates: number },
): Promise<GateWaivers> {
  if (waivedGates === 0) return new Map();
  const rows = await db
    .selectFrom('gateWaivers')
    .select(['taskId', 'gateId', 'at', 'byName', 'reason'])
    .where('attemptId', '=', id)
    .orderBy('at')
    .orderBy('gateId')
    .execute();
  const byTask = new Map<string, GateWaiver[]>();
  for (const { taskId, ...waiver } of rows) byTask.set(taskId, [...(byTask.get(taskId) ?? []), waiver]);
  return byTask;
}
