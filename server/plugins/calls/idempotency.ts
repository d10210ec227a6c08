/**
 * Idempotency-Key: a repeated request gets the first one's response; while the first runs, the others wait.
 *
 * Responses hold secrets (codes, tokens) and so do requests (passwords). The database keeps neither in clear: a
 * response is sealed with a key made from the Idempotency-Key, of which, as of the request, only a hash is stored.
 */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Storage } from '#server/storage/storage.ts';
import { ApiFault } from '../errors/api-fault.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;
/** If a request has run this long, its process is taken for dead and another may take over. */
const STALE_MS = 60_000;
const WAIT_MS = 30_000;
const POLL_MS = 40;

export interface KeptResponse {
  readonly status: number;
  readonly text: string;
}

interface IdempotentRequest {
  /** The person; of a demo account also the session. */
  readonly owner: string;
  readonly method: string;
  readonly path: string;
  readonly key: string;
  /** Everything that makes two requests the same one. */
  readonly body: string;
}

function hashOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** ISO time `ms` after `from`. */
function later(from: number, ms: number): string {
  return new Date(from + ms).toISOString();
}

interface Claim {
  readonly id: string;
  readonly bodyHash: string;
  readonly sealingKey: Buffer;
}

type Standing =
  | { readonly kind: 'MINE' }
  | { readonly kind: 'DONE'; readonly response: KeptResponse }
  | { readonly kind: 'RUNNING' };

async function claim(storage: Storage, { id, bodyHash, sealingKey }: Claim): Promise<Standing> {
  const nowMs = Date.now();
  const now = later(nowMs, 0);
  const fresh = { bodyHash, state: 'RUNNING', status: null, answer: null, createdAt: now } as const;
  const times = { staleAt: later(nowMs, STALE_MS), expiresAt: later(nowMs, KEPT_MS) };
  return storage.write(async (tx): Promise<Standing> => {
    const inserted = await tx
      .insertInto('idempotencyKeys')
      .values({ id, ...fresh, ...times })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows === 1n) return { kind: 'MINE' };
    const row = await tx
      .selectFrom('idempotencyKeys')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return { kind: 'RUNNING' };
    if (row.expiresAt <= now || (row.state === 'RUNNING' && row.staleAt <= now)) {
      await tx
        .updateTable('idempotencyKeys')
        .set({ ...fresh, ...times })
        .where('id', '=', id)
        .execute();
      return { kind: 'MINE' };
    }
    if (row.bodyHash !== bodyHash) throw new ApiFault('IDEMPOTENCY_MISMATCH');
    if (row.state === 'RUNNING') return { kind: 'RUNNING' };
    return {
      kind: 'DONE',
      response: { status: row.status ?? 200, text: unseal(row.answer ?? '', sealingKey) },
    };
  });
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** A key that only who has the Idempotency-Key can make. */
function sealingKeyOf({ owner, key }: IdempotentRequest): Buffer {
  return Buffer.from(hkdfSync('sha256', key, owner, 'kept response', KEY_BYTES));
}

/** Base64 of IV, tag and the encrypted text. */
function seal(text: string, key: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

function unseal(sealed: string, key: Buffer): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

async function keep(
  storage: Storage,
  { id, sealingKey }: Claim,
  { status, text }: KeptResponse,
): Promise<void> {
  const answer = seal(text, sealingKey);
  await storage.write((tx) =>
    tx.updateTable('idempotencyKeys').set({ state: 'DONE', status, answer }).where('id', '=', id).execute(),
  );
}

async function forget(storage: Storage, id: string): Promise<void> {
  await storage.write((tx) => tx.deleteFrom('idempotencyKeys').where('id', '=', id).execute());
}

async function runAndKeep(
  storage: Storage,
  claimed: Claim,
  run: () => Promise<KeptResponse>,
): Promise<KeptResponse> {
  try {
    const response = await run();
    if (response.status < 500) await keep(storage, claimed, response);
    else await forget(storage, claimed.id);
    return response;
  } catch (error) {
    await forget(storage, claimed.id);
    throw error;
  }
}

/**
 * Runs `run` once for all equal requests. `run` returns refusals (4xx) as responses, which are kept as well.
 * Throws IDEMPOTENCY_MISMATCH for another body under the same key, UNAVAILABLE if the first takes too long.
 */
export async function once(
  storage: Storage,
  request: IdempotentRequest,
  run: () => Promise<KeptResponse>,
): Promise<KeptResponse> {
  const { owner, method, path, key, body } = request;
  const id = hashOf(owner, method, path, key);
  // With the key in it, so that a password cannot be found by trying bodies against the hash.
  const claimed = { id, bodyHash: hashOf(key, body), sealingKey: sealingKeyOf(request) };
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const standing = await claim(storage, claimed);
    if (standing.kind === 'MINE') return runAndKeep(storage, claimed, run);
    if (standing.kind === 'DONE') return standing.response;
    if (Date.now() > until) throw new ApiFault('UNAVAILABLE', { retryAfterSeconds: 5 });
    await delay(POLL_MS);
  }
}
