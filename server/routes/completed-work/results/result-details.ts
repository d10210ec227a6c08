// One attempt's results by task, and its replays, cut to what the reader may see.
import type {
  CompletedWorkDetails,
  MarkedSimulation,
  Replay,
  ReplayReference,
  SimulationPlay,
  TaskResult,
} from '#contract/entities/attempt.ts';
import { MAX_ELAPSED_MS } from '#contract/common.ts';
import type { RegradeNote } from '#contract/entities/regrade.ts';
import type { Appeal, GateWaiver, MarkChange } from '#contract/entities/review.ts';
import type { Reveal } from '#contract/entities/work.ts';
import { seedOfRun } from '#machines/kit/random.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { leavesOutDoubt } from '#server/marking/counted-events.ts';
import { isHeldByEvent } from '#server/repositories/result-visibility.ts';
import { countedGrade } from '#server/marking/obstacles.ts';
import { openTasks, secretTasks, type SecretTasks } from '#server/repositories/learning-access.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import type { CompletedFields } from '#tasks/kit/check.ts';
import { simulationKindOf, TASK_KINDS, type TaskKind } from '#tasks/kinds.ts';
import { promptsOf } from '../prompts/prompts-repository.ts';
import { caseKey, heldBack, neutralCaseId, orderOf, savedTasks, simulationPlay } from '../attempt-view.ts';
import { findAttemptTasks, laterBy, type AttemptTaskRow } from '../attempts-repository.ts';
import { appealsOf } from '../marking/mark-appeals-repository.ts';
import { findGateWaivers } from '../marking/gate-waivers.ts';
import { markHistories } from '../marking/mark-history.ts';
import { simulationIn } from '../packing/packed-repository.ts';
import { findResult, toCompletedWork, type ResultRow } from './results-repository.ts';
import { trustOf } from './attempt-trust.ts';
import { shownAnswers } from './regraded.ts';
import { shownQuestion } from './shown-question.ts';

const none: SecretTasks = { taskIds: new Set(), caseIds: new Set() };

interface HeldBack {
  /** Of an open or coming event: shown up to the mark, in every mode. */
  readonly secret: SecretTasks;
  /** Of an open event, outside CONTROL: not shown. */
  readonly open: SecretTasks;
}

/** What events of the owner hold; others who may see the attempt see all of it. */
async function heldBackFrom(db: Db | Tx, person: Person, row: ResultRow, now: string): Promise<HeldBack> {
  if (row.userId !== person.id) return { secret: none, open: none };
  const open = row.mode === 'CONTROL' ? none : await openTasks(db, person.id, now);
  return { secret: await secretTasks(db, person.id, now), open };
}

function holds({ taskIds, caseIds }: SecretTasks, { taskId, caseId }: AttemptTaskRow): boolean {
  return taskIds.has(taskId) || caseIds.has(caseId ?? '');
}

function revealOfTask(reveal: Reveal, { secret, open }: HeldBack, task: AttemptTaskRow): Reveal {
  if (reveal === 'NOTHING' || holds(open, task)) return 'NOTHING';
  return holds(secret, task) ? 'MARK' : reveal;
}

/** The text of the task itself if it has one, else that for success, failure or neither. */
function resultTextOf(data: TaskData, task: AttemptTaskRow): TaskData['resultText'] {
  if (data.resultText.ru !== '') return data.resultText;
  if (task.mark !== null && task.mark >= task.maxScore) return data.successResult;
  return task.mark === null || task.mark > 0 ? data.neutralResult : data.failureResult;
}

/** What marking found of a simulation, with the grade as it counts. */
function countedSimulation(
  task: AttemptTaskRow,
  waivers: readonly GateWaiver[] | undefined,
): MarkedSimulation {
  const simulation = simulationIn(task);
  if (simulation === null || simulation.grade === null) return simulation;
  return { ...simulation, grade: countedGrade(simulation.grade, waivers) };
}

/** A simulation as far as it is revealed, and what is said of the answer in the specification's fields. */
function shownSimulation(
  task: AttemptTaskRow,
  waivers: readonly GateWaiver[] | undefined,
  reveal: Reveal,
): Pick<TaskResult, 'simulation' | keyof CompletedFields> {
  const isHidden = reveal === 'NOTHING' || reveal === 'MARK';
  const found = isHidden ? null : countedSimulation(task, waivers);
  const kind: TaskKind = TASK_KINDS[task.taskType];
  const { answersStudent, actions, ...forms } = kind.completed(answerOf(task, reveal), found?.actions);
  const fields = { ...forms, answersStudent: [...answersStudent], actions: isHidden ? [] : [...actions] };
  if (found === null) return { simulation: null, ...fields };
  const { actions: _actions, ...simulation } = found;
  return { simulation, ...fields };
}

