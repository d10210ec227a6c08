// Trials and acts as their page sees them: who may see them, what may be done with them.
import type { Regrade, RegradePolicy, RegradeState } from '#contract/entities/regrade.ts';
import type { Task } from '#contract/entities/work.ts';
import type { LocalizedText } from '#contract/texts.ts';
import { countAnswers, findRegrade, type RegradeRow } from '#server/marking/regrade/regrades-repository.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { seesAllPeople } from '#server/repositories/people-visibility.ts';
import { taskRevisionsOf } from '#server/repositories/task-revisions.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { currentTasks, findTask } from '../tasks/tasks-repository.ts';

const MAX_LISTED = 20;
const UNDER_WAY: readonly RegradeState[] = ['RUNNING', 'APPLYING', 'UNDOING'];
/** Trials without an act: the next one takes their place. */
export const WITHOUT_ACT: readonly RegradeState[] = ['READY', 'CANCELLED', 'FAILED'];

interface PresentKey extends Pick<RegradeRow, 'taskType' | 'taskRevision' | 'caseId' | 'caseRevision'> {
  readonly question: LocalizedText;
}

const caseOf = ({ params }: Pick<Task, 'params'>): string | null =>
  typeof params['caseId'] === 'string' ? params['caseId'] : null;

/** What marks the tasks now; those that were put away have none. */
export async function presentKeys(
  db: Db | Tx,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, PresentKey>> {
  const tasks = await currentTasks(db, taskIds);
  const caseIds = [...tasks.values()].flatMap(({ task }) => caseOf(task) ?? []);
  const heads = await db.selectFrom('cases').select(['id', 'revision']).where('id', 'in', caseIds).execute();
  return new Map(
    [...tasks].map(([id, { task, revision: taskRevision }]) => {
      const head = heads.find((one) => one.id === caseOf(task));
      const ofCase = { caseId: head?.id ?? null, caseRevision: head?.revision ?? null };
      return [id, { taskType: task.taskType, taskRevision, ...ofCase, question: task.question.content }];
    }),
  );
}

/** Whether something else marks the task now. */
export function isStale(row: RegradeRow, key: PresentKey | undefined): boolean {
  if (key === undefined) return true;
  return key.caseId !== null && row.caseId !== null
    ? key.caseId !== row.caseId || key.caseRevision !== row.caseRevision
    : key.taskRevision !== row.taskRevision;
}

const isStaleNow = async (db: Db | Tx, row: RegradeRow): Promise<boolean> =>
  isStale(row, (await presentKeys(db, [row.taskId])).get(row.taskId));

export async function toRegrade(db: Db | Tx, row: RegradeRow): Promise<Regrade> {
  const { id, taskId, taskType, state, done, total, otherCount, startedAt, startedByName } = row;
  const { summary, policy, reason, appliedAt, undoneAt, keptCount } = row;
  return {
    id,
    taskId,
    taskType,
    state,
    done: Math.min(done, total),
    total,
    otherCount,
    startedAt,
    startedByName,
    summary,
    policy,
    reason,
    appliedAt,
    undoneAt,
    keptCount,
    isStale: await isStaleNow(db, row),
  };
}

/** One's own; who sees all people sees those of all. */
export async function findOwnRegrade(db: Db | Tx, person: Person, id: string): Promise<RegradeRow> {
  const row = orNotFound(await findRegrade(db, id));
  // What is part of an act on a work is acted on with it alone.
  if (row.workRegradeId !== null) throw new ApiFault('NOT_FOUND');
  if (row.startedById !== person.id && !seesAllPeople(person)) throw new ApiFault('NOT_FOUND');
  return row;
}

export async function regradesOf(db: Db, person: Person, taskId: string): Promise<Regrade[]> {
  orNotFound(await findTask(db, taskId));
  const all = db
    .selectFrom('regrades')
    .selectAll()
    .where('taskId', '=', taskId)
    .where('workRegradeId', 'is', null);
  const own = seesAllPeople(person) ? all : all.where('startedById', '=', person.id);
  const rows = await own.orderBy('id', 'desc').limit(MAX_LISTED).execute();
  return Promise.all(rows.map((row) => toRegrade(db, row)));
}

/** CONFLICT: something is under way at one of the tasks. */
export async function refuseBusy(tx: Tx, taskIds: readonly string[]): Promise<void> {
  const busy = await tx
    .selectFrom('regrades')
    .select('id')
    .where('taskId', 'in', taskIds)
    .where('state', 'in', UNDER_WAY)
    .executeTakeFirst();
  if (busy !== undefined) throw new ApiFault('CONFLICT', { message: 'REGRADE_BUSY' });
}

/** Of which work it is a part; null: of none. */
type PartOf = Pick<RegradeRow, 'workRegradeId' | 'workId'>;

/** The answers that a trial of the task would be about. */
export function scopeOf(person: Person, taskId: string, key: PresentKey, workId: string | null) {
  const { taskType, taskRevision, caseId, caseRevision } = key;
  const of = { taskId, taskType, taskRevision, caseId, caseRevision, workId };
  return { ...of, isOfAll: seesAllPeople(person), startedById: person.id };
}

/** Stores a trial that is to be run. */
export async function insertTrial(
  tx: Tx,
  scope: ReturnType<typeof scopeOf> & PartOf & { readonly startedByName: string; readonly startedAt: string },
  counts: Pick<RegradeRow, 'total' | 'otherCount'>,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('regrades')
    .values({
      id,
      ...scope,
      ...counts,
      state: 'RUNNING',
      done: 0,
      summary: null,
      policy: null,
      reason: '',
      tells: true,
      appliedAt: null,
      undoneAt: null,
      keptCount: 0,
      isBehind: false,
      leaseOwner: null,
      leaseUntil: null,
    })
    .execute();
  return id;
}

/** Begins a trial; those before it that came to no act are forgotten. */
export async function insertRegrade(
  tx: Tx,
  person: Person,
  taskId: string,
  now: string,
): Promise<RegradeRow> {
  // Holds the task, so that two do not begin at once.
  orNotFound(await findTask(tx, taskId, { lock: true }));
  const key = orNotFound((await presentKeys(tx, [taskId])).get(taskId));
  await refuseBusy(tx, [taskId]);
  await tx
    .deleteFrom('regrades')
    .where('taskId', '=', taskId)
    .where('startedById', '=', person.id)
    .where('workRegradeId', 'is', null)
    .where('state', 'in', WITHOUT_ACT)
    .execute();
  const scope = scopeOf(person, taskId, key, null);
  const begun = { workRegradeId: null, startedByName: person.fullName, startedAt: now };
  const id = await insertTrial(tx, { ...scope, ...begun }, await countAnswers(tx, scope));
  return orNotFound(await findRegrade(tx, id));
}

/** Moves it on; throws CONFLICT if it is not in such a state. */
export async function change(
  tx: Tx,
  row: RegradeRow,
  from: readonly RegradeState[],
  set: object,
): Promise<RegradeRow> {
  const { numUpdatedRows } = await tx
    .updateTable('regrades')
    .set({ ...set, leaseOwner: null, leaseUntil: null })
    .where('id', '=', row.id)
    .where('state', 'in', from)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new ApiFault('CONFLICT');
  return orNotFound(await findRegrade(tx, row.id));
}

export async function countMarks(tx: Tx, id: string, state: 'TRIAL' | 'APPLIED'): Promise<number> {
  const { count } = await tx
    .selectFrom('regradeMarks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('regradeId', '=', id)
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function subjectOf(tx: Tx, { taskId, taskRevision }: RegradeRow) {
  const content = (await taskRevisionsOf(tx, [{ taskId, taskRevision }])).get(taskId);
  return { type: 'task' as const, id: taskId, name: content?.question.content.ru ?? '' };
}

export async function cancelOne(tx: Tx, person: Person, id: string): Promise<RegradeRow> {
  return change(tx, await findOwnRegrade(tx, person, id), ['RUNNING'], { state: 'CANCELLED' });
}

export interface Act {
  readonly policy: RegradePolicy;
  readonly reason: string;
  readonly tells: boolean;
}

/** Begins the act. CONFLICT: there is no finished trial, or the key has changed since. */
export async function beginAct(tx: Tx, person: Person, id: string, act: Act): Promise<RegradeRow> {
  const row = await findOwnRegrade(tx, person, id);
  await findTask(tx, row.taskId, { lock: true });
  await refuseBusy(tx, [row.taskId]);
  if (await isStaleNow(tx, row)) throw new ApiFault('CONFLICT', { message: 'REGRADE_STALE' });
  const total = await countMarks(tx, id, 'TRIAL');
  const begun = await change(tx, row, ['READY'], { ...act, state: 'APPLYING', done: 0, total });
  await audit(tx, person, 'task.mark-again', await subjectOf(tx, row), null, { ...act, total });
  return begun;
}

/** CONFLICT: a later act on the same answers is in force. */
export async function refuseEarlier(tx: Tx, { taskId, appliedAt, workId }: RegradeRow): Promise<void> {
  const later = await tx
    .selectFrom('regrades')
    .select('id')
    .where('taskId', '=', taskId)
    .where('state', '=', 'APPLIED')
    .where('appliedAt', '>', appliedAt ?? '')
    .$if(workId !== null, (acts) =>
      acts.where((eb) => eb.or([eb('workId', 'is', null), eb('workId', '=', workId)])),
    )
    .executeTakeFirst();
  if (later !== undefined) throw new ApiFault('CONFLICT', { message: 'REGRADE_LATER' });
}

/** Begins the undo. CONFLICT: it is not in force, or a later act of the task is. */
export async function beginUndo(tx: Tx, person: Person, id: string): Promise<RegradeRow> {
  const row = await findOwnRegrade(tx, person, id);
  await findTask(tx, row.taskId, { lock: true });
  await refuseBusy(tx, [row.taskId]);
  await refuseEarlier(tx, row);
  const total = await countMarks(tx, id, 'APPLIED');
  const begun = await change(tx, row, ['APPLIED'], { state: 'UNDOING', done: 0, total });
  await audit(tx, person, 'task.mark-again-undo', await subjectOf(tx, row), { policy: row.policy }, null);
  return begun;
}
