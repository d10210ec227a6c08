/** Storing the state of technical works, and how the audit log names its changes. */
import { sql } from 'kysely';
import type { TechnicalWorksChange } from '#contract/calls/technical-works.ts';
import { technicalWorksId, type TechnicalWorksRow } from '#server/repositories/technical-works.ts';
import { json } from '#server/storage/columns.ts';
import type { Tx } from '#server/storage/schema.ts';

export type StoredWorks = Pick<
  TechnicalWorksRow,
  'active' | 'excludedUserIds' | 'message' | 'startsAt' | 'endsAt' | 'endsItself'
>;

/** What the audit log calls each change. */
export const auditWords = {
  BEGUN: 'technical-works.begin',
  ENDED: 'technical-works.end',
  PLANNED: 'technical-works.plan',
  CANCELLED: 'technical-works.cancel',
  CHANGED: 'technical-works.change',
  MISSED: 'technical-works.missed',
} as const satisfies Record<TechnicalWorksChange['what'], string>;

/** The state as the audit log keeps it. */
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

/** Replaces the state; `changedBy` null is the server itself. */
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
    .where('id', '=', technicalWorksId)
    .execute();
}
