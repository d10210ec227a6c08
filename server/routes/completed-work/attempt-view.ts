// An attempt as it is sent to its writer: without any key outside TRAINING.
import type { Attempt, AttemptTask, SimulationPlay } from '#contract/entities/attempt.ts';
import type { TaskType } from '#contract/entities/task-type.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import type { CaseKey } from '#contract/simulation/case-key.ts';
import { findCaseKey } from '#server/repositories/case-keys.ts';
import { undoubtedEvents } from '#server/marking/counted-events.ts';
import { foldEvents, type SavedTask } from '#server/marking/fold-events.ts';
import {
  holdingsOf,
  isCaseHeld,
  secretTasks,
  type SecretTasks,
} from '#server/repositories/learning-access.ts';
import { taskRevisionsOf } from '#server/repositories/task-revisions.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import type { PinnedTaskTerms } from '#server/storage/tables/offline.ts';
import type { AnswerOrder } from '#tasks/kit/schema.ts';
import { seedOfRun } from '#machines/kit/random.ts';
import { simulationKindOf, TASK_KINDS, type TaskKind } from '#tasks/kinds.ts';
import { findClocks } from './clock/clock-repository.ts';
import { sealOf } from './saving/seal.ts';
import { findAttemptTasks, type AttemptRow, type AttemptTaskRow } from './attempts-repository.ts';
import { findBatch, findBatches } from './batches-repository.ts';

/** A task with the revisions it pins: of an attempt, or of one that may yet begin. */
type PinnedRow = PinnedTaskTerms;

/** Case, ruleset and seed of a simulation at the pinned revisions, as they are stored; null for a question. */
async function storedPlay(db: Db | Tx, row: PinnedRow) {
  const kind = simulationKindOf(row.taskType);
  if (kind === null || row.caseId === null || row.caseRevision === null) return null;
  const played = await db
    .selectFrom('caseRevisions')
    .innerJoin('rulesetRevisions', (join) =>
      join
        .onRef('rulesetRevisions.rulesetId', '=', 'caseRevisions.rulesetId')
        .onRef('rulesetRevisions.revision', '=', 'caseRevisions.rulesetRevision'),
    )
    .select(['caseRevisions.data as play', 'rulesetRevisions.data as ruleset'])
    .select(['caseRevisions.rulesetId', 'caseRevisions.rulesetRevision'])
    .where('caseRevisions.caseId', '=', row.caseId)
    .where('caseRevisions.revision', '=', row.caseRevision)
    .executeTakeFirstOrThrow();
  return {
    simulation: kind.simulation,
    codeVersion: row.codeVersion ?? 0,
    caseId: row.caseId,
    caseRevision: row.caseRevision,
    rulesetId: played.rulesetId,
    rulesetRevision: played.rulesetRevision,
    seed: row.simulationSeed ?? 0,
    ...(row.seedPerRun ? { seedPerRun: true } : {}),
    ruleset: played.ruleset,
    // Parsed, so that no field outside the play part is sent with it.
    play: kind.parseCase(played.play).play,
  };
}

/** Without what the server holds back in this attempt. */
function asPlayed<Stored extends SimulationPlay>(stored: Stored, row: PinnedRow): Stored {
  const { playHeld } = TASK_KINDS[stored.simulation];
  const isHeld = playHeld !== undefined && typeof row.heldSeed === 'number';
  return isHeld ? { ...stored, isHeld, play: playHeld(stored.play) } : stored;
}

/** Says no more than which task of the attempt it is. */
export function neutralCaseId({ position }: Pick<PinnedRow, 'position'>): string {
  return `case-${String(position + 1)}`;
}

/** What a simulation of an attempt is played with, at the revisions that the attempt pins. */
export async function simulationPlay(db: Db | Tx, row: AttemptTaskRow): Promise<SimulationPlay | null> {
  if (row.caseId === null) return null;
  const { mode } = await db
    .selectFrom('attempts')
    .select('mode')
    .where('id', '=', row.attemptId)
    .executeTakeFirstOrThrow();
  const stored = await storedPlay(db, row);
  if (stored === null) return null;
  const played = asPlayed(stored, row);
  return { ...played, play: TASK_KINDS[played.simulation].playIn(mode, played.play) };
}

