// The queue of attempts to mark, in the database: a lease lets another process take over after a crash.
import type { DoubtState } from '#contract/entities/attempt-trust.ts';
import { isPassed, sumOfMarks } from '#contract/marks.ts';
import { findCaseKey } from '#server/repositories/case-keys.ts';
import { taskRevisionsOf } from '#server/repositories/task-revisions.ts';
import { stepsOf } from '#server/statistics/run-steps.ts';
import { json } from '#server/storage/columns.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import {
  findAttemptTasks,
  laterBy,
  nextVersion,
  type AttemptTaskRow,
} from '#server/routes/completed-work/attempts-repository.ts';
import { findBatches } from '#server/routes/completed-work/batches-repository.ts';
import { heldBack, orderOf, simulationPlay } from '#server/routes/completed-work/attempt-view.ts';
import { findGateWaivers } from '#server/routes/completed-work/marking/gate-waivers.ts';
import { findClocks, findLags } from '#server/routes/completed-work/clock/clock-repository.ts';
import { findIssued } from '#server/routes/completed-work/issuing/issued-repository.ts';
import { questionKindOf } from '#tasks/kinds.ts';
import { countedAndClaimed } from './counted-events.ts';
import { keyForRun } from './key-for-run.ts';
import type { JobSimulation, JobTask, MarkedTask, MarkJob } from './mark-job.ts';
import { MARKING_LIMITS } from './mark-process.ts';
import { markedFacts } from './marked-facts.ts';
import { countObstacles } from './obstacles.ts';

/** Longer than two attempts may take in the marking process, one after the other. */
const LEASE_MS = 3 * MARKING_LIMITS.ms;
/** An attempt whose marking was begun so often without coming to an end waits for a teacher. */
export const MAX_TRIES = 5;
/** Looked at together, because another process may claim the first ones meanwhile. */
const MAX_CANDIDATES = 8;
/** Until an attempt is tried again, for each time that it failed. */
const WAIT_MS = 2000;

/** Attempts that are over and that nobody is marking, oldest first. */
async function waitingAttempts(db: Db, now: string) {
  return db
    .selectFrom('attempts')
    .select(['id', 'status', 'markTries'])
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['SUBMITTED', 'EXPIRED']),
        eb.and([eb('status', '=', 'MARKING'), eb('leaseUntil', '<=', now)]),
      ]),
    )
    .orderBy('submittedAt')
    .limit(MAX_CANDIDATES)
    .execute();
}

export interface ClaimedAttempt {
  readonly id: string;
  /** This try included. */
  readonly tries: number;
}

/**
 * Claims the oldest attempt that waits. The try counts from now on, so that one which ends the whole process
 * has been counted.
 */
export async function claimAttempt(
  storage: Storage,
  owner: string,
  now: string,
): Promise<ClaimedAttempt | undefined> {
  for (const { id, status, markTries } of await waitingAttempts(storage.db, now)) {
    const claim = storage.db
      .updateTable('attempts')
      .set({
        status: 'MARKING',
        leaseOwner: owner,
        leaseUntil: laterBy(now, LEASE_MS),
        markTries: markTries + 1,
      })
      .where('id', '=', id)
      .where('status', '=', status)
      .where('markTries', '=', markTries);
    const query = status === 'MARKING' ? claim.where('leaseUntil', '<=', now) : claim;
    if ((await storage.hot([{ query, expectRows: 1 }])).ok) return { id, tries: markTries + 1 };
  }
  return undefined;
}

/** What the server knows of the runs of an attempt beside their logs. */
type RunFacts = Pick<JobSimulation, 'lags' | 'issued' | 'reported'>;

/** By task: what the server knows of the runs of an attempt's simulations besides their logs. */
export async function runFacts(db: Db, attemptId: string): Promise<(taskId: string) => RunFacts> {
  const lags = await findLags(db, attemptId);
  const issued = await findIssued(db, attemptId);
  const clocks = await findClocks(db, attemptId);
  return (taskId) => ({
    lags: lags.filter((lag) => lag.taskId === taskId),
    issued: issued.filter((entry) => entry.taskId === taskId),
    reported: clocks.find((clock) => clock.taskId === taskId),
  });
}

