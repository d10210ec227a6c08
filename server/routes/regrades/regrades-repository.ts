// Trials and acts as their page sees them: who may see them, what may be done with them.
import type { Regrade, RegradeMark, RegradePolicy, RegradeState } from '#contract/entities/regrade.ts';
import { countAnswers, findRegrade, type RegradeRow } from '#server/marking/regrade/regrades-repository.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { toPage, type PageRequest } from '#server/repositories/lists.ts';
import { seesAllPeople } from '#server/repositories/people-visibility.ts';
import { taskRevisionsOf } from '#server/repositories/task-revisions.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { aliasOf, hidesName } from '../reviews/reviews-repository.ts';
import { findTask } from '../tasks/tasks-repository.ts';

const MAX_LISTED = 20;
const UNDER_WAY: readonly RegradeState[] = ['RUNNING', 'APPLYING', 'UNDOING'];
/** Trials without an act: the next one takes their place. */
const WITHOUT_ACT: readonly RegradeState[] = ['READY', 'CANCELLED', 'FAILED'];

/** What marks the task now; null: there is no such task. */
async function presentKey(db: Db | Tx, taskId: string) {
  const found = await findTask(db, taskId);
  if (found === undefined) return null;
  const { task, revision: taskRevision } = found;
  const caseId = typeof task.params['caseId'] === 'string' ? task.params['caseId'] : null;
  const head =
    caseId === null
      ? undefined
      : await db.selectFrom('cases').select('revision').where('id', '=', caseId).executeTakeFirst();
  const caseRevision = head?.revision ?? null;
  return { taskType: task.taskType, taskRevision, caseId: head === undefined ? null : caseId, caseRevision };
}

async function isStale(db: Db | Tx, row: RegradeRow): Promise<boolean> {
  const key = await presentKey(db, row.taskId);
  if (key === null) return true;
  return key.caseId !== null && row.caseId !== null
    ? key.caseId !== row.caseId || key.caseRevision !== row.caseRevision
    : key.taskRevision !== row.taskRevision;
}

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
    isStale: await isStale(db, row),
  };
}

/** One's own; who sees all people sees those of all. */
export async function findOwnRegrade(db: Db | Tx, person: Person, id: string): Promise<RegradeRow> {
  const row = orNotFound(await findRegrade(db, id));
  if (row.startedById !== person.id && !seesAllPeople(person)) throw new ApiFault('NOT_FOUND');
  return row;
}

export async function regradesOf(db: Db, person: Person, taskId: string): Promise<Regrade[]> {
  orNotFound(await findTask(db, taskId));
  const all = db.selectFrom('regrades').selectAll().where('taskId', '=', taskId);
  const own = seesAllPeople(person) ? all : all.where('startedById', '=', person.id);
  const rows = await own.orderBy('id', 'desc').limit(MAX_LISTED).execute();
  return Promise.all(rows.map((row) => toRegrade(db, row)));
}

