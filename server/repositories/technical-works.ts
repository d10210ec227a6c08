/** The one row of technical works, and what it means at a moment: the clock needs nobody to turn it. */
import type { TechnicalWorks } from '#contract/calls/technical-works.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { TechnicalWorksTable } from '#server/storage/tables/system.ts';

export const technicalWorksId = 'current';

export async function readTechnicalWorks(db: Db | Tx) {
  return db
    .selectFrom('technicalWorks')
    .selectAll()
    .where('id', '=', technicalWorksId)
    .executeTakeFirstOrThrow();
}
export type TechnicalWorksRow = Awaited<ReturnType<typeof readTechnicalWorks>>;

/** The row, held until the write ends: changes come one after the other. */
export async function lockTechnicalWorks(tx: Tx): Promise<TechnicalWorksRow> {
  return tx
    .selectFrom('technicalWorks')
    .selectAll()
    .where('id', '=', technicalWorksId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

type Times = Pick<TechnicalWorksTable, 'active' | 'startsAt' | 'endsAt' | 'endsItself'>;

/** Whether works are on, planned or neither at `now`, even before a process has stored that they began or ended. */
export function statusAt(
  { active, startsAt, endsAt, endsItself }: Times,
  now: string,
): TechnicalWorks['status'] {
  const isOver = endsItself && endsAt !== null && endsAt <= now;
  if (isOver || (!active && startsAt === null)) return 'INACTIVE';
  if (active || (startsAt !== null && startsAt <= now)) return 'ACTIVE';
  return 'PLANNED';
}

const unknownEndSeconds = 60;
const soonestSeconds = 5;
const latestSeconds = 3600;

/** When it is worth asking again: at the expected end, but never sooner or later than makes sense. */
export function retryAfterSeconds({ endsAt }: Pick<Times, 'endsAt'>, now: string): number {
  const seconds = endsAt === null ? 0 : Math.ceil((Date.parse(endsAt) - Date.parse(now)) / 1000);
  if (seconds <= 0) return unknownEndSeconds;
  return Math.min(latestSeconds, Math.max(soonestSeconds, seconds));
}
