// Marking a whole work again: trials of its tasks that are begun, acted on and taken back as one.
import type { RegradeState } from '#contract/entities/regrade.ts';
import type { WorkRegrade } from '#contract/entities/work-regrade.ts';
import { inEveryLanguage } from '#contract/languages.ts';
import { countAnswers, type RegradeRow } from '#server/marking/regrade/regrades-repository.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { seesAllPeople } from '#server/repositories/people-visibility.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { findTask } from '../tasks/tasks-repository.ts';
import { findWorkRow, lockWork, pinnedTasks } from '../works/works-repository.ts';
import {
  change,
  countMarks,
  insertTrial,
  isStale,
  presentKeys,
  refuseBusy,
  refuseEarlier,
  scopeOf,
  WITHOUT_ACT,
  type Act,
} from './regrades-repository.ts';

const MAX_LISTED = 20;

async function findWorkRegrade(db: Db | Tx, id: string) {
  return db.selectFrom('workRegrades').selectAll().where('id', '=', id).executeTakeFirst();
}
type WorkRegradeRow = NonNullable<Awaited<ReturnType<typeof findWorkRegrade>>>;

/** One's own; who sees all people sees those of all. */
export async function findOwnWorkRegrade(db: Db | Tx, person: Person, id: string): Promise<WorkRegradeRow> {
  const row = orNotFound(await findWorkRegrade(db, id));
  if (row.startedById !== person.id && !seesAllPeople(person)) throw new ApiFault('NOT_FOUND');
  return row;
}

/** The trials of its tasks, in the order of the work. */
export async function partsOf(
  db: Db | Tx,
  ids: readonly string[],
  taskIds?: readonly string[],
): Promise<readonly RegradeRow[]> {
  return db
    .selectFrom('regrades')
    .selectAll()
    .where('workRegradeId', 'in', ids)
    .$if(taskIds !== undefined, (parts) => parts.where('taskId', 'in', [...(taskIds ?? [])]))
    .orderBy('id')
    .execute();
}

/** What is under way in any of them is under way in all; nothing to mark is a trial that is over. */
const STATES_IN_TURN: readonly RegradeState[] = [
  'RUNNING',
  'APPLYING',
  'UNDOING',
  'FAILED',
  'CANCELLED',
  'APPLIED',
  'UNDONE',
];

function stateOf(parts: readonly RegradeRow[]): RegradeState {
  return STATES_IN_TURN.find((state) => parts.some((part) => part.state === state)) ?? 'READY';
}

const sumOf = (parts: readonly RegradeRow[], count: (part: RegradeRow) => number): number =>
  parts.reduce((sum, part) => sum + count(part), 0);

const latest = (times: readonly (string | null)[]): string | null =>
  times.reduce((last, time) => ((time ?? '') > (last ?? '') ? time : last), null);

type Keys = Awaited<ReturnType<typeof presentKeys>>;

function toWorkRegrade(row: WorkRegradeRow, parts: readonly RegradeRow[], keys: Keys): WorkRegrade {
  const { id, workId, otherCount, startedAt, startedByName } = row;
  const stale = new Set(parts.filter((part) => isStale(part, keys.get(part.taskId))));
  return {
    id,
    workId,
    otherCount,
    startedAt,
    startedByName,
    state: stateOf(parts),
    done: sumOf(parts, ({ done, total }) => Math.min(done, total)),
    total: sumOf(parts, ({ total }) => total),
    policy: parts[0]?.policy ?? null,
    reason: parts[0]?.reason ?? '',
    appliedAt: latest(parts.map(({ appliedAt }) => appliedAt)),
    undoneAt: latest(parts.map(({ undoneAt }) => undoneAt)),
    keptCount: sumOf(parts, ({ keptCount }) => keptCount),
    isStale: stale.size > 0,
    parts: parts.map((part) => ({
      taskId: part.taskId,
      taskType: part.taskType,
      state: part.state,
      total: part.total,
      isStale: stale.has(part),
      question: keys.get(part.taskId)?.question ?? inEveryLanguage(() => ''),
      outcomes: part.summary?.outcomes ?? null,
    })),
  };
}

async function toWorkRegrades(db: Db | Tx, rows: readonly WorkRegradeRow[]): Promise<WorkRegrade[]> {
  const parts = await partsOf(
    db,
    rows.map(({ id }) => id),
  );
  const keys = await presentKeys(db, [...new Set(parts.map(({ taskId }) => taskId))]);
  return rows.map((row) =>
    toWorkRegrade(
      row,
      parts.filter(({ workRegradeId }) => workRegradeId === row.id),
      keys,
    ),
  );
}

export async function workRegradeOf(db: Db | Tx, row: WorkRegradeRow): Promise<WorkRegrade> {
  const [found] = await toWorkRegrades(db, [row]);
  return orNotFound(found);
}

export async function workRegradesOf(db: Db, person: Person, workId: string): Promise<WorkRegrade[]> {
  orNotFound(await findWorkRow(db, workId));
  const all = db.selectFrom('workRegrades').selectAll().where('workId', '=', workId);
  const own = seesAllPeople(person) ? all : all.where('startedById', '=', person.id);
  return toWorkRegrades(db, await own.orderBy('id', 'desc').limit(MAX_LISTED).execute());
}

