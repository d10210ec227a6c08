// Control events as an assigned person sees them.
import type { LearnerExecution } from '#contract/entities/execution.ts';
import type { Page } from '#contract/page.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { pageOfRows } from '#server/repositories/lists.ts';
import { isPausedAt, ownMinutes, PERSONAL_COLUMNS } from '#server/repositories/personal-time.ts';
import { ownAttempts, revealToOwner, type Learning } from '#server/repositories/result-visibility.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import {
  bareExecution,
  EXECUTION_SORTS,
  inState,
  selectExecutions,
  stateOf,
  visibleExecutions,
  type ExecutionQuery,
  type ExecutionRow,
  type ExecutionSelect,
} from './executions-repository.ts';
import { pausesOf } from './acts/acts-repository.ts';
import { oldestUnseen } from './messages-repository.ts';

/** The person's part in events: their window, and whether their time stands still. */
async function partsOf(db: Db | Tx, ids: readonly string[], userId: string) {
  const rows = await db
    .selectFrom('executionUsers')
    .innerJoin('executions', 'executions.id', 'executionUsers.executionId')
    .select('executionUsers.executionId')
    .select(['executionUsers.startsAt', 'executionUsers.endsAt', 'executionUsers.pausedAt'])
    .select('executionUsers.outAt')
    .select(PERSONAL_COLUMNS)
    .where('executionUsers.userId', '=', userId)
    .where('executionUsers.executionId', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.executionId, row]));
}
type Part = NonNullable<Awaited<ReturnType<typeof partsOf>> extends Map<string, infer P> ? P : never>;

/** The event's times as they are for the person. */
function ownTimes(part: Part | undefined, now: string) {
  if (part === undefined) return { isPaused: false, isOut: false };
  const { startsAt, endsAt, pausedAt, outAt } = part;
  return {
    startDateTime: startsAt,
    endDateTime: endsAt,
    executionTime: ownMinutes(part),
    state: stateOf(startsAt, endsAt, now),
    isPaused: isPausedAt(pausedAt, now),
    isOut: outAt !== null,
  };
}

const orNull = <T>(of: ReadonlyMap<string, T>, id: string): T | null => of.get(id) ?? null;

/** Events as an assigned person sees them, with their own attempt. */
async function toLearnerExecutions(
  db: Db | Tx,
  rows: readonly ExecutionRow[],
  learner: Learning,
  now: string,
): Promise<LearnerExecution[]> {
  const ids = rows.map((row) => row.id);
  const attempts = await db
    .selectFrom('attempts')
    .select(['id', 'executionId', 'status', 'mark', 'mode', 'reveal', 'deadline'])
    .where(ownAttempts(learner))
    .where('executionId', 'in', ids)
    .execute();
  const parts = await partsOf(db, ids, learner.id);
  const messages = await oldestUnseen(db, ids, learner.id);
  const pauses = await pausesOf(db, learner.id, parts, now);
  return rows.map((row) => {
    const attempt = attempts.find((one) => one.executionId === row.id);
    const isShown =
      attempt !== undefined &&
      revealToOwner({ ...attempt, eventEnd: row.lastEnd, heldUntil: null }, now) !== 'NOTHING';
    return {
      ...bareExecution(row, now),
      ...ownTimes(parts.get(row.id), now),
      attemptId: attempt?.id ?? null,
      attemptStatus: attempt?.status ?? null,
      deadline: attempt?.deadline ?? null,
      mark: isShown ? attempt.mark : null,
      asksCode: row.codeWord !== '',
      pausedBy: orNull(pauses, row.id),
      message: orNull(messages, row.id),
      serverNow: now,
    };
  });
}

function executionsOf(db: Db, userId: string): ExecutionSelect {
  const own = db
    .selectFrom('executionUsers')
    .select('executionUsers.executionId')
    .where('executionUsers.userId', '=', userId);
  return selectExecutions(db).where('executions.id', 'in', own);
}

/** The events that a person is assigned to. */
export function pageOfLearnerExecutions(
  db: Db,
  learner: Learning,
  query: ExecutionQuery,
  now: string,
): Promise<Page<LearnerExecution>> {
  const found = inState(executionsOf(db, learner.id), query.state, now);
  const toEntities = (rows: ExecutionRow[]) => toLearnerExecutions(db, rows, learner, now);
  return pageOfRows(found, query, EXECUTION_SORTS, toEntities, 'executions.id');
}

/** An event as a participant sees it: the person is assigned to it, or may change it. */
export async function findLearnerExecution(
  db: Db,
  person: Person,
  id: string,
  now: string,
): Promise<LearnerExecution | undefined> {
  const own = await executionsOf(db, person.id).where('executions.id', '=', id).execute();
  const rows =
    own.length > 0 || !person.privileges.has('EXECUTIONS_EDIT')
      ? own
      : await visibleExecutions(db, person).where('executions.id', '=', id).execute();
  return (await toLearnerExecutions(db, rows, person, now))[0];
}

/** The person's attempt in the event; of a demo account, which many share, the latest. */
export async function attemptIn(db: Db, executionId: string, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('attempts')
    .select('id')
    .where('executionId', '=', executionId)
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Notes that a page of the person's listens. */
export async function noteSeen(
  storage: Storage,
  { executionId, userId }: { readonly executionId: string; readonly userId: string },
  now: string,
): Promise<void> {
  const query = storage.db
    .updateTable('executionUsers')
    .set({ seenAt: now })
    .where('executionId', '=', executionId)
    .where('userId', '=', userId);
  await storage.hot([{ query }]);
}
