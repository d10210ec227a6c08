/** A database with a hundred thousand people and a million results, made in the engine itself. */
import { sql } from 'kysely';
import { insertWork, lockWork, reviseWork } from '#server/routes/works/works-repository.ts';
import { workInputSchema } from '#contract/entities/work.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { Tx } from '#server/storage/schema.ts';

export const manyResults = { people: 100_000, groups: 2000, works: 200, attempts: 1_000_000 } as const;
const { people, groups, works, attempts } = manyResults;
const pieceSize = 50_000;

/** An id that sorts by its number. */
const idOf = (letter: string, number: ReturnType<typeof sql>) =>
  sql`${sql.lit(letter)} || cast(10000000 + ${number} as text)`;
export const groupIdOf = (number: number): string => `g${10_000_000 + number}`;
export const personIdOf = (number: number): string => `u${10_000_000 + number}`;

const i = sql`i`;
const two = (number: ReturnType<typeof sql>) => sql`substr(cast(100 + ${number} as text), 2)`;
/** Moments of a year in the order of their number. */
const momentOf = (number: ReturnType<typeof sql>) => {
  const day = sql`(${number} % 83334)`;
  return sql`'2025-' || ${two(sql`${number} / 83334 + 1`)} || '-' || ${two(sql`${day} / 2977 + 1`)} || 'T' ||
    ${two(sql`(${day} % 2977) / 125`)} || ':' || ${two(sql`((${day} % 2977) % 125) * 60 / 125`)} || ':' ||
    ${two(sql`${number} % 60`)} || '.000Z'`;
};
const surnameOf = (number: ReturnType<typeof sql>) => sql`'Фамилия' || cast(${number} * 7919 % 5000 as text)`;
const surnameKeyOf = (number: ReturnType<typeof sql>) =>
  sql`'фамилия' || cast(${number} * 7919 % 5000 as text)`;

type Columns = Readonly<Record<string, unknown>>;

function isSql(value: unknown): value is ReturnType<typeof sql> {
  return typeof value === 'object' && value !== null && 'toOperationNode' in value;
}

/** Inserts the rows of the numbers from..to-1, each column an expression over `i` or a value. */
async function insertSeries(tx: Tx, table: string, [from, to]: readonly [number, number], columns: Columns) {
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
  const values = sql.join(
    Object.values(columns).map((value) => (isSql(value) ? value : sql.lit(value as string | number | null))),
  );
  await sql`insert into ${sql.table(table)} (${names})
    with recursive series(i) as (select ${sql.lit(from)} union all select i + 1 from series where i < ${sql.lit(to - 1)})
    select ${values} from series`.execute(tx);
}

const yes = sql`(1 = 1)`;
const no = sql`(1 = 0)`;
const start = '2025-01-01T00:00:00.000Z';

async function addPeople(tx: Tx): Promise<void> {
  await insertSeries(tx, 'groups', [0, groups], {
    id: idOf('g', i),
    name: sql`'Группа ' || cast(i as text)`,
    nameKey: sql`'группа ' || cast(i as text)`,
    status: 'ACTIVE',
    openForRegistration: yes,
    archivedAt: null,
    dateCreating: start,
    version: 1,
  });
  const login = sql`'l' || cast(i as text)`;
  await insertSeries(tx, 'users', [0, people], {
    id: idOf('u', i),
    login,
    loginKey: login,
    passwordHash: '',
    name: 'Имя',
    surname: surnameOf(i),
    lastName: '',
    email: login,
    emailKey: login,
    surnameKey: surnameKeyOf(i),
    searchText: surnameKeyOf(i),
    gender: 'MALE',
    groupId: idOf('g', sql`(i % ${sql.lit(groups)})`),
    defaultLang: 'ru',
    active: yes,
    accessVersion: 1,
    dateCreating: start,
    version: 1,
  });
}

async function addWorks(storage: Storage): Promise<readonly string[]> {
  const change = { by: null, now: start };
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
  // One in fifty waits for a teacher; the rest is marked.
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
    lastContactAt: start,
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

/** Fills an empty, migrated database; gives the ids of the works. */
export async function addManyResults(
  storage: Storage,
  onPiece: (count: number) => void,
): Promise<readonly string[]> {
  await storage.write(addPeople);
  const workIds = await addWorks(storage);
  const { revision } = await storage.db.selectFrom('works').select('revision').executeTakeFirstOrThrow();
  const columns = attemptColumns(storage.engine, revision, workIds);
  for (let from = 0; from < attempts; from += pieceSize) {
    await storage.write((tx) => insertSeries(tx, 'attempts', [from, from + pieceSize], columns));
    onPiece(from + pieceSize);
  }
  await storage.write(async (tx) => {
    await sql`analyze`.execute(tx);
  });
  return workIds;
}
