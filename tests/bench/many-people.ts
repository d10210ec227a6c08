// A database with a hundred thousand people, generated inside the engine.
import { sql } from 'kysely';
import type { Storage } from '#server/storage/storage.ts';
import type { Tx } from '#server/storage/schema.ts';

export const MANY_PEOPLE = { people: 100_000, groups: 2000 } as const;
const { people, groups } = MANY_PEOPLE;

/** An id that sorts by its number. */
export const idOf = (letter: string, number: ReturnType<typeof sql>) =>
  sql`${sql.lit(letter)} || cast(10000000 + ${number} as text)`;
export const groupIdOf = (number: number): string => `g${10_000_000 + number}`;
export const personIdOf = (number: number): string => `u${10_000_000 + number}`;

export const i = sql`i`;
const two = (number: ReturnType<typeof sql>) => sql`substr(cast(100 + ${number} as text), 2)`;
/** Times spread over a year, in the order of their number. */
export const momentOf = (number: ReturnType<typeof sql>) => {
  const day = sql`(${number} % 83334)`;
  return sql`'2025-' || ${two(sql`${number} / 83334 + 1`)} || '-' || ${two(sql`${day} / 2977 + 1`)} || 'T' ||
    ${two(sql`(${day} % 2977) / 125`)} || ':' || ${two(sql`((${day} % 2977) % 125) * 60 / 125`)} || ':' ||
    ${two(sql`${number} % 60`)} || '.000Z'`;
};
export const surnameOf = (number: ReturnType<typeof sql>) =>
  sql`'Фамилия' || cast(cast(${number} as bigint) * 7919 % 5000 as text)`;
export const surnameKeyOf = (number: ReturnType<typeof sql>) =>
  sql`'фамилия' || cast(cast(${number} as bigint) * 7919 % 5000 as text)`;

export type Columns = Readonly<Record<string, unknown>>;

function isSql(value: unknown): value is ReturnType<typeof sql> {
  return typeof value === 'object' && value !== null && 'toOperationNode' in value;
}

/** Inserts rows number from..to-1; each column is an expression over `i` or a value. */
export async function insertSeries(
  tx: Tx,
  table: string,
  [from, to]: readonly [number, number],
  columns: Columns,
) {
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
  const values = sql.join(
    Object.values(columns).map((value) => (isSql(value) ? value : sql.lit(value as string | number | null))),
  );
  await sql`insert into ${sql.table(table)} (${names})
    with recursive series(i) as (select ${sql.lit(from)} union all select i + 1 from series where i < ${sql.lit(to - 1)})
    select ${values} from series`.execute(tx);
}

export const yes = sql`(1 = 1)`;
export const no = sql`(1 = 0)`;
export const START = '2025-01-01T00:00:00.000Z';

export async function addPeople(tx: Tx): Promise<void> {
  await insertSeries(tx, 'groups', [0, groups], {
    id: idOf('g', i),
    name: sql`'Группа ' || cast(i as text)`,
    nameKey: sql`'группа ' || cast(i as text)`,
    status: 'ACTIVE',
    openForRegistration: yes,
    archivedAt: null,
    dateCreating: START,
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
    email: sql`${login} || '@school.example'`,
    emailKey: sql`${login} || '@school.example'`,
    surnameKey: surnameKeyOf(i),
    searchText: sql`${surnameKeyOf(i)} || ' имя ' || ${login} || ' ' || ${login} || '@school.example'`,
    gender: 'MALE',
    groupId: idOf('g', sql`(i % ${sql.lit(groups)})`),
    defaultLang: 'ru',
    active: yes,
    accessVersion: 1,
    dateCreating: START,
    version: 1,
  });
}

/** One in fifty teaches, one in a thousand is an admin, the others learn. */
async function addRolesOfPeople(tx: Tx): Promise<void> {
  await insertSeries(tx, 'userRoles', [0, people], {
    userId: idOf('u', i),
    roleId: sql`case when i % 1000 = 7 then 'role-admin' when i % 50 = 2 then 'role-teacher' else 'role-student' end`,
    position: 0,
  });
}

