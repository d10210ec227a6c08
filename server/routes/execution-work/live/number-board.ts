/**
 * Gives the changes of a board their numbers, outside the transactions that made them: what is committed late is seen by
 * the next round, and a number is never visible before what it stands for.
 */
import type { Db } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { simulationKindOf } from '#tasks/kinds.ts';
import {
  boardRow,
  doneWith,
  noteCounts,
  NOTHING_DONE,
  participantsOf,
  type BoardTask,
  type Participant,
} from './board-rows.ts';
import {
  findBoard,
  storeChanges,
  storedRows,
  uncountedBatches,
  type ChangedRow,
} from './boards-repository.ts';

/** What the last round of this process left of a board: valid as long as nobody else numbered it. */
export interface BoardMemory {
  readonly number: number;
  readonly rows: ReadonlyMap<string, ChangedRow>;
  readonly tasks: Map<string, readonly BoardTask[]>;
}

async function remember(db: Db, executionId: string, number: number): Promise<BoardMemory> {
  const rows = await storedRows(db, executionId);
  const known = rows.map(({ userId, attemptId, sequence, done, row }): [string, ChangedRow] => [
    userId,
    { userId, attemptId, sequence, done, text: row },
  ]);
  return { number, rows: new Map(known), tasks: new Map() };
}

/** The tasks of attempts in their order; they never change while one runs. */
async function rememberTasks(db: Db, memory: BoardMemory, attemptIds: readonly string[]): Promise<void> {
  const missing = attemptIds.filter((id) => !memory.tasks.has(id));
  if (missing.length === 0) return;
  const rows = await db
    .selectFrom('attemptTasks')
    .select(['attemptId', 'taskId', 'taskType'])
    .where('attemptId', 'in', missing)
    .orderBy('position')
    .execute();
  for (const id of missing)
    memory.tasks.set(
      id,
      rows
        .filter(({ attemptId }) => attemptId === id)
        .map(({ taskId, taskType }) => ({ id: taskId, isSimulation: simulationKindOf(taskType) !== null })),
    );
}

/** One row for a person: of several attempts, as of a shared demo account, the latest. */
function byPerson(participants: readonly Participant[]): ReadonlyMap<string, Participant> {
  return new Map(participants.map((participant) => [participant.userId, participant]));
}

function byUser<Row extends { readonly userId: string }>(rows: readonly Row[]): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.userId, [...(groups.get(row.userId) ?? []), row]);
  return groups;
}

type Counted = Pick<ChangedRow, 'attemptId' | 'sequence' | 'done'>;

function countedSoFar(known: ChangedRow | undefined, { attemptId }: Participant): Counted {
  return known?.attemptId === attemptId ? known : { attemptId, sequence: 0, done: NOTHING_DONE };
}

interface Counting {
  readonly memory: BoardMemory;
  /** The person's batches that no row counts yet. */
  readonly fresh: Awaited<ReturnType<typeof uncountedBatches>>;
  readonly noteCount: number;
  readonly now: string;
}

function countedRow(participant: Participant, { memory, fresh, noteCount, now }: Counting): ChangedRow {
  const { userId, attemptId } = participant;
  const known = memory.rows.get(userId);
  const before = countedSoFar(known, participant);
  // Those of an attempt that the row does not name yet are counted in the next round.
  const counted = known?.attemptId === attemptId ? fresh : [];
  const done = counted.reduce((sum, { events }) => doneWith(sum, events), before.done);
  const tasks = memory.tasks.get(attemptId ?? '') ?? [];
  const row = boardRow(participant, { done, tasks, noteCount, now });
  const sequence = counted.at(-1)?.sequence ?? before.sequence;
  return { userId, attemptId, sequence, done, text: JSON.stringify(row) };
}

interface Round {
  readonly changed: readonly ChangedRow[];
  readonly gone: readonly string[];
  readonly rows: ReadonlyMap<string, ChangedRow>;
}

async function roundOf(db: Db, executionId: string, memory: BoardMemory, now: string): Promise<Round> {
  const people = byPerson(await participantsOf(db, executionId));
  const notes = await noteCounts(db, executionId);
  const batches = byUser(await uncountedBatches(db, executionId));
  await rememberTasks(
    db,
    memory,
    [...people.values()].flatMap(({ attemptId }) => attemptId ?? []),
  );
  const rows = new Map<string, ChangedRow>();
  for (const [userId, participant] of people) {
    const noteCount = notes.get(userId) ?? 0;
    rows.set(userId, countedRow(participant, { memory, fresh: batches.get(userId) ?? [], noteCount, now }));
  }
  const changed = [...rows.values()].filter(({ userId, text, sequence }) => {
    const known = memory.rows.get(userId);
    return text !== known?.text || sequence !== known.sequence;
  });
  const gone = [...memory.rows.keys()].filter((userId) => !people.has(userId));
  return { changed, gone, rows };
}

/**
 * One round for one board.
 * @param last what the round before returned; undefined: this process has not numbered it so far
 * @returns what the next round starts from; undefined where another process was faster
 */
export async function numberBoard(
  storage: Storage,
  executionId: string,
  last: BoardMemory | undefined,
  now: string,
): Promise<BoardMemory | undefined> {
  const board = await findBoard(storage.db, executionId);
  if (board === undefined) return undefined;
  const present = Number(board.number);
  const memory = last?.number === present ? last : await remember(storage.db, executionId, present);
  const { changed, gone, rows } = await roundOf(storage.db, executionId, memory, now);
  if (changed.length + gone.length === 0) return memory;
  const number = await storage.write((tx) =>
    storeChanges(tx, { executionId, number: present, changed, gone }),
  );
  return number === undefined ? undefined : { number, rows, tasks: memory.tasks };
}
