// Whether somebody may know how a case is judged.
import type { Person } from '#server/plugins/calls/call-context.ts';
import { isCaseHeld, secretTasks } from '#server/repositories/learning-access.ts';
import type { Db } from '#server/storage/schema.ts';

/**
 * Whether the case's key stays on the server: an open or coming event of the person holds it, or an open one of anybody
 * and the person does not edit cases.
 */
export async function isSecret(db: Db, person: Person, caseId: string, now: string): Promise<boolean> {
  if ((await secretTasks(db, person.id, now)).caseIds.has(caseId)) return true;
  return !person.privileges.has('PRACTICE_EDIT') && (await isCaseHeld(db, caseId, now));
}
