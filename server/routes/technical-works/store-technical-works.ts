// Stores the state of technical works, and names the acts for the audit log.
import { sql } from 'kysely';
import type { TechnicalWorksChange } from '#contract/calls/technical-works.ts';
import { TECHNICAL_WORKS_ID, type TechnicalWorksRow } from '#server/repositories/technical-works.ts';
import { json } from '#server/storage/columns.ts';
import type { Tx } from '#server/storage/schema.ts';

export type StoredWorks = Pick<
  TechnicalWorksRow,
  'active' | 'excludedUserIds' | 'message' | 'startsAt' | 'endsAt' | 'endsItself'
>;

/** The audit log's act for each change. */
export const AUDIT_WORDS = {
  BEGUN: 'technical-works.begin',
  ENDED: 'technical-works.end',
  PLANNED: 'technical-works.plan',
  CANCELLED: 'technical-works.cancel',
  CHANGED: 'technical-works.change',
  MISSED: 'technical-works.missed',
} as const satisfies Record<TechnicalWorksChange['what'], string>;

/** The state as the audit log stores it. */
export function auditedWorks({
  active,
  excludedUserIds,
  message,
  startsAt,
  endsAt,
  endsItself,
}: StoredWorks) {
  return { active, excludedUserIds, message, startsAt, endsAt, endsItself };
}

/** Replaces the state; `changedBy` is null for the server itself. */
export async function storeTechnicalWorks(
  tx: Tx,
  { excludedUserIds, message, ...works }: StoredWorks,
  changedBy: string | null,
  now: string,
): Promise<void> {
  await tx
    .updateTable('technicalWorks')
    .set({
      active: works.active,
      startsAt: works.startsAt,
      endsAt: works.endsAt,
      endsItself: works.endsItself,
      excludedUserIds: json<readonly string[]>(excludedUserIds),
      message: json(message),
      changedBy,
      changedAt: now,
      version: sql<number>`${sql.ref('version')} + 1`,
    })
    .where('id', '=', TECHNICAL_WORKS_ID)
    .execute();
}
