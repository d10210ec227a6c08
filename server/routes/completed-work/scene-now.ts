// A learner's simulation as it is saved so far, for whoever watches its event or guides them: what a replay needs, and then what came since.
import type { SceneNow } from '#contract/entities/control.ts';
import { seedOfRun } from '#machines/kit/random.ts';
import { foldEvents } from '#server/marking/fold-events.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { simulationPlay } from './attempt-view.ts';
import { findAttemptTasks } from './attempts-repository.ts';
import { findBatches } from './batches-repository.ts';
import type { Db } from '#server/storage/schema.ts';

interface Wanted {
  readonly attemptId: string;
  /** Of the task in the attempt, from 1. */
  readonly number: number;
  /** The run that the watcher has, and how many entries of it. */
  readonly run: string | undefined;
  readonly after: number;
}

/** Throws NOT_FOUND where the task is no simulation. */
export async function sceneNow(db: Db, wanted: Wanted): Promise<Omit<SceneNow, 'asOf' | 'user'>> {
  const { attemptId, number } = wanted;
  const row = orNotFound((await findAttemptTasks(db, attemptId))[number - 1]);
  const attempt = await db
    .selectFrom('attempts')
    .select(['startedAt', 'status'])
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  const batches = (await findBatches(db, attemptId)).map(({ events }) => events);
  const saved = foldEvents(new Map([[row.taskId, row.maxAttempts]]), batches).get(row.taskId);
  const [restart, entries] = [saved?.restart ?? 0, saved?.entries ?? []];
  const run = `${attemptId} ${row.taskId} ${restart}`;
  const isKnown = wanted.run === run && wanted.after <= entries.length;
  const from = isKnown ? wanted.after : 0;
  return {
    attemptId,
    taskId: row.taskId,
    startedAt: attempt.startedAt,
    isRunning: attempt.status === 'IN_PROGRESS',
    run,
    simulation: isKnown ? null : await playOf(db, row, restart),
    from,
    entries: entries.slice(from),
  };
}

/** The play of the run as it was drawn. */
async function playOf(db: Db, row: Parameters<typeof simulationPlay>[1], restart: number) {
  const pinned = orNotFound((await simulationPlay(db, row)) ?? undefined);
  const { seedPerRun: _seedPerRun, ...simulation } = { ...pinned, seed: seedOfRun(pinned, restart) };
  return simulation;
}