/** One in twenty is deactivated, one in ten has no group, one group is a hundred times as large as others. */
async function addVariety(tx: Tx): Promise<void> {
  const number = sql`cast(substr(id, 2) as integer)`;
  await sql`update users set active = ${no} where ${number} % 20 = 3`.execute(tx);
  await sql`update users set ${sql.ref('groupId')} = null where ${number} % 10 = 4`.execute(tx);
  await sql`update users set ${sql.ref('groupId')} = ${sql.lit(groupIdOf(0))} where ${number} % 20 = 5`.execute(
    tx,
  );
  await sql`update users set ${sql.ref('dateCreating')} = ${momentOf(sql`(${number} - 10000000)`)}`.execute(
    tx,
  );
  await sql`update groups set status = 'INACTIVE' where ${number} % 10 = 1`.execute(tx);
  await sql`update groups set ${sql.ref('openForRegistration')} = ${no} where ${number} % 10 = 2`.execute(tx);
}

async function addRequests(tx: Tx): Promise<void> {
  const login = sql`'r' || cast(i as text)`;
  await insertSeries(tx, 'registrationRequests', [0, people], {
    id: idOf('q', i),
    status: sql`case i % 20 when 0 then 'PENDING' when 1 then 'REJECTED' else 'APPROVED' end`,
    name: 'Имя',
    surname: surnameOf(i),
    lastname: '',
    login,
    loginKey: login,
    passwordHash: '',
    email: login,
    emailKey: login,
    surnameKey: surnameKeyOf(i),
    searchText: sql`${surnameKeyOf(i)} || ' имя ' || ${login}`,
    gender: 'MALE',
    defaultLang: 'ru',
    groupId: idOf('g', sql`(i % ${sql.lit(groups)})`),
    reason: '',
    reviewedBy: null,
    reviewedAt: null,
    userId: null,
    createdAt: momentOf(i),
    version: 1,
  });
}

async function addCodes(tx: Tx): Promise<void> {
  await insertSeries(tx, 'qrCodes', [0, people], {
    id: idOf('c', i),
    userId: idOf('u', sql`(i * 31 % ${sql.lit(people)})`),
    codeHash: sql`'h' || cast(i as text)`,
    expiresAt: momentOf(i),
    usesLeft: null,
    revokedAt: null,
    createdBy: null,
    dateCreating: momentOf(i),
  });
}

/** A million audit entries of admins. */
async function addAudit(storage: Storage): Promise<void> {
  const empty = storage.engine === 'postgres' ? sql`cast('{}' as jsonb)` : sql`'{}'`;
  for (let from = 0; from < 1_000_000; from += 50_000) {
    await storage.write((tx) =>
      insertSeries(tx, 'auditLog', [from, from + 50_000], {
        id: idOf('e', i),
        at: momentOf(i),
        personId: idOf('u', sql`(i % 100 * 1000 + 7)`),
        personName: surnameOf(i),
        subjectName: surnameOf(sql`(i * 31)`),
        searchText: sql`${surnameKeyOf(i)} || ' ' || ${surnameKeyOf(sql`(i * 31)`)}`,
        what: sql`case i % 4 when 0 then 'user.update' when 1 then 'user.create' when 2 then 'group.update' else 'work.update' end`,
        subjectType: sql`case i % 4 when 2 then 'group' when 3 then 'work' else 'user' end`,
        subjectId: idOf('u', sql`(i * 31 % ${sql.lit(people)})`),
        before: empty,
        after: empty,
      }),
    );
  }
}

/** Fills an empty, migrated database. */
export async function addManyPeople(storage: Storage): Promise<void> {
  for (const add of [addPeople, addRolesOfPeople, addVariety, addRequests, addCodes])
    await storage.write(add);
  await storage.write(async (tx) => {
    for (let group = 0; group < 5; group += 1) {
      await tx
        .insertInto('groupTeachers')
        .values({ groupId: groupIdOf(group * 11 + 1), userId: personIdOf(2) })
        .execute();
    }
  });
  await addAudit(storage);
  await storage.write((tx) => sql`analyze`.execute(tx));
}
