/** While technical works are on, only those who are excluded (and the calls that say so) are served. */
import type { CallDefinition } from '#contract/call.ts';
import type { Db } from '../storage/schema.ts';
import { ApiFault } from './api-fault.ts';
import type { Person } from './call-context.ts';

const RETRY_AFTER_SECONDS = 60;

/** The admin role is excluded always, so that nobody can lock everybody out. */
function isAlwaysExcluded(person: Person | undefined): boolean {
  return (
    person !== undefined && (person.roleName === 'ROLE_ADMIN' || person.privileges.has('TECHNICAL_WORKS'))
  );
}

export async function guardTechnicalWorks(
  call: CallDefinition,
  person: Person | undefined,
  db: Db,
): Promise<void> {
  if (call.duringTechnicalWorks === true || isAlwaysExcluded(person)) return;
  const row = await db
    .selectFrom('technicalWorks')
    .select(['active', 'excludedUserIds'])
    .where('id', '=', 'current')
    .executeTakeFirst();
  if (row === undefined || !row.active) return;
  if (person !== undefined && row.excludedUserIds.includes(person.id)) return;
  throw new ApiFault('TECHNICAL_WORKS', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
