// A server for a test, and people to call it as.
import type { FastifyInstance } from 'fastify';
import type { BuiltInRoleName } from '#contract/privileges.ts';
import { buildApp } from '#server/app.ts';
import { readConfig, type Config } from '#server/config.ts';
import { searchKey } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { TestStorage } from './test-storage.ts';

/**
 * A quiet server for app.inject, without the built page unless `pageRoot` names its folder.
 * @param addMore mounts extra calls for the test
 */
export async function buildTestApp(
  storage: TestStorage,
  changes: Partial<Config> = {},
  addMore?: (app: FastifyInstance) => void,
  pageRoot = '/nowhere',
): Promise<FastifyInstance> {
  const config = { ...readConfig({ DATA_DIR: storage.dataDir }), logLevel: 'silent' as const, ...changes };
  const app = await buildApp({ storage, config, pageRoot });
  addMore?.(app);
  await app.ready();
  return app;
}

export interface TestPerson {
  readonly id: string;
  readonly login: string;
  readonly sessionId: string;
  /** For app.inject: the bearer token of a session of this person. */
  readonly headers: Readonly<Record<string, string>>;
}

interface TestPersonOptions {
  readonly login?: string;
  readonly groupId?: string;
  readonly passwordHash?: string;
}

async function insertPerson(
  app: FastifyInstance,
  role: BuiltInRoleName,
  { login = `user-${newId()}`, groupId, passwordHash = '' }: TestPersonOptions,
): Promise<{ id: string; sessionId: string; login: string }> {
  const id = newId();
  const sessionId = newId();
  const now = new Date().toISOString();
  const email = `${login}@example.test`;
  const names = { name: 'Анна', surname: 'Ёлкина', lastName: 'Петровна' };
  await app.storage.write(async (tx) => {
    const keys = {
      loginKey: searchKey(login),
      emailKey: searchKey(email),
      surnameKey: searchKey(names.surname, names.name, names.lastName),
      searchText: searchKey(names.surname, names.name, names.lastName, login, email),
    };
    const person = {
      id,
      login,
      email,
      passwordHash,
      ...names,
      ...keys,
      gender: 'FEMALE',
      groupId: groupId ?? null,
    } as const;
    await tx
      .insertInto('users')
      .values({ ...person, defaultLang: 'ru', active: true, accessVersion: 1, dateCreating: now, version: 1 })
      .execute();
    const { id: roleId } = await tx
      .selectFrom('roles')
      .select('id')
      .where('name', '=', role)
      .executeTakeFirstOrThrow();
    await tx.insertInto('userRoles').values({ userId: id, roleId, position: 0 }).execute();
    const times = {
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    };
    await tx
      .insertInto('sessions')
      .values({
        id: sessionId,
        userId: id,
        ...times,
        endedAt: null,
        endReason: null,
        address: '',
        userAgent: '',
      })
      .execute();
  });
  return { id, sessionId, login };
}

/** Creates a person with a role and signs them in. */
export async function testPerson(
  app: FastifyInstance,
  role: BuiltInRoleName,
  options: TestPersonOptions = {},
): Promise<TestPerson> {
  const person = await insertPerson(app, role, options);
  const token = await app.accessTokens.sign({
    userId: person.id,
    sessionId: person.sessionId,
    accessVersion: 1,
  });
  return { ...person, headers: { authorization: `Bearer ${token}` } };
}
