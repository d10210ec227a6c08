/** Imports under way: passwords are hashed outside of any transaction, one after the other so that people who sign in meanwhile do not wait. */
import type { ImportJob, ImportOptions, ImportPlan } from '#contract/calls/user-import.ts';
import type { Language } from '#contract/texts.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { messageIn, type MessageKey } from '#server/messages/messages.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { json } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { isUniqueViolation } from '#server/storage/storage-fault.ts';
import type { Storage } from '#server/storage/storage.ts';
import { areGroupsAndRolesAs, importFacts } from './import-facts.ts';
import { countsOf, planImport } from './plan-import.ts';
import type { TableLine } from './read-table.ts';
import { ChangedMeanwhile, writeImport } from './write-import.ts';

const progressEveryMs = 700;
/** A job that has been silent this long belongs to a process that died. */
const silentMs = 60_000;
/** How often a table is planned anew because somebody of it was changed at that very moment. */
const mostTries = 3;
const cancelled = 'IMPORT_CANCELLED' satisfies MessageKey;

export interface WantedImport {
  readonly person: Person;
  readonly lines: readonly TableLine[];
  readonly options: ImportOptions;
  readonly counts: ImportPlan['counts'];
  /** Passwords to hash, by line. */
  readonly passwords: ReadonlyMap<number, string>;
}

/** Ends what a dead process left, and begins a new job; one person runs one at a time. */
export async function beginJob(
  storage: Storage,
  { person, passwords, counts }: WantedImport,
): Promise<string> {
  const id = newId();
  const now = new Date().toISOString();
  try {
    await storage.write(async (tx) => {
      await tx
        .updateTable('userImports')
        .set({ state: 'FAILED', reason: 'IMPORT_STOPPED' })
        .where('userId', '=', person.id)
        .where('state', '=', 'RUNNING')
        .where('aliveAt', '<', new Date(Date.now() - silentMs).toISOString())
        .execute();
      const job = {
        id,
        userId: person.id,
        state: 'RUNNING',
        done: 0,
        total: passwords.size,
        reason: null,
      } as const;
      await tx
        .insertInto('userImports')
        .values({ ...job, counts: json(counts), createdAt: now, aliveAt: now })
        .execute();
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new ApiFault('CONFLICT', { message: 'IMPORT_RUNNING', cause: error });
  }
  return id;
}

interface JobChange {
  readonly done?: number;
  readonly aliveAt?: string;
  readonly state?: 'DONE' | 'FAILED';
  readonly reason?: MessageKey;
}

/** Changes a job that runs; false when it runs no more, as somebody has cancelled it. */
async function setRunning(tx: Tx, id: string, change: JobChange): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('userImports')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function tellRunning(tx: Tx, id: string, change: JobChange): Promise<void> {
  if (!(await setRunning(tx, id, change))) throw new ApiFault('CONFLICT', { message: cancelled });
}

async function hashAll(
  storage: Storage,
  id: string,
  passwords: ReadonlyMap<number, string>,
  stop: AbortSignal,
): Promise<ReadonlyMap<number, string>> {
  const hashes = new Map<number, string>();
  let toldAt = Date.now();
  for (const [line, password] of passwords) {
    if (stop.aborted) throw new ApiFault('UNAVAILABLE', { message: 'IMPORT_STOPPED' });
    hashes.set(line, await hashPassword(password));
    if (Date.now() - toldAt < progressEveryMs) continue;
    toldAt = Date.now();
    const done = hashes.size;
    await storage.write((tx) => tellRunning(tx, id, { done, aliveAt: new Date().toISOString() }));
  }
  await storage.write((tx) => tellRunning(tx, id, { done: hashes.size, aliveAt: new Date().toISOString() }));
  return hashes;
}

/** Plans anew, then writes all lines and the end of the job in one transaction that decides nothing itself. */
async function planAndWrite(
  storage: Storage,
  id: string,
  { person, lines, options, counts }: WantedImport,
  passwordHashes: ReadonlyMap<number, string>,
): Promise<void> {
  const facts = await importFacts(storage.db, lines);
  const plan = await planImport(lines, facts, options, person);
  if (JSON.stringify(countsOf(plan)) !== JSON.stringify(counts)) {
    throw new ApiFault('CONFLICT', { message: 'IMPORT_CHANGED' });
  }
  await storage.write(async (tx) => {
    if (!(await areGroupsAndRolesAs(tx, lines, facts))) throw new ChangedMeanwhile();
    await writeImport(tx, plan, { person, passwordHashes, now: new Date().toISOString() });
    await tellRunning(tx, id, { state: 'DONE' });
  });
}

/** Hashes, then writes. What has changed since the check stops it; what moves in the moment of writing is planned again. */
async function work(storage: Storage, id: string, wanted: WantedImport, stop: AbortSignal): Promise<void> {
  const passwordHashes = await hashAll(storage, id, wanted.passwords, stop);
  for (let tries = 1; ; tries += 1) {
    try {
      await planAndWrite(storage, id, wanted, passwordHashes);
      return;
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
      if (tries === mostTries) throw new ApiFault('CONFLICT', { message: 'IMPORT_CHANGED', cause: error });
    }
  }
}

/** Runs a job to its end, which its row tells; gives back what nobody expected. */
export async function runJob(
  storage: Storage,
  id: string,
  wanted: WantedImport,
  stop: AbortSignal,
): Promise<unknown> {
  try {
    await work(storage, id, wanted, stop);
    return undefined;
  } catch (error) {
    const fault = error instanceof ApiFault ? error : undefined;
    const taken = isUniqueViolation(error);
    const reason: MessageKey =
      fault?.options.message ?? fault?.code ?? (taken ? 'IMPORT_CHANGED' : 'INTERNAL');
    await storage.write((tx) => setRunning(tx, id, { state: 'FAILED', reason }));
    return fault === undefined && !taken ? error : undefined;
  }
}

/** Ends a job that runs; one that is being written just now ends by itself. */
export async function cancelJob(
  storage: Storage,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<void> {
  await storage.write((tx) =>
    tx
      .updateTable('userImports')
      .set({ state: 'FAILED', reason: cancelled })
      .where('id', '=', id)
      .where('userId', '=', userId)
      .where('state', '=', 'RUNNING')
      .execute(),
  );
}

function stateOf(state: ImportJob['state'], reason: MessageKey | null): ImportJob['state'] {
  return state === 'FAILED' && reason === cancelled ? 'CANCELLED' : state;
}

/** A job of this person as the API shows it. */
export async function findJob(
  db: Db,
  { id, userId }: { readonly id: string; readonly userId: string },
  language: Language,
): Promise<ImportJob | undefined> {
  const row = await db
    .selectFrom('userImports')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const isDead = row.state === 'RUNNING' && Date.parse(row.aliveAt) < Date.now() - silentMs;
  const reason = isDead ? 'IMPORT_STOPPED' : (row.reason as MessageKey | null);
  return {
    id,
    state: isDead ? 'FAILED' : stateOf(row.state, reason),
    done: row.done,
    total: row.total,
    counts: row.counts,
    message: reason === null ? null : messageIn(language, reason),
  };
}
