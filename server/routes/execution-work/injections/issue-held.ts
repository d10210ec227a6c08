// Issues what a case has planned once it has come, and tells devices of CONTROL how far they may leap: alike for every case.
import { SITUATION_CODE } from '#contract/simulation/log.ts';
import type { HeldPart } from '#machines/equipment/held/held-parts.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { lockAttempt } from '../../completed-work/attempts-repository.ts';
import { findWaiting } from '../../completed-work/issuing/issued-repository.ts';
import { raiseOwnNumber } from '../acts/acts-repository.ts';
import type { FollowedRuns } from './followed-runs.ts';

/** A round plays logs for so long; what is left is played in the next. */
const MAX_PLAY_MS = 60;
/** So far past a report that was looked at may waiting and fast time go: by as much can a situation come after its time. */
const HORIZON_MS = 30_000;
/** With less left it is moved on: fast time meets its end only where a connection is slow. */
const MIN_LEFT_MS = 20_000;

/** The runs of attempts under way whose cases the server holds back, by the last report of each; those heard of first, first. */
async function heldRuns(db: Db) {
  const rows = await db
    .selectFrom('attempts')
    .innerJoin('attemptTasks', 'attemptTasks.attemptId', 'attempts.id')
    .innerJoin('runClocks', (join) =>
      join
        .onRef('runClocks.attemptId', '=', 'attemptTasks.attemptId')
        .onRef('runClocks.taskId', '=', 'attemptTasks.taskId'),
    )
    .select(['attempts.id as attemptId', 'attempts.executionId', 'attempts.userId', 'attempts.lastSequence'])
    .select(['attemptTasks.taskId', 'attemptTasks.caseId', 'attemptTasks.caseRevision'])
    .select(['runClocks.restart', 'runClocks.simulatedMs', 'runClocks.horizonMs'])
    .where('attempts.status', '=', 'IN_PROGRESS')
    .where('attempts.mode', '=', 'CONTROL')
    .where('attemptTasks.heldSeed', 'is not', null)
    .orderBy('runClocks.contactMs')
    .execute();
  // Of several tasks of an attempt the one heard of last.
  return [...new Map(rows.map((row) => [row.attemptId, row])).values()].map((row) => ({
    ...row,
    simulatedMs: Number(row.simulatedMs),
    horizonMs: Number(row.horizonMs ?? 0),
  }));
}
type HeldRun = Awaited<ReturnType<typeof heldRuns>>[number];

const runOf = ({ attemptId, taskId, restart }: HeldRun): string => `${attemptId} ${taskId} ${restart}`;

async function insertPart(tx: Tx, run: HeldRun, part: HeldPart, now: string): Promise<void> {
  const { attemptId, taskId, restart, executionId, userId } = run;
  await lockAttempt(tx, attemptId);
  const { status } = await tx
    .selectFrom('attempts')
    .select('status')
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  if (status !== 'IN_PROGRESS') return;
  const what = { part: part.part, code: part.code, item: part.item };
  await tx
    .insertInto('issuedEntries')
    .values({ id: newId(), attemptId, taskId, restart, ...what, reason: '', byName: '', issuedAt: now })
    .onConflict((conflict) => conflict.columns(['attemptId', 'taskId', 'restart', 'part']).doNothing())
    .execute();
  if (executionId !== null) await raiseOwnNumber(tx, executionId, userId);
}

/** Those of a run that have been issued. */
async function issuedParts(db: Db, { attemptId, taskId, restart }: HeldRun): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('issuedEntries')
    .select('part')
    .where('attemptId', '=', attemptId)
    .where('taskId', '=', taskId)
    .where('restart', '=', restart)
    .where('part', 'is not', null)
    .execute();
  return new Set(rows.map(({ part }) => Number(part)));
}

/** Issues what has come; true when nothing more is held back. */
async function issueCome(
  storage: Storage,
  run: HeldRun,
  parts: readonly HeldPart[],
  now: string,
): Promise<boolean> {
  // Nearly always nothing has: then nothing is asked.
  if (parts.every(({ cameAtMs }) => cameAtMs === undefined)) return false;
  const issued = await issuedParts(storage.db, run);
  const open = parts.filter(({ part }) => !issued.has(part));
  // A second situation waits for the first to begin and to end.
  let isTaken = (await findWaiting(storage.db, run)).some(({ code }) => code === SITUATION_CODE);
  for (const part of open.filter(({ cameAtMs }) => cameAtMs !== undefined)) {
    const isSituation = part.code === SITUATION_CODE;
    if (isSituation && isTaken) continue;
    isTaken ||= isSituation;
    await storage.write((tx) => insertPart(tx, run, part, now));
  }
  return open.length === 0;
}

/** Written together: when one's horizon moves tells nothing of what was played for it. */
async function moveHorizons(storage: Storage, runs: readonly HeldRun[]): Promise<void> {
  const due = runs.filter(({ simulatedMs, horizonMs }) => horizonMs - simulatedMs < MIN_LEFT_MS);
  if (due.length === 0) return;
  await storage.hot(
    due.map(({ attemptId, taskId, restart, simulatedMs }) => ({
      query: storage.db
        .updateTable('runClocks')
        .set({ horizonMs: simulatedMs + HORIZON_MS })
        .where('attemptId', '=', attemptId)
        .where('taskId', '=', taskId)
        .where('restart', '=', restart),
    })),
  );
}

/** Returns one round over all runs whose cases the server holds back. A run that fails holds up no other: the round throws at its end. */
export function createHeldIssuing(storage: Storage, runs: FollowedRuns): (now: string) => Promise<void> {
  /** By run, what was looked at last. */
  let looked = new Map<string, string>();
  /** Runs of which nothing more is held back. */
  let settled = new Set<string>();
  /** Revisions of cases in which nothing comes. */
  const plain = new Set<string>();

  /** true: it was looked at up to its last report. */
  async function look(run: HeldRun, until: number, now: string): Promise<boolean> {
    const [name, revision] = [runOf(run), `${String(run.caseId)} ${String(run.caseRevision)}`];
    if (settled.has(name) || plain.has(revision)) return true;
    const followed = await runs.of(storage.db, run);
    if (followed?.holdsNothing === true) {
      plain.add(revision);
      runs.drop(run.attemptId);
      return true;
    }
    const then = followed?.playTo(run.simulatedMs, until);
    if (then === undefined) return false;
    if (await issueCome(storage, run, then.parts, now)) settled.add(name);
    return true;
  }

  return async (now) => {
    const until = performance.now() + MAX_PLAY_MS;
    const all = await heldRuns(storage.db);
    const done: HeldRun[] = [];
    const failed: unknown[] = [];
    const seen = new Map<string, string>();
    for (const run of all) {
      const at = `${run.simulatedMs} ${run.lastSequence}`;
      const isNew = looked.get(runOf(run)) !== at;
      const isDone = !isNew || (await look(run, until, now).catch((error: unknown) => !failed.push(error)));
      if (isDone) seen.set(runOf(run), at);
      if (isDone) done.push(run);
    }
    looked = seen;
    settled = new Set(all.map(runOf).filter((name) => settled.has(name)));
    await moveHorizons(storage, done);
    if (failed.length > 0) throw new AggregateError(failed, 'Runs that could not be played along');
  };
}
