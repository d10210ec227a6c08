// Loads stored answers for the process that marks them again: with what they were given at, and the key that marks them now.
import { isDeepStrictEqual } from 'node:util';
import type { SimulationPlay } from '#contract/entities/attempt.ts';
import { findCaseKey } from '#server/repositories/case-keys.ts';
import { taskRevisionsOf } from '#server/repositories/task-revisions.ts';
import { heldBack, orderOf, simulationPlay } from '#server/routes/completed-work/attempt-view.ts';
import { findBatches } from '#server/routes/completed-work/batches-repository.ts';
import { findGateWaivers } from '#server/routes/completed-work/marking/gate-waivers.ts';
import type { Db } from '#server/storage/schema.ts';
import { questionKindOf } from '#tasks/kinds.ts';
import { countedAndClaimed } from '../counted-events.ts';
import { keyForRun } from '../key-for-run.ts';
import type { MarkJob } from '../mark-job.ts';
import { runFacts } from '../marking-queue.ts';
import { unmarked, type RegradeJob, type Remarked } from './regrade-job.ts';
import type { AnswerRow, RegradeRow } from './regrades-repository.ts';

interface LoadedAnswers {
  readonly job: RegradeJob;
  /** Answers that cannot be marked, whatever the process says. */
  readonly unmarked: readonly Remarked[];
}

export type LoadAnswers = (rows: readonly AnswerRow[]) => Promise<LoadedAnswers>;

async function loadQuestions(
  db: Db,
  regrade: RegradeRow,
  rows: readonly AnswerRow[],
): Promise<LoadedAnswers> {
  const { taskId, taskType, taskRevision } = regrade;
  const revisions = [...new Set([taskRevision, ...rows.map((row) => row.taskRevision)])];
  const contents = new Map(
    await Promise.all(
      revisions.map(async (revision) => {
        const found = await taskRevisionsOf(db, [{ taskId, taskRevision: revision }]);
        return [revision, found.get(taskId)] as const;
      }),
    ),
  );
  const target = contents.get(taskRevision);
  if (target === undefined) throw new Error(`The task ${taskId} has no revision ${taskRevision}`);
  const answers = rows.flatMap((row) => {
    const pinned = contents.get(row.taskRevision);
    const { attemptId, maxScore, useHint, answer } = row;
    return pinned === undefined
      ? []
      : [{ attemptId, maxScore, useHint, answer, order: orderOf(row), pinned }];
  });
  return { job: { kind: 'ANSWERS', taskType, target, answers }, unmarked: [] };
}

/** `whole`: with what the server held back. */
type Played = Omit<SimulationPlay, 'codeVersion' | 'seed' | 'seedPerRun'> & { readonly whole: unknown };

/** What logs of one case were played with; each revision is read once, so that the process is sent it once. */
function playsOf(db: Db) {
  const known = new Map<string, Promise<Played | null>>();
  const readPlay = async (row: AnswerRow): Promise<Played | null> => {
    const played = await simulationPlay(db, row);
    return played && { ...played, whole: (await heldBack(db, row, 0))?.play ?? played.play };
  };
  return (row: AnswerRow): Promise<Played | null> => {
    const name = [row.caseId, row.caseRevision, row.mode, typeof row.heldSeed].join(' ');
    const found = known.get(name) ?? readPlay(row);
    known.set(name, found);
    return found;
  };
}

/** Whether two revisions of a case begin alike and go on by the same rules. */
function beginsAlike(one: Played, other: Played): boolean {
  if (one.caseRevision === other.caseRevision) return true;
  if (one.rulesetId !== other.rulesetId) return false;
  return isDeepStrictEqual([one.whole, one.ruleset], [other.whole, other.ruleset]);
}

function keyLoader(db: Db, { caseId, caseRevision }: RegradeRow) {
  let key: Promise<unknown> | undefined;
  return (): Promise<unknown> => {
    key ??= findCaseKey(db, caseId ?? '', caseRevision ?? 0).then((found) => found.key);
    return key;
  };
}

function logLoader(db: Db, regrade: RegradeRow): LoadAnswers {
  const playOf = playsOf(db);
  const keyOf = keyLoader(db, regrade);
  const alike = new Map<Played, boolean>();
  const isAlike = async (row: AnswerRow, played: Played): Promise<boolean> => {
    if (row.caseId !== regrade.caseId) return false;
    const known = alike.get(played);
    if (known !== undefined) return known;
    const now = await playOf({ ...row, caseRevision: regrade.caseRevision });
    const found = now !== null && beginsAlike(played, now);
    alike.set(played, found);
    return found;
  };
  const jobOf = async (row: AnswerRow, played: Played): Promise<MarkJob> => {
    const { attemptId, taskId, taskType, maxScore, maxAttempts } = row;
    const facts = (await runFacts(db, attemptId))(taskId);
    const { rulesetId, rulesetRevision, ruleset, play, caseId, whole } = played;
    const run = {
      codeVersion: row.codeVersion ?? 0,
      seed: row.simulationSeed ?? 0,
      seedPerRun: row.seedPerRun,
    };
    const held = typeof row.heldSeed === 'number' ? { caseId, play: whole, seed: row.heldSeed } : undefined;
    const pins = { rulesetId, rulesetRevision, ruleset, play, held, ...facts };
    const simulation = { ...pins, ...run, ...(await keyForRun(db, { ...pins, key: await keyOf() })) };
    const content = (await taskRevisionsOf(db, [row])).get(taskId);
    const hintPenalty = row.mode === 'TRAINING' ? (content?.settingsTask.hintPenalty ?? 0) : 0;
    const waivers = await findGateWaivers(db, { id: attemptId, waivedGates: row.waivedGates });
    const waivedGates = (waivers.get(taskId) ?? []).map(({ gateId }) => gateId);
    const terms = { taskId, taskType, maxScore, maxAttempts, hintPenalty, waivedGates };
    const task = { ...terms, simulation, question: null };
    const { batches } = countedAndClaimed(await findBatches(db, attemptId), row.doubt);
    const own = batches.map((events) => events.filter((event) => event.taskId === taskId));
    return { attemptId, tasks: [task], batches: own, claimed: null };
  };
  return async (rows) => {
    const logs: MarkJob[] = [];
    const others: Remarked[] = [];
    for (const row of rows) {
      const played = await playOf(row);
      if (played !== null && (await isAlike(row, played))) logs.push(await jobOf(row, played));
      else others.push(unmarked(row.attemptId, 'OTHER_START'));
    }
    return { job: { kind: 'LOGS', logs }, unmarked: others };
  };
}

/** Loads answers to the task, a group at a time. */
export function answerLoader(db: Db, regrade: RegradeRow): LoadAnswers {
  return questionKindOf(regrade.taskType) === null
    ? logLoader(db, regrade)
    : (rows) => loadQuestions(db, regrade, rows);
}
