// The rows of an event's board, from what is stored; pure but for the reading.
import { sql } from 'kysely';
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import type { BoardRow } from '#contract/entities/control.ts';
import { fullNameOf } from '#contract/full-name.ts';
import { isPausedAt, PERSONAL_COLUMNS, plannedExtraMs } from '#server/repositories/personal-time.ts';
import type { Db } from '#server/storage/schema.ts';
import type { BoardDone } from '#server/storage/tables/control.ts';

/** After this long without a word from a page it counts as gone; a page opens its stream anew every 20 s. */
const GONE_MS = 28_000;

export const NOTHING_DONE: BoardDone = { tasks: [], lastTask: null, lastCode: null, actions: 0 };

/** Everybody assigned, with their attempt. */
export function participantsOf(db: Db, executionId: string) {
  return db
    .selectFrom('executionUsers')
    .innerJoin('executions', 'executions.id', 'executionUsers.executionId')
    .innerJoin('users', 'users.id', 'executionUsers.userId')
    .leftJoin('groups', 'groups.id', 'users.groupId')
    .leftJoin('attempts', (join) =>
      join
        .onRef('attempts.executionId', '=', 'executionUsers.executionId')
        .onRef('attempts.userId', '=', 'executionUsers.userId'),
    )
    .where('executionUsers.executionId', '=', executionId)
    .select(['executionUsers.userId', 'executionUsers.endsAt', 'executionUsers.pausedAt'])
    .select(['executionUsers.outAt', 'executionUsers.seenAt'])
    .select(PERSONAL_COLUMNS)
    .select(['users.surname', 'users.name', 'users.lastName', 'users.groupId', 'groups.name as groupName'])
    .select(['attempts.id as attemptId', 'attempts.status', 'attempts.lastContactAt', 'attempts.startedAt'])
    .select(['attempts.deadline', 'attempts.lastSequence', 'attempts.writer', 'attempts.taskCount'])
    .select(['attempts.answeredCount', 'attempts.mark', 'attempts.maxScore'])
    .select((eb) => [
      eb
        .selectFrom('sideBranches')
        .whereRef('sideBranches.attemptId', '=', 'attempts.id')
        .select(eb.fn.countAll<number>().as('count'))
        .as('branchCount'),
      eb
        .selectFrom('executionMessages')
        .whereRef('executionMessages.executionId', '=', 'executionUsers.executionId')
        .whereRef('executionMessages.userId', '=', 'executionUsers.userId')
        .where('seenAt', 'is', null)
        .select(eb.fn.countAll<number>().as('count'))
        .as('unseenMessages'),
    ])
    .orderBy('attempts.id')
    .execute();
}
export type Participant = Awaited<ReturnType<typeof participantsOf>>[number];

/** How many irregularities are noted for each person. */
export async function noteCounts(db: Db, executionId: string): Promise<ReadonlyMap<string, number>> {
  const acts = await db
    .selectFrom('executionActs')
    .select('done')
    .where('executionId', '=', executionId)
    .where(sql<boolean>`cast(act as text) like '%"NOTE"%'`)
    .execute();
  const counts = new Map<string, number>();
  for (const userId of acts.flatMap(({ done }) => done)) counts.set(userId, (counts.get(userId) ?? 0) + 1);
  return counts;
}

/** What the events add to what was done before. */
export function doneWith(before: BoardDone, events: readonly AttemptEvent[]): BoardDone {
  const tasks = new Set(before.tasks);
  let { lastTask, lastCode, actions } = before;
  for (const event of events) {
    lastTask = event.taskId;
    if (event.type !== 'HINT' && event.type !== 'RESTART') tasks.add(event.taskId);
    if (event.type !== 'ACTIONS') continue;
    actions += event.entries.length;
    lastCode = event.entries.at(-1)?.code ?? lastCode;
  }
  return { tasks: [...tasks], lastTask, lastCode, actions };
}

function isConnectedAt({ seenAt }: Participant, now: string): boolean {
  return seenAt !== null && Date.parse(now) - Date.parse(seenAt) < GONE_MS;
}

export interface BoardTask {
  readonly id: string;
  readonly isSimulation: boolean;
}

interface Known {
  readonly done: BoardDone;
  /** The attempt's tasks in their order. */
  readonly tasks: readonly BoardTask[];
  readonly noteCount: number;
  readonly now: string;
}

/** The simulation that the person is at, from 1: the first task until something is done; 0: none. */
function sceneTaskOf({ done, tasks }: Known): number {
  const at = done.lastTask === null ? 0 : tasks.findIndex(({ id }) => id === done.lastTask);
  return tasks[at]?.isSimulation === true ? at + 1 : 0;
}

/** Of somebody who has not begun there is nothing. */
function attemptPart(row: Participant, known: Known) {
  const { done, tasks } = known;
  const isMarked = row.status === 'REVIEWED' || row.status === 'REVIEW_PENDING';
  return {
    attemptId: row.attemptId,
    status: row.status,
    savedAt: row.lastContactAt,
    startedAt: row.startedAt,
    taskCount: row.taskCount ?? 0,
    doneCount: isMarked ? (row.answeredCount ?? 0) : done.tasks.length,
    lastTask: done.lastTask === null ? 0 : tasks.findIndex(({ id }) => id === done.lastTask) + 1,
    sceneTask: sceneTaskOf(known),
    actionCount: done.actions,
    lastCode: done.lastCode,
    openings: row.writer ?? 0,
    mark: row.status === 'REVIEWED' ? row.mark : null,
    maxScore: row.maxScore,
  };
}

export function boardRow(row: Participant, known: Known): BoardRow {
  const { noteCount, now } = known;
  return {
    ...attemptPart(row, known),
    user: {
      id: row.userId,
      fullName: fullNameOf(row),
      group: row.groupId === null ? null : { id: row.groupId, name: row.groupName ?? '' },
    },
    isConnected: isConnectedAt(row, now),
    deadline: row.deadline ?? row.endsAt,
    plannedMs: plannedExtraMs(row),
    incidentMs: Number(row.incidentMs),
    pausedAt: isPausedAt(row.pausedAt, now) ? row.pausedAt : null,
    outAt: row.outAt,
    branchCount: Number(row.branchCount ?? 0),
    noteCount,
    unseenMessages: Number(row.unseenMessages ?? 0),
  };
}