/** What the server holds back in a run; undefined: nothing, all that comes is in its play. */
export async function heldBack(db: Db | Tx, row: AttemptTaskRow, restart: number) {
  if (typeof row.heldSeed !== 'number') return undefined;
  const whole = await storedPlay(db, row);
  if (whole === null) return undefined;
  const seed = seedOfRun({ seed: Number(row.heldSeed), seedPerRun: true }, restart);
  return { caseId: whole.caseId, play: whole.play, seed };
}

/** The key of a case at a revision. */
export async function caseKey(db: Db | Tx, caseId: string, revision: number): Promise<CaseKey> {
  const { simulation, key } = await findCaseKey(db, caseId, revision);
  return TASK_KINDS[simulation].parseKey(key);
}

/** Question, answers and params of a task, without what the mode does not allow. */
export function travellingParts(
  taskType: TaskType,
  data: TaskData,
  order: AnswerOrder,
  { key, withKey }: Omit<Travelling, 'order'>,
): Pick<AttemptTask, 'question' | 'answers' | 'params'> {
  const kind: TaskKind = TASK_KINDS[taskType];
  if (kind.simulation !== null)
    return { question: data.question, answers: [], params: kind.strip(data.params, key) };
  const { question, answers, params } = kind.strip(data, order, withKey);
  return { question, answers: [...answers], params: { ...params } };
}

/** A task to send, and what may be sent with it. */
interface Travelling {
  readonly order: AnswerOrder;
  readonly key: CaseKey | undefined;
  /** Whether the key of a question is sent as well. */
  readonly withKey: boolean;
}

function strippedTask(
  row: PinnedRow,
  data: TaskData,
  { order, key, withKey }: Travelling,
  saved: SavedTask,
): Omit<AttemptTask, 'simulation'> {
  return {
    id: row.taskId,
    order: row.position,
    taskType: row.taskType,
    ...travellingParts(row.taskType, data, order, { key, withKey }),
    fileDocumentIds: data.fileDocumentIds,
    maxScore: row.maxScore,
    maxAttempts: row.maxAttempts,
    hintPenalty: data.settingsTask.hintPenalty,
    hasHint: data.hint.ru !== '',
    saved: {
      answer: saved.answer,
      isConfirmed: saved.isConfirmed,
      attemptsUsed: saved.attemptsUsed,
      hintTaken: saved.hintTaken,
      restart: saved.restart,
      entries: [...saved.entries],
    },
  };
}

/** How an attempt orders answers: stable within the attempt, and shuffled outside TRAINING. */
export function orderOf({ orderSecret, mode }: Pick<AttemptRow, 'orderSecret' | 'mode'>): AnswerOrder {
  return { secret: orderSecret, isShuffled: mode !== 'TRAINING' };
}

/** What is saved for each task; `which` may leave out what counts only when a teacher accepts it. */
export async function savedTasks(
  db: Db | Tx,
  rows: readonly AttemptTaskRow[],
  which: 'ALL' | 'COUNTED' | 'NOTHING_YET' = 'ALL',
): Promise<ReadonlyMap<string, SavedTask>> {
  const limits = new Map(rows.map((row) => [row.taskId, row.maxAttempts]));
  const batches = which === 'NOTHING_YET' ? [] : await findBatches(db, rows[0]?.attemptId ?? '');
  return foldEvents(
    limits,
    which === 'COUNTED' ? undoubtedEvents(batches) : batches.map((batch) => batch.events),
  );
}

/** The key that may be sent: in TRAINING, unless an event of the person, or an open one of anybody, holds it. */
async function openKey(
  db: Db | Tx,
  row: PinnedRow,
  secret: SecretTasks | undefined,
  now: string,
): Promise<CaseKey | undefined> {
  const { caseId, caseRevision, taskId } = row;
  if (secret === undefined || caseId === null || caseRevision === null) return undefined;
  const isSecret = secret.taskIds.has(taskId) || secret.caseIds.has(caseId);
  return isSecret || (await isCaseHeld(db, caseId, now)) ? undefined : caseKey(db, caseId, caseRevision);
}

/** What decides how the tasks of an attempt are sent. */
type TravelTerms = Pick<AttemptRow, 'mode' | 'userId' | 'orderSecret'>;