/** The result of a simulation is revealed with the steps, not with the mark. */
function answerOf(task: AttemptTaskRow, reveal: Reveal): unknown {
  const kind = simulationKindOf(task.taskType);
  if (kind === null || reveal === 'STEPS' || reveal === 'ALL') return task.answer;
  return nameless(kind.stripResult(task.answer), task);
}

/** A case's result under the name that the case had while it was played: others may have it before them. */
function nameless(answer: unknown, task: AttemptTaskRow): unknown {
  const isNamed = typeof answer === 'object' && answer !== null && 'id' in answer;
  return isNamed ? { ...answer, id: neutralCaseId(task) } : answer;
}

/** A time as it is stored may be of before there was a bound; it is shown as the nearest that can be. */
function boundedMs(at: number): number {
  return Math.min(Math.max(0, at), MAX_ELAPSED_MS);
}

interface Judged {
  readonly task: AttemptTaskRow;
  readonly data: TaskData;
  readonly history: readonly MarkChange[];
  readonly appeal: Appeal | null;
  /** Whether the reader may question the mark. */
  readonly mayAppeal: boolean;
  readonly waivers: readonly GateWaiver[] | undefined;
  readonly regrade: RegradeNote | null;
}

/** They are told with the mark that they changed. */
function shownWaivers(waivers: Judged['waivers'], reveal: Reveal): readonly GateWaiver[] {
  return reveal === 'NOTHING' ? [] : (waivers ?? []);
}

/** One task of a result, cut to what is revealed. */
export function toTaskResult(
  { task, data, history: marks, appeal, mayAppeal, waivers, regrade }: Judged,
  reveal: Reveal,
  { startedAt, orderSecret, mode }: Pick<ResultRow, 'startedAt' | 'orderSecret' | 'mode'>,
): TaskResult {
  const [showsMark, showsAll] = [reveal !== 'NOTHING', reveal === 'ALL'];
  const history = task.historyAnswer.map(({ at, answer }) => ({
    at: laterBy(startedAt, boundedMs(at)),
    answer,
  }));
  return {
    taskId: task.taskId,
    order: task.position,
    taskType: task.taskType,
    question: data.question.content,
    maxScore: task.maxScore,
    mark: showsMark ? task.mark : null,
    proposedMark: showsAll ? task.proposedMark : null,
    manuallyReviewed: task.manuallyReviewed,
    needsReview: task.needsReview,
    attempts: task.attemptsUsed,
    useHint: task.useHint,
    answer: answerOf(task, reveal),
    historyAnswer: history,
    history,
    ...shownQuestion(task, data, orderOf({ orderSecret, mode }), showsAll),
    resultText: showsAll ? resultTextOf(data, task) : null,
    comment: showsMark ? task.comment : '',
    rubric: showsAll && task.rubric !== null ? [...task.rubric] : null,
    markHistory: showsAll ? [...marks] : [],
    appeal: showsMark ? appeal : null,
    mayAppeal,
    regrade: showsMark ? regrade : null,
    gateWaivers: [...shownWaivers(waivers, reveal)],
    ...shownSimulation(task, waivers, reveal),
  };
}

