// A database with a hundred thousand people and a million results, generated inside the engine.
import { sql } from 'kysely';
import { insertWork, lockWork, reviseWork } from '#server/routes/works/works-repository.ts';
import { workInputSchema } from '#contract/entities/work.ts';
import type { Storage } from '#server/storage/storage.ts';
import {
  addPeople,
  i,
  idOf,
  insertSeries,
  MANY_PEOPLE,
  momentOf,
  no,
  START,
  surnameKeyOf,
  surnameOf,
  yes,
  type Columns,
} from './many-people.ts';

export const MANY_RESULTS = { ...MANY_PEOPLE, works: 200, attempts: 1_000_000 } as const;
const { people, groups, works, attempts } = MANY_RESULTS;
const PIECE_SIZE = 50_000;

async function addWorks(storage: Storage): Promise<readonly string[]> {
  const change = { by: null, now: START };
  return storage.write(async (tx) => {
    const ids: string[] = [];
    for (let number = 0; number < works; number += 1) {
      const fields = workInputSchema.parse({ title: { ru: `Работа ${number}`, en: '', ch: '' } });
      const id = await insertWork(tx, fields, change);
      const row = await lockWork(tx, id);
      if (row !== undefined) await reviseWork(tx, row, fields, [], change);
      ids.push(id);
    }
    return ids;
  });
}

function attemptColumns(engine: Storage['engine'], revision: number, workIds: readonly string[]): Columns {
  const person = sql`(i * 31 % ${sql.lit(people)})`;
  const work = sql`(i % ${sql.lit(works)})`;
  const words = sql`${surnameKeyOf(person)} || ' имя группа ' || cast(${person} % ${sql.lit(groups)} as text) || ' работа ' || cast(${work} as text)`;
  const text = sql`'{"ru":"Работа ' || cast(${work} as text) || '","en":"","ch":""}'`;
  const json = engine === 'postgres' ? sql`cast(${text} as jsonb)` : text;
  // One in fifty waits for a teacher; the others are marked.
  const waits = sql`(i % 50 = 0)`;
  return {
    id: idOf('a', i),
    userId: idOf('u', person),
    workId: sql`case ${work} ${sql.join(
      workIds.map((id, number) => sql`when ${sql.lit(number)} then ${sql.lit(id)}`),
      sql` `,
    )} end`,
    workRevision: revision,
    mode: sql`case i % 3 when 0 then 'TRAINING' when 1 then 'SELFCONTROL' else 'CONTROL' end`,
    executionId: null,
    executionKey: '',
    status: sql`case when ${waits} then 'REVIEW_PENDING' else 'REVIEWED' end`,
    origin: 'LIVE',
    demo: no,
    sessionId: null,
    seed: 1,
    drawExact: yes,
    startedAt: momentOf(i),
    deadline: null,
    submittedAt: momentOf(i),
    lastContactAt: START,
    writer: 1,
    lastSequence: 0,
    mark: sql`i * 13 % 101`,
    maxScore: 100,
    gradeForCompletion: 60,
    passed: sql`case when ${waits} then null else (i * 13 % 101 >= 60) end`,
    taskCount: 1,
    answeredCount: 1,
    needsReview: waits,
    reveal: 'ALL',
    comment: '',
    workTitle: json,
    workKind: 'THEORY',
    courseId: null,
    courseTitle: null,
    executionTitle: null,
    userName: sql`${surnameOf(person)} || ' Имя'`,
    userNameKey: sql`${surnameKeyOf(person)} || ' имя'`,
    groupId: idOf('g', sql`(${person} % ${sql.lit(groups)})`),
    groupName: sql`'Группа ' || cast(${person} % ${sql.lit(groups)} as text)`,
    searchText: words,
    leaseOwner: null,
    leaseUntil: null,
    markTries: 0,
    reviewId: idOf('r', i),
    orderSecret: '',
    version: 1,
  };
}

/**
 * Fills an empty, migrated database; returns the ids of the works.
 * @param other columns of the attempts that shall be others
 */
export async function addManyResults(
  storage: Storage,
  onPiece: (count: number) => void,
  other: Columns = {},
): Promise<readonly string[]> {
  await storage.write(addPeople);
  const workIds = await addWorks(storage);
  const { revision } = await storage.db.selectFrom('works').select('revision').executeTakeFirstOrThrow();
  const columns = { ...attemptColumns(storage.engine, revision, workIds), ...other };
  for (let from = 0; from < attempts; from += PIECE_SIZE) {
    await storage.write((tx) => insertSeries(tx, 'attempts', [from, from + PIECE_SIZE], columns));
    onPiece(from + PIECE_SIZE);
  }
  await storage.write(async (tx) => {
    await sql`analyze`.execute(tx);
  });
  return workIds;
}
