// Sessions and their refresh tokens: a sign-in is a family of tokens, each exchanged once for the next.
import { sql } from 'kysely';
import { newId } from '#server/storage/new-id.ts';
import type { Tx } from '#server/storage/schema.ts';
import { decideRefresh, REFRESH_LIFE_MS } from './refresh-rotation.ts';
import { hashSecret, newSecret } from './secrets.ts';

type SessionEnd = 'SIGN_OUT' | 'PASSWORD' | 'THEFT' | 'DEACTIVATED';

/** What the tokens of a response are made from. */
export interface Grant {
  readonly userId: string;
  readonly sessionId: string;
  readonly accessVersion: number;
  readonly refreshToken: string;
}

export interface SignInPlace {
  readonly address: string;
  readonly userAgent: string;
}

const REFRESH_TOKEN_BITS = 256;

async function addToken(
  tx: Tx,
  sessionId: string,
  now: string,
): Promise<{ id: string; refreshToken: string }> {
  const id = newId();
  const refreshToken = newSecret(REFRESH_TOKEN_BITS);
  const expiresAt = new Date(Date.parse(now) + REFRESH_LIFE_MS).toISOString();
  await tx
    .insertInto('refreshTokens')
    .values({
      id,
      sessionId,
      tokenHash: hashSecret(refreshToken),
      createdAt: now,
      expiresAt,
      usedAt: null,
      successorId: null,
    })
    .execute();
  await tx.updateTable('sessions').set({ expiresAt, lastUsedAt: now }).where('id', '=', sessionId).execute();
  return { id, refreshToken };
}

/** Begins a session for a person who has just proved who they are. */
export async function startSession(
  tx: Tx,
  user: { readonly id: string; readonly accessVersion: number },
  place: SignInPlace,
  now: string,
): Promise<Grant> {
  const sessionId = newId();
  await tx
    .insertInto('sessions')
    .values({
      id: sessionId,
      userId: user.id,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: now,
      endedAt: null,
      endReason: null,
      address: place.address.slice(0, 100),
      userAgent: place.userAgent.slice(0, 300),
    })
    .execute();
  const { refreshToken } = await addToken(tx, sessionId, now);
  return { userId: user.id, sessionId, accessVersion: user.accessVersion, refreshToken };
}

/** Ends one session: its access and refresh tokens stop working at once. */
export async function endSession(tx: Tx, sessionId: string, reason: SessionEnd, now: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ endedAt: now, endReason: reason })
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .execute();
}

/** Ends every session of these people, except `keepSessionId`. */
export async function endSessionsOf(
  tx: Tx,
  userIds: string | readonly string[],
  reason: SessionEnd,
  now: string,
  keepSessionId?: string,
): Promise<void> {
  let query = tx
    .updateTable('sessions')
    .set({ endedAt: now, endReason: reason })
    .where('userId', 'in', [userIds].flat())
    .where('endedAt', 'is', null);
  if (keepSessionId !== undefined) query = query.where('id', '!=', keepSessionId);
  await query.execute();
}

/** Makes people's access tokens stale: their next call is refused and the browser refreshes. */
export async function staleAccess(tx: Tx, userIds: string | readonly string[]): Promise<void> {
  await tx
    .updateTable('users')
    .set({ accessVersion: sql<number>`${sql.ref('accessVersion')} + 1` })
    .where('id', 'in', [userIds].flat())
    .execute();
}

/** Locks the session of a token, so that two exchanges of one token run one after the other. */
async function lockSession(tx: Tx, tokenHash: string) {
  const found = await tx
    .selectFrom('refreshTokens')
    .select('sessionId')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  return tx
    .selectFrom('sessions')
    .select(['id', 'userId', 'endedAt'])
    .where('id', '=', found.sessionId)
    .forUpdate()
    .executeTakeFirst();
}

async function readToken(tx: Tx, tokenHash: string) {
  return tx
    .selectFrom('refreshTokens as token')
    .leftJoin('refreshTokens as successor', 'successor.id', 'token.successorId')
    .select(['token.id', 'token.expiresAt', 'token.usedAt', 'token.successorId'])
    .select('successor.usedAt as successorUsedAt')
    .where('token.tokenHash', '=', tokenHash)
    .executeTakeFirstOrThrow();
}

/** Marks a successor whose response was lost as used: whoever presents it later has stolen it. */
async function putAside(tx: Tx, tokenId: string, now: string): Promise<void> {
  await tx
    .updateTable('refreshTokens')
    .set({ usedAt: now, successorId: tokenId })
    .where('id', '=', tokenId)
    .execute();
}

/**
 * Exchanges a refresh token for the next one of its family. Undefined when the token is no longer valid; if
 * it was presented a second time, its family has now ended.
 */
export async function exchangeRefreshToken(
  tx: Tx,
  refreshToken: string,
  now: string,
): Promise<Grant | undefined> {
  const tokenHash = hashSecret(refreshToken);
  const session = await lockSession(tx, tokenHash);
  if (session === undefined) return undefined;
  const token = await readToken(tx, tokenHash);
  const decision = decideRefresh(
    {
      expiresAt: Date.parse(token.expiresAt),
      usedAt: token.usedAt === null ? null : Date.parse(token.usedAt),
      successorUsed: token.successorUsedAt !== null,
      familyEnded: session.endedAt !== null,
    },
    Date.parse(now),
  );
  if (decision === 'THEFT') await endSession(tx, session.id, 'THEFT', now);
  if (decision === 'THEFT' || decision === 'REFUSE') return undefined;
  const user = await tx
    .selectFrom('users')
    .select(['id', 'accessVersion'])
    .where('id', '=', session.userId)
    .where('active', '=', true)
    .executeTakeFirst();
  if (user === undefined) return undefined;
  if (token.successorId !== null) await putAside(tx, token.successorId, now);
  const next = await addToken(tx, session.id, now);
  await tx
    .updateTable('refreshTokens')
    .set({ usedAt: token.usedAt ?? now, successorId: next.id })
    .where('id', '=', token.id)
    .execute();
  return {
    userId: user.id,
    sessionId: session.id,
    accessVersion: user.accessVersion,
    refreshToken: next.refreshToken,
  };
}