/** How many refused batches are kept aside. */
export async function countBranches(db: Db | Tx, attemptId: string): Promise<number> {
  const { count } = await db
    .selectFrom('sideBranches')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('attemptId', '=', attemptId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function branchCount(db: Db | Tx, person: Person, row: ResultRow): Promise<number> {
  if (row.userId === person.id && !person.privileges.has('RESULTS_READ')) return 0;
  return countBranches(db, row.id);
}

/** One's own final mark, once it is shown and no event holds the attempt or the task. */
function mayAppealIn(person: Person, row: ResultRow, now: string) {
  const isFinal = row.userId === person.id && !row.demo && row.status === 'REVIEWED';
  const isOpen = isFinal && !isHeldByEvent(row, now);
  return (task: AttemptTaskRow, reveal: Reveal, { secret }: HeldBack): boolean =>
    isOpen && reveal !== 'NOTHING' && task.mark !== null && !task.needsReview && !holds(secret, task);
}

/** An attempt with its tasks, as far as they are revealed to the person. */
export async function resultDetails(
  db: Db | Tx,
  person: Person,
  row: ResultRow,
  now: string,
): Promise<CompletedWorkDetails> {
  const short = toCompletedWork(row, person, now);
  const tasks = await findAttemptTasks(db, row.id);
  const answers = await shownAnswers(db, tasks, row);
  const held = await heldBackFrom(db, person, row, now);
  const histories = await markHistories(db, row.id);
  const appeals = await appealsOf(db, row.id);
  const isAppealable = mayAppealIn(person, row, now);
  const waivers = await findGateWaivers(db, row);
  const marksIt = person.privileges.has('RESULTS_REVIEW') && row.userId !== person.id;
  const results = answers.map(({ task, data, regrade }) => {
    const { taskId } = task;
    const reveal = revealOfTask(short.reveal, held, task);
    const appeal = appeals.get(taskId) ?? null;
    const told = { history: histories.get(taskId) ?? [], appeal, waivers: waivers.get(taskId) };
    const mayAppeal = appeal === null && isAppealable(task, reveal, held);
    return toTaskResult({ task, data, mayAppeal, regrade, ...told }, reveal, row);
  });
  return {
    ...short,
    results,
    isTrial: row.origin === 'TRIAL',
    comment: short.reveal === 'NOTHING' ? '' : row.comment,
    reviewId: marksIt ? row.reviewId : null,
    branchCount: await branchCount(db, person, row),
    promptsGiven: row.prompts === 0 ? [] : await promptsOf(db, row.id, 0),
    trust: marksIt ? await trustOf(db, row) : null,
  };
}

/** A task's log after marking. */
async function replayedTask(
  db: Db,
  tasks: readonly AttemptTaskRow[],
  { task, which, waivers }: Pick<Judged, 'task' | 'waivers'> & { readonly which: 'ALL' | 'COUNTED' },
) {
  const saved = (await savedTasks(db, tasks, which)).get(task.taskId);
  const simulation = countedSimulation(task, waivers);
  return {
    restart: saved?.restart ?? 0,
    taskId: task.taskId,
    entries: [...(saved?.entries ?? [])],
    finalHash: task.finalHash ?? '',
    invalid: simulation?.invalid ?? null,
    grade: simulation?.grade ?? null,
  };
}

interface WantedReplay {
  readonly attemptId: string;
  readonly taskId: string;
}

/** A correct way to show beside the replay; it comes from the key, so only where everything is revealed. */
async function revealedWay(
  db: Db,
  row: AttemptTaskRow & { readonly restart: number },
  { simulation, ruleset, play, seed, codeVersion }: SimulationPlay,
  reveal: Reveal,
): Promise<ReplayReference | null> {
  const { caseId, caseRevision } = row;
  if (reveal !== 'ALL' || caseId === null || caseRevision === null) return null;
  const key = await caseKey(db, caseId, caseRevision);
  const held = await heldBack(db, row, row.restart);
  return TASK_KINDS[simulation].way({ ruleset, play, seed, codeVersion, held }, key);
}

/** A task's run as it may be replayed: by others who see the attempt, by the owner once the steps are revealed. */
async function shownRun(db: Db, person: Person, wanted: WantedReplay, now: string) {
  const row = orNotFound(await findResult(db, person, wanted.attemptId));
  const tasks = await findAttemptTasks(db, row.id);
  const task = tasks.find((one) => one.taskId === wanted.taskId);
  const pinned = task === undefined ? null : await simulationPlay(db, task);
  if (task === undefined || pinned === null) throw new ApiFault('NOT_FOUND');
  const short = toCompletedWork(row, person, now);
  const reveal = revealOfTask(short.reveal, await heldBackFrom(db, person, row, now), task);
  if (reveal === 'NOTHING' || reveal === 'MARK') throw new ApiFault('FORBIDDEN');
  const which = leavesOutDoubt(row.doubt) ? 'COUNTED' : 'ALL';
  const waivers = (await findGateWaivers(db, row)).get(task.taskId);
  const own = await replayedTask(db, tasks, { task, which, waivers });
  return { row, task, pinned, short, reveal, own };
}

/** What of a run its log in words and codes is made of. */
export async function logOf(
  db: Db,
  person: Person,
  wanted: WantedReplay,
  now: string,
): Promise<Pick<Replay, 'entries' | 'simulation'>> {
  const { pinned, own } = await shownRun(db, person, wanted, now);
  return { entries: own.entries, simulation: pinned };
}

/** Everything that a replay needs. */
export async function replayOf(db: Db, person: Person, wanted: WantedReplay, now: string): Promise<Replay> {
  const { row, task, pinned, short, reveal, own: run } = await shownRun(db, person, wanted, now);
  const { restart, ...own } = run;
  const { user, startedAt } = short;
  // The run that is replayed, as it was drawn.
  const { seedPerRun: _seedPerRun, ...simulation } = { ...pinned, seed: seedOfRun(pinned, restart) };
  const [shown] = await shownAnswers(db, [task], row);
  const judged = { ...task, caseRevision: shown?.caseRevision ?? task.caseRevision, restart };
  const reference = await revealedWay(db, judged, simulation, reveal);
  return { completedWorkId: row.id, simulation, user, startedAt, reference, ...own };
}
