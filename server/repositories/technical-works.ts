// The one row of technical works, and what it means at a given moment.
import type { TechnicalWorks } from '#contract/calls/technical-works.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { TechnicalWorksTable } from '#server/storage/tables/system.ts';

export const TECHNICAL_WORKS_ID = 'current';

/** The row of technical works. */
export async function readTechnicalWorks(db: Db | Tx) {
  return db
    .selectFrom('technicalWorks')
    .selectAll()
    .where('id', '=', TECHNICAL_WORKS_ID)
    .executeTakeFirstOrThrow();
}
export type TechnicalWorksRow = Awaited<ReturnType<typeof readTechnicalWorks>>;

/** Locks the row until the write ends, so that changes come one after the other. */
export async function lockTechnicalWorks(tx: Tx): Promise<TechnicalWorksRow> {
  return tx
    .selectFrom('technicalWorks')
    .selectAll()
    .where('id', '=', TECHNICAL_WORKS_ID)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

type Times = Pick<TechnicalWorksTable, 'active' | 'startsAt' | 'endsAt' | 'endsItself'>;

/** Whether technical works are on, planned or neither at `now`, even if no process has stored it yet. */
export function statusAt(
  { active, startsAt, endsAt, endsItself }: Times,
  now: string,
): TechnicalWorks['status'] {
  const isOver = endsItself && endsAt !== null && endsAt <= now;
  if (isOver || (!active && startsAt === null)) return 'INACTIVE';
  if (active || (startsAt !== null && startsAt <= now)) return 'ACTIVE';
  return 'PLANNED';
}

const UNKNOWN_END_SECONDS = 60;
const SOONEST_SECONDS = 5;
const LATEST_SECONDS = 3600;

/** After how many seconds to ask again: at the expected end, within sensible bounds. */
export function retryAfterSeconds({ endsAt }: Pick<Times, 'endsAt'>, now: string): number {
  const seconds = endsAt === null ? 0 : Math.ceil((Date.parse(endsAt) - Date.parse(now)) / 1000);
  if (seconds <= 0) return UNKNOWN_END_SECONDS;
  return Math.min(LATEST_SECONDS, Math.max(SOONEST_SECONDS, seconds));
}
