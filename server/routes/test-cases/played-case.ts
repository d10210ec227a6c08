// What playing a draft by machine comes to: in a process of its own, once for each state of a draft.
import { createHash } from 'node:crypto';
import type { JudgedExample, PlayedCase } from '#server/parsing/check-case.ts';
import { casePool } from '#server/parsing/parse-pool.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import type { Db } from '#server/storage/schema.ts';
import type { CurrentCaseDraft } from './cases-repository.ts';
import { trialOf } from './trial.ts';

/** Cases that were played lately: what the check list tells is not played again to publish it. */
const KNOWN = new Map<string, PlayedCase>();
const MAX_KNOWN = 100;

function keep(name: string, played: PlayedCase): void {
  KNOWN.set(name, played);
  if (KNOWN.size <= MAX_KNOWN) return;
  for (const oldest of KNOWN.keys()) {
    KNOWN.delete(oldest);
    return;
  }
}

interface Asked {
  readonly id: string;
  /** Who asks: each person has one case played at a time. */
  readonly personId: string;
}

/** What becomes of the examples of a draft; null: playing them takes more time than any examples should. */
export async function playedExamples(
  db: Db,
  { id, personId }: Asked,
  current: CurrentCaseDraft,
): Promise<readonly JudgedExample[] | null> {
  const { examples = [] } = current.data;
  if (examples.length === 0) return [];
  const { play, key } = await trialOf(db, id, current, 'TRAINING');
  if (key === null) throw new Error('A trial has its key.');
  return orTooLong(casePool.parse(personId, 'EXAMPLES', { play, key }, examples));
}

/** null where it was ended because it took more than it may. */
async function orTooLong<T>(playing: Promise<T>): Promise<T | null> {
  try {
    return await playing;
  } catch (error) {
    if (error instanceof ApiFault && error.code === 'TOO_LARGE') return null;
    throw error;
  }
}

/** null: it takes more time or memory than any case should. Throws VALIDATION for a draft that can't start. */
export async function playedCase(
  db: Db,
  { id, personId }: Asked,
  current: CurrentCaseDraft,
): Promise<PlayedCase | null> {
  const { play, key } = await trialOf(db, id, current, 'TRAINING');
  if (key === null) throw new Error('A trial has its key.');
  const name = createHash('sha256')
    .update(JSON.stringify([play, key]))
    .digest('base64');
  const known = KNOWN.get(name);
  if (known !== undefined) return known;
  const played = await orTooLong(casePool.parse(personId, 'CASE', { play, key }));
  if (played !== null) keep(name, played);
  return played;
}