/** Holds the tasks, so that nothing else begins at one of them. */
async function holdTasks(tx: Tx, taskIds: readonly string[]): Promise<void> {
  // In the order of the ids, so that two acts cannot deadlock.
  for (const id of taskIds.toSorted()) await findTask(tx, id, { lock: true });
  await refuseBusy(tx, taskIds);
}

/** Those of the person that came to no act, and those with nothing to mark. */
async function forgetTrials(tx: Tx, person: Person, workId: string): Promise<void> {
  const withAct = tx
    .selectFrom('regrades')
    .select('workRegradeId')
    .where('workId', '=', workId)
    .where('workRegradeId', 'is not', null)
    .where('state', 'not in', WITHOUT_ACT);
  await tx
    .deleteFrom('workRegrades')
    .where('workId', '=', workId)
    .where('startedById', '=', person.id)
    .where('id', 'not in', withAct)
    .execute();
}

/** Begins a trial of all tasks of the work whose answers another key marked. */
export async function insertWorkRegrade(
  tx: Tx,
  person: Person,
  workId: string,
  now: string,
): Promise<WorkRegradeRow> {
  const work = orNotFound(await lockWork(tx, workId));
  const taskIds = (await pinnedTasks(tx, workId, work.revision)).map(({ taskId }) => taskId);
  await holdTasks(tx, taskIds);
  const keys = await presentKeys(tx, taskIds);
  await forgetTrials(tx, person, workId);
  const trials = [];
  let otherCount = 0;
  for (const taskId of taskIds) {
    const key = keys.get(taskId);
    if (key === undefined) continue;
    const scope = scopeOf(person, taskId, key, workId);
    const counts = await countAnswers(tx, scope);
    otherCount += counts.otherCount;
    if (counts.total > 0) trials.push({ scope, counts });
  }
  const begun = { startedAt: now, startedByName: person.fullName };
  const id = newId();
  await tx
    .insertInto('workRegrades')
    .values({ id, workId, otherCount, startedById: person.id, ...begun })
    .execute();
  for (const { scope, counts } of trials)
    await insertTrial(tx, { ...scope, ...begun, workRegradeId: id }, counts);
  return orNotFound(await findWorkRegrade(tx, id));
}

export async function cancelWork(tx: Tx, person: Person, id: string): Promise<WorkRegradeRow> {
  const row = await findOwnWorkRegrade(tx, person, id);
  const parts = await partsOf(tx, [id]);
  if (stateOf(parts) !== 'RUNNING') throw new ApiFault('CONFLICT');
  for (const part of parts) await change(tx, part, ['RUNNING', 'READY', 'FAILED'], { state: 'CANCELLED' });
  return row;
}

/** Begins the act. CONFLICT: the trial is not over, or a key has changed since. Tasks that are not chosen leave it. */
export async function beginWorkAct(
  tx: Tx,
  person: Person,
  id: string,
  { taskIds, ...act }: Act & { readonly taskIds?: readonly string[] | undefined },
): Promise<WorkRegradeRow> {
  const row = await findOwnWorkRegrade(tx, person, id);
  const parts = await partsOf(tx, [id]);
  const chosen = parts.filter(({ taskId }) => taskIds === undefined || taskIds.includes(taskId));
  if (chosen.length === 0) throw new ApiFault('NOT_FOUND');
  await holdTasks(
    tx,
    chosen.map(({ taskId }) => taskId),
  );
  const keys = await presentKeys(
    tx,
    chosen.map(({ taskId }) => taskId),
  );
  if (chosen.some((part) => isStale(part, keys.get(part.taskId))))
    throw new ApiFault('CONFLICT', { message: 'REGRADE_STALE' });
  const left = parts.filter((part) => !chosen.includes(part)).map((part) => part.id);
  await tx.deleteFrom('regrades').where('id', 'in', left).execute();
  for (const part of chosen) {
    const total = await countMarks(tx, part.id, 'TRIAL');
    await change(tx, part, ['READY'], { ...act, state: 'APPLYING', done: 0, total });
  }
  const subject = { type: 'work' as const, id: row.workId };
  const named = chosen.map(({ taskId }) => taskId);
  await audit(tx, person, 'work.mark-again', await namedWork(tx, subject), null, { ...act, taskIds: named });
  return row;
}

async function namedWork(tx: Tx, subject: { readonly type: 'work'; readonly id: string }) {
  const work = await tx.selectFrom('works').select('title').where('id', '=', subject.id).executeTakeFirst();
  return { ...subject, name: work?.title.ru ?? '' };
}

/** Begins the undo. CONFLICT: it is not in force, or a later act on one of its tasks is. */
export async function beginWorkUndo(tx: Tx, person: Person, id: string): Promise<WorkRegradeRow> {
  const row = await findOwnWorkRegrade(tx, person, id);
  const parts = await partsOf(tx, [id]);
  if (stateOf(parts) !== 'APPLIED') throw new ApiFault('CONFLICT');
  await holdTasks(
    tx,
    parts.map(({ taskId }) => taskId),
  );
  for (const part of parts) {
    await refuseEarlier(tx, part);
    const total = await countMarks(tx, part.id, 'APPLIED');
    await change(tx, part, ['APPLIED'], { state: 'UNDOING', done: 0, total });
  }
  const subject = await namedWork(tx, { type: 'work', id: row.workId });
  await audit(tx, person, 'work.mark-again-undo', subject, { policy: parts[0]?.policy }, null);
  return row;
}