async function jobSimulation(db: Db, row: AttemptTaskRow, facts: RunFacts): Promise<JobSimulation | null> {
  const played = await simulationPlay(db, row);
  if (played === null) return null;
  const { key } = await findCaseKey(db, played.caseId, played.caseRevision);
  const { rulesetId, rulesetRevision, ruleset, play, codeVersion, seed, seedPerRun } = played;
  const pins = { rulesetId, rulesetRevision, codeVersion, seed, seedPerRun };
  const held = await heldBack(db, row, 0);
  const own = { rulesetId, rulesetRevision, ruleset, play, held, ...facts };
  return { ...own, ...pins, ...(await keyForRun(db, { ...own, key })) };
}

/** Everything that marking an attempt needs, as it is stored. */
export async function loadJob(db: Db, attemptId: string): Promise<MarkJob> {
  const rows = await findAttemptTasks(db, attemptId);
  const contents = await taskRevisionsOf(db, rows);
  const attempt = await db
    .selectFrom('attempts')
    .select(['orderSecret', 'mode', 'doubt', 'waivedGates'])
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  const order = orderOf(attempt);
  const factsOf = await runFacts(db, attemptId);
  const waivers = await findGateWaivers(db, { id: attemptId, waivedGates: attempt.waivedGates });
  const tasks: JobTask[] = [];
  for (const row of rows) {
    const { taskId, taskType, maxScore, maxAttempts } = row;
    const data = contents.get(taskId);
    const hintPenalty = data?.settingsTask.hintPenalty ?? 0;
    tasks.push({
      taskId,
      taskType,
      maxScore,
      maxAttempts,
      hintPenalty,
      simulation: await jobSimulation(db, row, factsOf(taskId)),
      waivedGates: (waivers.get(taskId) ?? []).map(({ gateId }) => gateId),
      question: questionKindOf(taskType) !== null && data ? { data, order } : null,
    });
  }
  // Hints exist in TRAINING only: a modified client that sends HINT in another mode pays nothing.
  const stored = (await findBatches(db, attemptId)).map(({ events, doubt }) => ({
    doubt,
    events: attempt.mode === 'TRAINING' ? events : events.filter(({ type }) => type !== 'HINT'),
  }));
  return { attemptId, tasks, ...countedAndClaimed(stored, attempt.doubt) };
}

export function storeTask(db: Db, attemptId: string, marked: MarkedTask) {
  return db
    .updateTable('attemptTasks')
    .set({
      mark: marked.mark,
      proposedMark: marked.proposedMark,
      claimedMark: marked.claimedMark,
      needsReview: marked.needsReview,
      attemptsUsed: marked.attemptsUsed,
      useHint: marked.useHint,
      answer: json(marked.answer ?? null),
      historyAnswer: json(marked.historyAnswer),
      simulation: marked.simulation === null ? null : json(marked.simulation),
      packedSimulation: null,
      steps: stepsOf(marked.simulation),
      trace: marked.trace === null ? null : json(marked.trace),
      finalHash: marked.finalHash,
      regradeId: null,
    })
    .where('attemptId', '=', attemptId)
    .where('taskId', '=', marked.taskId);
}

/** The marks that a teacher gave before the attempt was marked again by their own decision. */
async function givenMarks(
  db: Db,
  attemptId: string,
  doubt: DoubtState | null,
): Promise<ReadonlyMap<string, number>> {
  if (doubt !== 'ACCEPTED') return new Map();
  const rows = await db
    .selectFrom('attemptTasks')
    .select(['taskId', 'mark'])
    .where('attemptId', '=', attemptId)
    .where('manuallyReviewed', '=', true)
    .execute();
  return new Map(rows.flatMap(({ taskId, mark }) => (mark === null ? [] : [[taskId, mark] as const])));
}

