// Who makes a request: the token names a session, and every call checks in the database that it stands.
import type { FastifyRequest } from 'fastify';
import { DEMO_ROLES } from '#contract/privileges.ts';
import type { Access, CallDefinition } from '#contract/call.ts';
import type { Privilege } from '#contract/privileges.ts';
import { fullNameOf } from '#contract/full-name.ts';
import { prepareStatement } from '#server/storage/prepared.ts';
import type { Db } from '#server/storage/schema.ts';
import type { AccessClaims, AccessTokens } from './access-tokens.ts';
import { ApiFault } from '../errors/api-fault.ts';
import type { Person } from '../calls/call-context.ts';

interface SessionRow extends Pick<Person, 'id' | 'login' | 'groupId'> {
  readonly name: string;
  readonly surname: string;
  readonly lastName: string;
  readonly accessVersion: number;
  /** Null only if someone has removed the person's roles by hand. */
  readonly roleName: string | null;
  readonly privileges: readonly Privilege[] | null;
}

const sessionStatement = prepareStatement((db, slot) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .leftJoin('userRoles', (join) =>
      join.onRef('userRoles.userId', '=', 'users.id').on((eb) =>
        eb(
          'userRoles.position',
          '=',
          eb
            .selectFrom('userRoles as first')
            .select((inner) => inner.fn.min<number>('first.position').as('position'))
            .whereRef('first.userId', '=', 'users.id'),
        ),
      ),
    )
    .leftJoin('roles', 'roles.id', 'userRoles.roleId')
    .select(['users.id', 'users.login', 'users.name', 'users.surname', 'users.lastName', 'users.groupId'])
    .select(['users.accessVersion', 'roles.name as roleName', 'roles.privileges'])
    .where('sessions.id', '=', slot<string>('sessionId'))
    .where('users.id', '=', slot<string>('userId'))
    .where('sessions.endedAt', 'is', null)
    .where('sessions.expiresAt', '>', slot<string>('now'))
    .where('users.active', '=', true),
);

/** The person of a live session. Throws UNAUTHENTICATED if it has ended, TOKEN_EXPIRED for stale access. */
export async function personOfClaims(db: Db, claims: AccessClaims, now: string): Promise<Person> {
  const { sessionId, userId } = claims;
  const query = sessionStatement(db, { sessionId, userId, now });
  const row = (await db.executeQuery<SessionRow>(query)).rows[0];
  if (row === undefined) throw new ApiFault('UNAUTHENTICATED');
  if (row.accessVersion !== claims.accessVersion) throw new ApiFault('TOKEN_EXPIRED');
  return asPerson(row, sessionId);
}

/** The person of a session as they are now, for what lasts longer than a request; undefined once it has ended. */
export async function personNow(
  db: Db,
  { id: userId, sessionId }: Pick<Person, 'id' | 'sessionId'>,
  now: string,
): Promise<Person | undefined> {
  const query = sessionStatement(db, { sessionId, userId, now });
  const row = (await db.executeQuery<SessionRow>(query)).rows[0];
  return row && asPerson(row, sessionId);
}

function asPerson(row: SessionRow, sessionId: string): Person {
  const roleName = row.roleName ?? '';
  return {
    id: row.id,
    login: row.login,
    fullName: fullNameOf(row),
    groupId: row.groupId,
    sessionId,
    roleName,
    privileges: new Set(row.privileges ?? []),
    demo: DEMO_ROLES.includes(roleName),
  };
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** The token's claims; checks signature and expiry only. Throws UNAUTHENTICATED or TOKEN_EXPIRED. */
export async function claimsOf(request: FastifyRequest, tokens: AccessTokens): Promise<AccessClaims> {
  const token = bearerOf(request);
  if (token === undefined) throw new ApiFault('UNAUTHENTICATED');
  return tokens.verify(token);
}

/** The person of the request's token; undefined on a PUBLIC call without a valid one. */
export async function authenticate(
  request: FastifyRequest,
  access: Access,
  tokens: AccessTokens,
  db: Db,
): Promise<Person | undefined> {
  const token = bearerOf(request);
  if (token === undefined) {
    if (access === 'PUBLIC') return undefined;
    throw new ApiFault('UNAUTHENTICATED');
  }
  try {
    return await personOfClaims(db, await tokens.verify(token), new Date().toISOString());
  } catch (error) {
    if (access === 'PUBLIC' && error instanceof ApiFault) return undefined;
    throw error;
  }
}

/** Throws FORBIDDEN if the person has none of the privileges. */
export function requirePrivilege(person: Person, ...anyOf: readonly Privilege[]): void {
  if (!anyOf.some((privilege) => person.privileges.has(privilege))) throw new ApiFault('FORBIDDEN');
}

/** Throws UNAUTHENTICATED, FORBIDDEN or DEMO_ACCOUNT unless the call's access allows the person. */
export function authorise(
  person: Person | undefined,
  { access, forDemo }: Pick<CallDefinition, 'access' | 'forDemo'>,
): void {
  if (access === 'PUBLIC') return;
  if (person === undefined) throw new ApiFault('UNAUTHENTICATED');
  if (access !== 'SIGNED_IN') requirePrivilege(person, ...access);
  else if (person.demo && forDemo !== true) throw new ApiFault('DEMO_ACCOUNT');
}
