// Keeps how attempts were first marked, for the figures of groups and people: what differs from what is kept, a little at a time.
import { MAX_COUNTED_ATTEMPTS } from '#contract/entities/statistics.ts';
import { json } from '#server/storage/columns.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { AttemptsRead, CountedMode, FirstMark } from './count-job.ts';

/** Written at once: those who save meanwhile wait for no more. */
const WRITTEN_AT_ONCE = 100;

const contentOf = ({ mark, maxScore, passed, steps }: FirstMark): string =>
  json([mark, maxScore, passed, steps]);

async function keptMarks(db: Db, { workId, mode }: CountedMode): Promise<readonly FirstMark[]> {
  const rows = await db
    .selectFrom('firstMarks')
    .innerJoin('attempts', 'attempts.id', 'firstMarks.attemptId')
    .where('attempts.workId', '=', workId)
    .where('attempts.mode', '=', mode)
    .selectAll('firstMarks')
    .execute();
  return rows.map((row) => ({ ...row, steps: json(row.steps) }));
}

/** An attempt may be gone by now: then there is nothing to keep. */
function replace(storage: Storage, ids: readonly string[], marks: readonly FirstMark[]): Promise<void> {
  return storage.write(async (tx) => {
    await tx.deleteFrom('firstMarks').where('attemptId', 'in', ids).execute();
    const found = await tx.selectFrom('attempts').select('id').where('id', 'in', ids).forKeyShare().execute();
    const there = new Set(found.map(({ id }) => id));
    const values = marks.filter(({ attemptId }) => there.has(attemptId));
    if (values.length > 0) await tx.insertInto('firstMarks').values(values).execute();
  });
}

/** Replaces what was kept of the attempts of a work in a mode. */
export async function keepFirstMarks(
  storage: Storage,
  of: CountedMode,
  { firstMarks, attempts }: AttemptsRead,
): Promise<void> {
  const kept = new Map((await keptMarks(storage.db, of)).map((one) => [one.attemptId, contentOf(one)]));
  const changed = firstMarks.filter((one) => kept.get(one.attemptId) !== contentOf(one));
  for (const { attemptId } of firstMarks) kept.delete(attemptId);
  // Of those beyond what is counted nothing was read: they stay as they are.
  const gone = attempts >= MAX_COUNTED_ATTEMPTS ? [] : [...kept.keys()];
  const ids = [...changed.map(({ attemptId }) => attemptId), ...gone];
  for (let from = 0; from < ids.length; from += WRITTEN_AT_ONCE)
    await replace(
      storage,
      ids.slice(from, from + WRITTEN_AT_ONCE),
      changed.slice(from, from + WRITTEN_AT_ONCE),
    );
}
