// Imports under way. Hashes passwords outside of transactions, one by one, so that signing in stays quick.
import type { ImportJob, ImportOptions, ImportPlan } from '#contract/calls/user-import.ts';
import type { Language } from '#contract/languages.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import type { MessageKey } from '#server/messages/message-keys.ts';
import { messageIn } from '#server/messages/messages.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { json } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { isUniqueViolation } from '#server/storage/storage-fault.ts';
import type { Storage } from '#server/storage/storage.ts';
import { areGroupsAndRolesAs, importFacts } from './import-facts.ts';
import { countsOf, planImport } from './plan-import.ts';
import type { TableLine } from './read-table.ts';
import { ChangedMeanwhile, writeImport } from './write-import.ts';

const PROGRESS_EVERY_MS = 700;
/** A job that has been silent this long is taken for dead, with its process. */
const SILENT_MS = 60_000;
/** How often a table is planned again because somebody in it was changed in the moment of writing. */
const MAX_TRIES = 3;
const CANCELLED = 'IMPORT_CANCELLED' satisfies MessageKey;

interface WantedImport {
  readonly person: Person;
  readonly lines: readonly TableLine[];
  readonly options: ImportOptions;
  readonly counts: ImportPlan['counts'];
  /** Passwords to hash, by line number. */
  readonly passwords: ReadonlyMap<number, string>;
}

/** Starts a new job, after ending what a dead process left. A person can run only one at a time. */
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
        .where('aliveAt', '<', new Date(Date.now() - SILENT_MS).toISOString())
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

/** Changes a running job; false if it is no longer running because somebody has cancelled it. */
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
  if (!(await setRunning(tx, id, change))) throw new ApiFault('CONFLICT', { message: CANCELLED });
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
    if (Date.now() - toldAt < PROGRESS_EVERY_MS) continue;
    toldAt = Date.now();
    const done = hashes.size;
    await storage.write((tx) => tellRunning(tx, id, { done, aliveAt: new Date().toISOString() }));
  }
  await storage.write((tx) => tellRunning(tx, id, { done: hashes.size, aliveAt: new Date().toISOString() }));
  return hashes;
}

/** Plans again, then writes all lines and the job's end in one transaction that makes no decisions. */
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

/** Hashes, then writes. Changes since the check fail the job; changes during the write are planned again. */
async function work(storage: Storage, id: string, wanted: WantedImport, stop: AbortSignal): Promise<void> {
  const passwordHashes = await hashAll(storage, id, wanted.passwords, stop);
  for (let tries = 1; ; tries += 1) {
    try {
      await planAndWrite(storage, id, wanted, passwordHashes);
      return;
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
      if (tries === MAX_TRIES) throw new ApiFault('CONFLICT', { message: 'IMPORT_CHANGED', cause: error });
    }
  }
}

/** Runs a job to its end and stores the outcome in its row; throws unexpected errors. */
export async function runJob(
  storage: Storage,
  id: string,
  wanted: WantedImport,
  stop: AbortSignal,
): Promise<void> {
  try {
    await work(storage, id, wanted, stop);
  } catch (error) {
    const fault = error instanceof ApiFault ? error : undefined;
    const taken = isUniqueViolation(error);
    const reason: MessageKey =
      fault?.options.message ?? fault?.code ?? (taken ? 'IMPORT_CHANGED' : 'INTERNAL');
    await storage.write((tx) => setRunning(tx, id, { state: 'FAILED', reason }));
    if (fault === undefined && !taken) throw error;
  }
}

/** Cancels a running job; one that is just being written finishes. */
export async function cancelJob(
  storage: Storage,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<void> {
  await storage.write((tx) =>
    tx
      .updateTable('userImports')
      .set({ state: 'FAILED', reason: CANCELLED })
      .where('id', '=', id)
      .where('userId', '=', userId)
      .where('state', '=', 'RUNNING')
      .execute(),
  );
}

function stateOf(state: ImportJob['state'], reason: MessageKey | null): ImportJob['state'] {
  return state === 'FAILED' && reason === CANCELLED ? 'CANCELLED' : state;
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
  const isDead = row.state === 'RUNNING' && Date.parse(row.aliveAt) < Date.now() - SILENT_MS;
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