async function refuseBusy(tx: Tx, taskId: string): Promise<void> {
  const busy = await tx
    .selectFrom('regrades')
    .select('id')
    .where('taskId', '=', taskId)
    .where('state', 'in', UNDER_WAY)
    .executeTakeFirst();
  if (busy !== undefined) throw new ApiFault('CONFLICT', { message: 'REGRADE_BUSY' });
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
  const { taskType, taskRevision, caseId, caseRevision } = orNotFound(await presentKey(tx, taskId));
  await refuseBusy(tx, taskId);
  await tx
    .deleteFrom('regrades')
    .where('taskId', '=', taskId)
    .where('startedById', '=', person.id)
    .where('state', 'in', WITHOUT_ACT)
    .execute();
  const key = { taskId, taskType, taskRevision, caseId, caseRevision };
  const scope = { ...key, isOfAll: seesAllPeople(person), startedById: person.id };
  const id = newId();
  await tx
    .insertInto('regrades')
    .values({
      id,
      ...scope,
      ...(await countAnswers(tx, scope)),
      state: 'RUNNING',
      done: 0,
      startedAt: now,
      startedByName: person.fullName,
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
  return orNotFound(await findRegrade(tx, id));
}

async function change(
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

async function countMarks(tx: Tx, id: string, state: 'TRIAL' | 'APPLIED'): Promise<number> {
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

interface Act {
  readonly policy: RegradePolicy;
  readonly reason: string;
  readonly tells: boolean;
}

/** Begins the act. CONFLICT: there is no finished trial, or the key has changed since. */
export async function beginAct(tx: Tx, person: Person, id: string, act: Act): Promise<RegradeRow> {
  const row = await findOwnRegrade(tx, person, id);
  await findTask(tx, row.taskId, { lock: true });
  await refuseBusy(tx, row.taskId);
  if (await isStale(tx, row)) throw new ApiFault('CONFLICT', { message: 'REGRADE_STALE' });
  const total = await countMarks(tx, id, 'TRIAL');
  const begun = await change(tx, row, ['READY'], { ...act, state: 'APPLYING', done: 0, total });
  await audit(tx, person, 'task.mark-again', await subjectOf(tx, row), null, { ...act, total });
  return begun;
}

/** Begins the undo. CONFLICT: it is not in force, or a later act of the task is. */
export async function beginUndo(tx: Tx, person: Person, id: string): Promise<RegradeRow> {
  const row = await findOwnRegrade(tx, person, id);
  await findTask(tx, row.taskId, { lock: true });
  await refuseBusy(tx, row.taskId);
  const later = await tx
    .selectFrom('regrades')
    .select('id')
    .where('taskId', '=', row.taskId)
    .where('state', '=', 'APPLIED')
    .where('appliedAt', '>', row.appliedAt ?? '')
    .executeTakeFirst();
  if (later !== undefined) throw new ApiFault('CONFLICT', { message: 'REGRADE_LATER' });
  const total = await countMarks(tx, id, 'APPLIED');
  const begun = await change(tx, row, ['APPLIED'], { state: 'UNDOING', done: 0, total });
  await audit(tx, person, 'task.mark-again-undo', await subjectOf(tx, row), { policy: row.policy }, null);
  return begun;
}

function selectMarks(db: Db, id: string) {
  return db
    .selectFrom('regradeMarks')
    .innerJoin('attempts', 'attempts.id', 'regradeMarks.attemptId')
    .where('regradeMarks.regradeId', '=', id)
    .select(['regradeMarks.attemptId', 'outcome', 'oldMark', 'newMark', 'pinnedMark', 'taskMax', 'oldGates'])
    .select([
      'newGates',
      'restMark',
      'restGates',
      'attemptMax',
      'needed',
      'oldVerdict',
      'newVerdict',
      'givenMark',
    ])
    .select([
      'attempts.userId',
      'attempts.userName',
      'attempts.groupId',
      'attempts.groupName',
      'attempts.status',
    ])
    .select(['attempts.hidesNames', 'attempts.reviewId', 'attempts.submittedAt']);
}

type ListedMark = Awaited<ReturnType<ReturnType<typeof selectMarks>['execute']>>[number];

function toMark(row: ListedMark): RegradeMark {
  const { userId, userName, groupId, groupName, status, hidesNames, reviewId, attemptId, ...figures } = row;
  const isHidden = hidesName({ hidesNames, status });
  const group = groupId === null ? null : { id: groupId, name: groupName ?? '' };
  return {
    ...figures,
    attemptId: isHidden ? null : attemptId,
    user: isHidden ? null : { id: userId, fullName: userName, group },
    alias: aliasOf(reviewId),
  };
}

/** A page of the answers, those that change first. */
export async function pageOfMarks(
  db: Db,
  { id }: RegradeRow,
  query: PageRequest & { readonly sort: string },
) {
  const { page, size } = query;
  const rows = await selectMarks(db, id)
    .orderBy('regradeMarks.change', query.sort.endsWith(',asc') ? 'asc' : 'desc')
    .orderBy('regradeMarks.attemptId')
    .limit(size)
    .offset(page * size)
    .execute();
  const { count } = await db
    .selectFrom('regradeMarks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('regradeId', '=', id)
    .executeTakeFirstOrThrow();
  return toPage(rows.map(toMark), Number(count), query);
}
