// Free practice: the list, a case to play, and its key in TRAINING or after a rehearsal.
import type { FastifyInstance } from 'fastify';
import { getPracticeCase, getPracticeKey, listPracticeCases } from '#contract/calls/practice-cases.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { isCaseHeld, secretTasks } from '#server/repositories/learning-access.ts';
import type { Db } from '#server/storage/schema.ts';
import { caseKey } from '../completed-work/attempt-view.ts';
import { findPracticeCase, findPracticeCases } from './practice-cases-repository.ts';

/**
 * Whether the case's key stays on the server: an open or coming event of the person holds it, or an open one of anybody
 * and the person does not edit cases.
 */
async function isSecret(db: Db, person: Person, caseId: string, now: string): Promise<boolean> {
  if ((await secretTasks(db, person.id, now)).caseIds.has(caseId)) return true;
  return !person.privileges.has('PRACTICE_EDIT') && (await isCaseHeld(db, caseId, now));
}

export function registerPracticeCases(app: FastifyInstance): void {
  registerCall(app, listPracticeCases, ({ query, storage }) =>
    findPracticeCases(storage.db, query.simulation),
  );
  registerCall(app, getPracticeCase, async ({ params, query, person, storage: { db }, now }) => {
    const { mode } = query;
    const isKeyGiven = mode === 'TRAINING' && !(await isSecret(db, person, params.id, now));
    const found = orNotFound(await findPracticeCase(db, params.id, { mode, isKeyGiven }));
    const key = isKeyGiven ? await caseKey(db, params.id, found.revision) : null;
    return { ...found.row, play: found.play, key };
  });
  registerCall(app, getPracticeKey, async ({ params, person, storage: { db }, now }) => {
    const found = orNotFound(await findPracticeCase(db, params.id, { mode: 'CONTROL', isKeyGiven: false }));
    if (await isSecret(db, person, params.id, now)) throw new ApiFault('FORBIDDEN');
    return caseKey(db, params.id, found.revision);
  });
}
