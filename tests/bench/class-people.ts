// A class of students, all signed in.
import { searchKey } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Tx } from '#server/storage/schema.ts';

const DAY_MS = 86_400_000;

interface SignedIn {
  readonly userId: string;
  readonly sessionId: string;
}

async function insertStudent(tx: Tx, index: number, roleId: string, now: string): Promise<SignedIn> {
  const [userId, sessionId] = [newId(), newId()];
  const login = `class-${index}`;
  const names = { surname: `Ученик ${index}`, name: 'Иван', lastName: 'Петрович' };
  await tx
    .insertInto('users')
    .values({
      id: userId,
      login,
      loginKey: login,
      email: `${login}@demo.invalid`,
      emailKey: `${login}@demo.invalid`,
      passwordHash: '',
      ...names,
      surnameKey: searchKey(names.surname, names.name, names.lastName),
      searchText: searchKey(names.surname, login),
      gender: 'MALE',
      groupId: null,
      defaultLang: 'ru',
      active: true,
      accessVersion: 1,
      dateCreating: now,
      version: 1,
    })
    .execute();
  await tx.insertInto('userRoles').values({ userId, roleId, position: 0 }).execute();
  const expiresAt = new Date(Date.parse(now) + DAY_MS).toISOString();
  await tx
    .insertInto('sessions')
    .values({
      id: sessionId,
      userId,
      createdAt: now,
      lastUsedAt: now,
      expiresAt,
      endedAt: null,
      endReason: null,
      address: '',
      userAgent: '',
    })
    .execute();
  return { userId, sessionId };
}

/** Inserts `count` signed-in students. */
export async function insertClass(tx: Tx, count: number, now: string): Promise<readonly SignedIn[]> {
  const { id } = await tx
    .selectFrom('roles')
    .select('id')
    .where('name', '=', 'ROLE_STUDENT')
    .executeTakeFirstOrThrow();
  const made: SignedIn[] = [];
  for (let index = 0; index < count; index += 1) made.push(await insertStudent(tx, index, id, now));
  return made;
}
