// Attempts whose automatic marking was given up: they wait for a teacher, with the answers as they were saved.
import type { Db } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { nextVersion } from '#server/routes/completed-work/attempts-repository.ts';
import { foldEvents, isAnswered, type SavedTask } from './fold-events.ts';
import type { JobTask, MarkedTask } from './mark-job.ts';
import { loadJob, storeTask, type ClaimedAttempt } from './marking-queue.ts';

/** A task as it was saved, without a mark. */
function unmarked({ taskId, maxScore }: JobTask, saved: SavedTask): MarkedTask {
  return {
    taskId,
    maxScore,
    mark: null,
    proposedMark: null,
    claimedMark: null,
    needsReview: true,
    isAnswered: isAnswered(saved),
    attemptsUsed: saved.attemptsUsed,
    useHint: saved.hintTaken,
    answer: saved.answer,
    historyAnswer: saved.history,
    simulation: null,
    trace: null,
    finalHash: null,
    idleShortMs: 0,
    heldLateMs: 0,
  };
}

/** Empty if what was saved cannot be read: the teacher then marks without it. */
async function unmarkedTasks(db: Db, attemptId: string): Promise<readonly MarkedTask[]> {
  try {
    const job = await loadJob(db, attemptId);
    const saved = foldEvents(new Map(job.tasks.map((task) => [task.taskId, task.maxAttempts])), job.batches);
    return job.tasks.flatMap((task) => {
      const own = saved.get(task.taskId);
      return own === undefined ? [] : [unmarked(task, own)];
    });
  } catch {
    return [];
  }
}

/** Gives the marking of a claimed attempt up, unless its lease has passed to another owner. */
export async function setAside(
  storage: Storage,
  owner: string,
  { id }: ClaimedAttempt,
  now: string,
): Promise<void> {
  const { db } = storage;
  const tasks = await unmarkedTasks(db, id);
  const end = db
    .updateTable('attempts')
    .set({
      status: 'REVIEW_PENDING',
      needsReview: true,
      answeredCount: tasks.filter((task) => task.isAnswered).length,
      leaseOwner: null,
      leaseUntil: null,
      setAsideAt: now,
      version: nextVersion,
    })
    .where('id', '=', id)
    .where('status', '=', 'MARKING')
    .where('leaseOwner', '=', owner);
  await storage.hot([
    { query: end, expectRows: 1 },
    ...tasks.map((task) => ({ query: storeTask(db, id, task) })),
  ]);
}