/** A task as its mark counts: by the teacher's, where there is one. */
interface CountedTask extends MarkedTask {
  readonly manuallyReviewed: boolean;
}

function withGiven(task: MarkedTask, given: ReadonlyMap<string, number>): CountedTask {
  const mark = given.get(task.taskId);
  return mark === undefined
    ? { ...task, manuallyReviewed: false }
    : { ...task, mark, needsReview: false, manuallyReviewed: true };
}

/** Whether a teacher has to decide what counts, and the mark if all of it did. */
function claimedResult(
  tasks: readonly MarkedTask[],
  doubt: DoubtState | null,
): { readonly doubt: DoubtState | null; readonly claimedMark: number | null } {
  const claimed = tasks.flatMap(({ claimedMark }) => (claimedMark === null ? [] : [claimedMark]));
  if (claimed.length === 0) return { doubt, claimedMark: null };
  return { doubt: doubt ?? 'PENDING', claimedMark: sumOfMarks(claimed) };
}

/**
 * Stores the marks; returns false, without a change, if the lease has passed to another owner, whose marks
 * then count. Runs as one program, so that saving in the meantime is not held up.
 */
export async function storeMarks(
  storage: Storage,
  owner: string,
  attemptId: string,
  tasks: readonly MarkedTask[],
): Promise<boolean> {
  const { db } = storage;
  const attempt = await db
    .selectFrom('attempts')
    .select(['id', 'gradeForCompletion', 'doubt', 'isBegunHeld', 'waivedGates'])
    .where('id', '=', attemptId)
    .executeTakeFirst();
  if (attempt === undefined) return false;
  const waivers = await findGateWaivers(db, attempt);
  const given = await givenMarks(db, attemptId, attempt.doubt);
  const counted = tasks.map((task) => withGiven(task, given));
  const mark = sumOfMarks(counted.map((task) => task.mark));
  const claimed = claimedResult(tasks, attempt.doubt);
  const needsReview = counted.some((task) => task.needsReview) || claimed.doubt === 'PENDING';
  const end = db
    .updateTable('attempts')
    .set({
      status: needsReview ? 'REVIEW_PENDING' : 'REVIEWED',
      mark,
      passed:
        needsReview || attempt.isBegunHeld
          ? null
          : isPassed(mark, attempt.gradeForCompletion, countObstacles(counted, waivers)),
      needsReview,
      ...claimed,
      answeredCount: tasks.filter((task) => task.isAnswered).length,
      leaseOwner: null,
      leaseUntil: null,
      setAsideAt: null,
      packedAt: null,
      version: nextVersion,
    })
    .where('id', '=', attemptId)
    .where('status', '=', 'MARKING')
    .where('leaseOwner', '=', owner);
  const marks = counted.map((task) => ({ query: storeTask(db, attemptId, task), expectRows: 1 }));
  // An act of marking again holds for it too: the background job sees to that.
  const behind = db
    .updateTable('regrades')
    .set({ isBehind: true })
    .where(
      'taskId',
      'in',
      tasks.map(({ taskId }) => taskId),
    )
    .where('state', 'in', ['APPLYING', 'APPLIED'])
    .where('isBehind', '=', false);
  const facts = markedFacts(db, attemptId, tasks);
  return (await storage.hot([{ query: end, expectRows: 1 }, ...marks, ...facts, { query: behind }])).ok;
}

/** Releases an attempt after a failure, to be tried again a little later. */
export async function giveBack(
  storage: Storage,
  owner: string,
  { id, tries }: ClaimedAttempt,
  now: string,
): Promise<void> {
  const query = storage.db
    .updateTable('attempts')
    .set({ leaseUntil: laterBy(now, tries * WAIT_MS) })
    .where('id', '=', id)
    .where('status', '=', 'MARKING')
    .where('leaseOwner', '=', owner);
  await storage.hot([{ query }]);
}
