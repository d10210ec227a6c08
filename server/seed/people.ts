// The demo people: an account for each role, a group with its teacher, and fellow students to fill the lists.
import type { BuiltInRoleName } from '#contract/privileges.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { insertGroup } from '#server/routes/groups/groups-repository.ts';
import { insertUser } from '#server/routes/users/users-repository.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';

/** The password of every demo account. */
const DEMO_PASSWORD = 'crystal';
export const DEMO_GROUP_NAME = 'Фотолитография-1';

interface DemoPerson {
  readonly login: string;
  readonly role: BuiltInRoleName;
  readonly surname: string;
  readonly name: string;
  readonly lastName: string;
  readonly gender: 'MALE' | 'FEMALE';
  readonly inGroup: boolean;
}

/** One account for each role of the specification; the start prints these. */
const ACCOUNTS: readonly DemoPerson[] = [
  {
    login: 'admin',
    role: 'ROLE_ADMIN',
    surname: 'Соколова',
    name: 'Марина',
    lastName: 'Игоревна',
    gender: 'FEMALE',
    inGroup: false,
  },
  {
    login: 'teacher',
    role: 'ROLE_TEACHER',
    surname: 'Воронцов',
    name: 'Алексей',
    lastName: 'Дмитриевич',
    gender: 'MALE',
    inGroup: false,
  },
  {
    login: 'student',
    role: 'ROLE_STUDENT',
    surname: 'Климова',
    name: 'Дарья',
    lastName: 'Андреевна',
    gender: 'FEMALE',
    inGroup: true,
  },
  {
    login: 'guest',
    role: 'ROLE_GUEST_DEMO',
    surname: 'Гостев',
    name: 'Павел',
    lastName: 'Олегович',
    gender: 'MALE',
    inGroup: true,
  },
  {
    login: 'demo',
    role: 'ROLE_DEMO',
    surname: 'Демидова',
    name: 'Ольга',
    lastName: 'Сергеевна',
    gender: 'FEMALE',
    inGroup: true,
  },
];

const FELLOWS: readonly DemoPerson[] = [
  {
    login: 'a.fedorov',
    role: 'ROLE_STUDENT',
    surname: 'Фёдоров',
    name: 'Артём',
    lastName: 'Николаевич',
    gender: 'MALE',
    inGroup: true,
  },
  {
    login: 'e.zakharova',
    role: 'ROLE_STUDENT',
    surname: 'Захарова',
    name: 'Елена',
    lastName: 'Викторовна',
    gender: 'FEMALE',
    inGroup: true,
  },
  {
    login: 't.yusupov',
    role: 'ROLE_STUDENT',
    surname: 'Юсупов',
    name: 'Тимур',
    lastName: 'Рашидович',
    gender: 'MALE',
    inGroup: true,
  },
];

/** The ids of the demo people, by login. */
export interface SeededPeople {
  readonly password: string;
  readonly accounts: readonly { readonly login: string; readonly role: BuiltInRoleName }[];
  readonly userIds: Readonly<Record<string, string>>;
  readonly groupId: string;
}

async function insertDemoPerson(
  tx: Tx,
  person: DemoPerson,
  passwordHash: string,
  groupId: string,
  now: string,
): Promise<string> {
  const { inGroup, role, ...names } = person;
  const { id: roleId } = await tx
    .selectFrom('roles')
    .select('id')
    .where('name', '=', role)
    .executeTakeFirstOrThrow();
  return insertUser(
    tx,
    {
      ...names,
      passwordHash,
      // By this domain the server recognises accounts with the well-known password.
      email: `${person.login}@demo.invalid`,
      groupId: inGroup ? groupId : null,
      defaultLang: 'ru',
      roleIds: [roleId],
    },
    now,
  );
}

/** Creates the demo people of an empty database in one transaction. */
export async function seedPeople(storage: Storage, now = new Date().toISOString()): Promise<SeededPeople> {
  const people = [...ACCOUNTS, ...FELLOWS];
  const hashes = await Promise.all(people.map(() => hashPassword(DEMO_PASSWORD)));
  return storage.write(async (tx) => {
    const group = { name: DEMO_GROUP_NAME, openForRegistration: true };
    const groupId = await insertGroup(tx, { ...group, teacherIds: [] }, now);
    const userIds: Record<string, string> = {};
    for (const [index, person] of people.entries()) {
      userIds[person.login] = await insertDemoPerson(tx, person, hashes[index] ?? '', groupId, now);
    }
    const teacherId = userIds['teacher'] ?? '';
    await tx.insertInto('groupTeachers').values({ groupId, userId: teacherId }).execute();
    const shown = ACCOUNTS.map(({ login, role }) => ({ login, role }));
    return { password: DEMO_PASSWORD, accounts: shown, userIds, groupId };
  });
}