/** What a simulation adds to its task as it travels in a mode. In CONTROL nothing names its case. */
async function simulationParts(
  db: Db | Tx,
  row: PinnedRow,
  mode: WorkMode,
  isKeyGiven: boolean,
): Promise<Pick<AttemptTask, 'simulation'> & Partial<Pick<AttemptTask, 'params'>>> {
  const whole = await storedPlay(db, row);
  if (whole === null) return { simulation: null };
  const stored = asPlayed(whole, row);
  const simulation = { ...stored, ...TASK_KINDS[stored.simulation].travelling(mode, stored, isKeyGiven) };
  if (mode !== 'CONTROL') return { simulation };
  const caseId = neutralCaseId(row);
  return { simulation: { ...simulation, caseId, caseRevision: 1 }, params: { caseId } };
}

/** The tasks of an attempt as they are sent, with what is saved for them. */
export async function travellingTasks(
  db: Db | Tx,
  terms: TravelTerms,
  rows: readonly PinnedRow[],
  ...[saved, now]: readonly [saved: ReadonlyMap<string, SavedTask>, now: string]
): Promise<AttemptTask[]> {
  const contents = await taskRevisionsOf(db, rows);
  const secret = terms.mode === 'TRAINING' ? await secretTasks(db, terms.userId, now) : undefined;
  const tasks: AttemptTask[] = [];
  for (const row of rows) {
    const [data, done] = [contents.get(row.taskId), saved.get(row.taskId)];
    if (data === undefined || done === undefined) continue;
    const key = await openKey(db, row, secret, now);
    const withKey = secret !== undefined && !secret.taskIds.has(row.taskId);
    tasks.push({
      ...strippedTask(row, data, { order: orderOf(terms), key, withKey }, done),
      ...(await simulationParts(db, row, terms.mode, key !== undefined)),
    });
  }
  return tasks;
}

async function attemptTasks(db: Db | Tx, attempt: AttemptRow, now: string): Promise<AttemptTask[]> {
  const rows = await findAttemptTasks(db, attempt.id);
  const saved = await savedTasks(db, rows, attempt.lastSequence > 0 ? 'ALL' : 'NOTHING_YET');
  const tasks = await travellingTasks(db, attempt, rows, saved, now);
  if (attempt.mode !== 'CONTROL') return tasks;
  const clocks = await findClocks(db, attempt.id);
  return tasks.map((task) => {
    const clock = clocks.find(({ taskId, restart }) => taskId === task.id && restart === task.saved.restart);
    if (clock === undefined) return task;
    const { simulatedMs, idleMs } = clock;
    return { ...task, saved: { ...task.saved, clock: { simulatedMs, idleMs } } };
  });
}

/** The content hash of the last batch that the server has; null if it has none. */
async function lastHashOf(db: Db | Tx, { id, lastSequence }: AttemptRow): Promise<string | null> {
  if (lastSequence === 0) return null;
  return (await findBatch(db, id, lastSequence))?.contentHash ?? null;
}

function sealOfAttempt(attempt: AttemptRow, lastHash: string | null): string {
  const { id: attemptId, startedAt, orderSecret, writer, lastSequence: sequence } = attempt;
  const deviceKey = attempt.writerKey ?? '';
  const contentHash = lastHash ?? '';
  return sealOf({ attemptId, startedAt, orderSecret, deviceKey, writer, sequence, contentHash });
}

/** TRAINING alone tells right from wrong while it runs. */
async function holdingsIn(
  db: Db | Tx,
  { mode, userId, workId }: AttemptRow,
  now: string,
): Promise<Pick<Attempt, 'holdings'>> {
  if (mode !== 'TRAINING') return {};
  const held = await holdingsOf(db, { userId, workIds: [workId], now });
  return { holdings: [...(held.get(workId) ?? [])] };
}

/** The whole attempt as the API sends it to its writer. */
export async function toAttempt(db: Db | Tx, attempt: AttemptRow, now: string): Promise<Attempt> {
  const lastHash = await lastHashOf(db, attempt);
  return {
    id: attempt.id,
    workId: attempt.workId,
    workTitle: attempt.workTitle,
    kind: attempt.workKind,
    mode: attempt.mode,
    executionId: attempt.executionId,
    executionTitle: attempt.executionTitle,
    status: attempt.status,
    startedAt: attempt.startedAt,
    deadline: attempt.deadline,
    submittedAt: attempt.submittedAt,
    serverNow: now,
    contactAt: attempt.lastContactAt,
    writer: attempt.writer,
    nextSequence: attempt.lastSequence + 1,
    lastHash,
    seal: sealOfAttempt(attempt, lastHash),
    demo: attempt.sessionId !== null,
    ...(await holdingsIn(db, attempt, now)),
    tasks: await attemptTasks(db, attempt, now),
  };
}
