// How much a person may upload: within an hour, and in all that is stored.
import type { Config } from '#server/config.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { insertFiles, type NewFile } from '#server/routes/files/files-repository.ts';

const MEGABYTE = 1024 * 1024;
const HOUR_MS = 3_600_000;

interface UploadLimits {
  readonly hourBytes: number;
  readonly storedBytes: number;
}

/** Whoever writes no tasks uploads pictures of themselves alone; demo roles can use nothing that they upload. */
const LEARNER_LIMITS: UploadLimits = { hourBytes: 20 * MEGABYTE, storedBytes: 50 * MEGABYTE };
const DEMO_LIMITS: UploadLimits = { hourBytes: 2 * MEGABYTE, storedBytes: 5 * MEGABYTE };

type Uploader = Pick<Person, 'id' | 'demo' | 'privileges'>;

function smaller(one: UploadLimits, other: UploadLimits): UploadLimits {
  return {
    hourBytes: Math.min(one.hourBytes, other.hourBytes),
    storedBytes: Math.min(one.storedBytes, other.storedBytes),
  };
}

/** The limits of a person: the site's for authors, never more than those for everybody else. */
export function uploadLimitsOf({ demo, privileges }: Uploader, { uploads }: Config): UploadLimits {
  if (demo) return smaller(uploads, DEMO_LIMITS);
  return privileges.has('TASKS_EDIT') ? uploads : smaller(uploads, LEARNER_LIMITS);
}

/** What a person may still upload now. */
export interface UploadRoom {
  readonly leftBytes: number;
  /** The refusal of anything above that: says what is allowed, what is left, and since when more is. */
  readonly fault: () => ApiFault;
}

async function usedBy(db: Db | Tx, personId: string, since: string) {
  const row = await db
    .selectFrom('files')
    .select(({ fn }) => [
      fn.sum<number | string | null>('sizeBytes').as('stored'),
      fn.sum<number | string | null>('sizeBytes').filterWhere('dateCreating', '>', since).as('hour'),
      fn.min<string | null>('dateCreating').filterWhere('dateCreating', '>', since).as('oldest'),
    ])
    .where('uploadedBy', '=', personId)
    .executeTakeFirstOrThrow();
  return { storedBytes: Number(row.stored ?? 0), hourBytes: Number(row.hour ?? 0), oldest: row.oldest };
}

function megabytes(bytes: number): string {
  return `${Math.floor((Math.max(0, bytes) / MEGABYTE) * 10) / 10} MB`;
}

/** @param now the time of the request: ISO 8601, UTC */
export async function uploadRoom(
  db: Db | Tx,
  person: Uploader,
  config: Config,
  now: string,
): Promise<UploadRoom> {
  const nowMs = Date.parse(now);
  const limits = uploadLimitsOf(person, config);
  const used = await usedBy(db, person.id, new Date(nowMs - HOUR_MS).toISOString());
  const hourLeft = limits.hourBytes - used.hourBytes;
  const storedLeft = limits.storedBytes - used.storedBytes;
  const oldestMs = used.oldest === null ? nowMs : Date.parse(used.oldest);
  return {
    leftBytes: Math.max(0, Math.min(hourLeft, storedLeft)),
    fault: () => {
      if (storedLeft <= hourLeft) {
        const params = { limit: megabytes(limits.storedBytes), left: megabytes(storedLeft) };
        return new ApiFault('TOO_LARGE', { message: 'UPLOADS_STORED', params });
      }
      const retryAfterSeconds = Math.max(1, Math.ceil((oldestMs + HOUR_MS - nowMs) / 1000));
      const minutes = Math.ceil(retryAfterSeconds / 60);
      const params = { limit: megabytes(limits.hourBytes), left: megabytes(hourLeft), minutes };
      return new ApiFault('TOO_MANY_TRIES', { message: 'UPLOADS_HOUR', params, retryAfterSeconds });
    },
  };
}

/** Stores the rows of uploads; throws TOO_LARGE or TOO_MANY_TRIES if they are more than the person may have. */
export async function insertUploads(
  tx: Tx,
  person: Uploader,
  config: Config,
  files: readonly NewFile[],
): Promise<void> {
  const [first] = files;
  if (first === undefined) return;
  // Uploads of one person are counted one after the other.
  await tx.selectFrom('users').select('id').where('id', '=', person.id).forUpdate().executeTakeFirst();
  const room = await uploadRoom(tx, person, config, first.dateCreating);
  if (files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > room.leftBytes) throw room.fault();
  await insertFiles(tx, files);
}
