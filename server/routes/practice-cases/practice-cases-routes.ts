// Free practice: the list, a case to play, and its key in TRAINING or after a rehearsal; and exercises for what is not mastered.
import type { FastifyInstance } from 'fastify';
import {
  getExercise,
  getExerciseCase,
  getPracticeCase,
  getPracticeKey,
  listPracticeCases,
  type PracticeCase,
} from '#contract/calls/practice-cases.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import type { Db } from '#server/storage/schema.ts';
import { caseKey } from '../completed-work/attempt-view.ts';
import { newSeed } from '../works/insert-attempt.ts';
import { exerciseFor, trainableCases } from './exercise-repository.ts';
import { isSecret } from './key-secrecy.ts';
import { findPracticeCase, findPracticeCases } from './practice-cases-repository.ts';

export function registerPracticeCases(app: FastifyInstance): void {
  registerCall(app, listPracticeCases, ({ query, storage }) =>
    findPracticeCases(storage.db, query.simulation),
  );
  registerCall(app, getPracticeCase, async ({ params, query, person, storage: { db }, now }) => {
    const { mode } = query;
    const isKeyGiven = mode === 'TRAINING' && !(await isSecret(db, person, params.id, now));
    return readCase(db, params.id, mode, isKeyGiven);
  });
  registerCall(app, getPracticeKey, async ({ params, person, storage: { db }, now }) => {
    const found = orNotFound(await findPracticeCase(db, params.id, { mode: 'CONTROL', isKeyGiven: false }));
    if (await isSecret(db, person, params.id, now)) throw new ApiFault('FORBIDDEN');
    return caseKey(db, params.id, found.revision);
  });
  registerCall(app, getExercise, ({ query: { seed = newSeed() }, person, storage: { db }, now }) =>
    exerciseFor(db, person, { seed, now }),
  );
  registerCall(app, getExerciseCase, async ({ params: { id }, person, storage: { db }, now }) => {
    if (!(await trainableCases(db, person, now)).has(id)) throw new ApiFault('NOT_FOUND');
    return readCase(db, id, 'TRAINING', true);
  });
}

async function readCase(db: Db, id: string, mode: WorkMode, isKeyGiven: boolean): Promise<PracticeCase> {
  const found = orNotFound(await findPracticeCase(db, id, { mode, isKeyGiven }));
  const key = isKeyGiven ? await caseKey(db, id, found.revision) : null;
  return { ...found.row, play: found.play, key };
}
