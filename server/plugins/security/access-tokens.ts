// Access tokens: valid for 15 minutes, signed with a key in the database that all processes share.
import { errors, jwtVerify, SignJWT } from 'jose';
import { randomBytes } from 'node:crypto';
import { newId } from '#server/storage/new-id.ts';
import type { Storage } from '#server/storage/storage.ts';
import { ApiFault } from '../errors/api-fault.ts';

const ACCESS_TOKEN_SECONDS = 15 * 60;
const ALGORITHM = 'HS256';
const ISSUER = 'kristall';

export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
  /** users.accessVersion when the token was made. */
  readonly accessVersion: number;
}

export interface AccessTokens {
  sign(claims: AccessClaims): Promise<string>;
  /** Returns the claims of a valid token; throws TOKEN_EXPIRED or UNAUTHENTICATED. */
  verify(token: string): Promise<AccessClaims>;
}

interface Key {
  readonly id: string;
  readonly secret: Uint8Array;
}

async function makeFirstKey(storage: Storage): Promise<void> {
  const key = {
    id: 'first',
    algorithm: ALGORITHM,
    secret: randomBytes(32).toString('base64url'),
    createdAt: new Date().toISOString(),
    retiredAt: null,
  } as const;
  // If two processes start for the first time at once, one key wins and both read it.
  await storage.write((tx) =>
    tx
      .insertInto('signingKeys')
      .values(key)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}

interface Verified {
  readonly claims: AccessClaims;
  readonly expiresAtMs: number;
}

/** Verified signatures are remembered; the session is still checked in the database at every call. */
const MAX_REMEMBERED = 20_000;

class DatabaseTokens implements AccessTokens {
  readonly #storage: Storage;
  readonly #keys = new Map<string, Key>();
  readonly #verified = new Map<string, Verified>();

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  async sign({ userId, sessionId, accessVersion }: AccessClaims): Promise<string> {
    const key = await this.#newestKey();
    return new SignJWT({ sid: sessionId, av: accessVersion })
      .setProtectedHeader({ alg: ALGORITHM, kid: key.id })
      .setIssuer(ISSUER)
      .setSubject(userId)
      .setIssuedAt()
      .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
      .setJti(newId())
      .sign(key.secret);
  }

  async verify(token: string): Promise<AccessClaims> {
    const known = this.#verified.get(token);
    if (known !== undefined && known.expiresAtMs > Date.now()) return known.claims;
    this.#verified.delete(token);
    const verified = await this.#check(token);
    if (this.#verified.size >= MAX_REMEMBERED) this.#verified.clear();
    this.#verified.set(token, verified);
    return verified.claims;
  }

  async #check(token: string): Promise<Verified> {
    try {
      const { payload } = await jwtVerify(token, async ({ kid }) => (await this.#keyOf(kid)).secret, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
      });
      const { sub, sid, av, exp } = payload;
      if (typeof sub !== 'string' || typeof sid !== 'string' || typeof av !== 'number' || exp === undefined) {
        throw new ApiFault('UNAUTHENTICATED');
      }
      return { claims: { userId: sub, sessionId: sid, accessVersion: av }, expiresAtMs: exp * 1000 };
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new ApiFault('TOKEN_EXPIRED');
      if (error instanceof errors.JOSEError) throw new ApiFault('UNAUTHENTICATED');
      throw error;
    }
  }

  async #keyOf(id: string | undefined): Promise<Key> {
    const known = id === undefined ? undefined : this.#keys.get(id);
    if (known !== undefined) return known;
    if (this.#keys.size === 0 || id !== undefined) await this.#load();
    const loaded = id === undefined ? undefined : this.#keys.get(id);
    if (loaded === undefined) throw new ApiFault('UNAUTHENTICATED');
    return loaded;
  }

  async #newestKey(): Promise<Key> {
    if (this.#keys.size === 0) await this.#load();
    if (this.#keys.size === 0) {
      await makeFirstKey(this.#storage);
      await this.#load();
    }
    const newest = [...this.#keys.values()].at(-1);
    if (newest === undefined) throw new Error('The database has no signing key.');
    return newest;
  }

  async #load(): Promise<void> {
    const rows = await this.#storage.db
      .selectFrom('signingKeys')
      .select(['id', 'secret'])
      .where('retiredAt', 'is', null)
      .orderBy('createdAt')
      .execute();
    this.#keys.clear();
    for (const { id, secret } of rows) this.#keys.set(id, { id, secret: Buffer.from(secret, 'base64url') });
  }
}

/** Tokens with the keys in this database; the first key is made when it is needed. */
export function makeAccessTokens(storage: Storage): AccessTokens {
  return new DatabaseTokens(storage);
}
