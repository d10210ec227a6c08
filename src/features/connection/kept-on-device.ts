// What the trainer keeps on this device, counted where it lies.
import { withKept, dropKept } from '#src/lib/kept/kept-database.ts';
import { FILES_CACHE } from '#src/lib/kept/site-files.ts';

export interface KeptOnDevice {
  /** Of the site itself: the shell and what was met. */
  readonly files: number;
  /** Answers of the server that this person may see again. */
  readonly answers: number;
  /** Works taken along. */
  readonly works: number;
  /** Bytes; undefined where the browser does not tell. */
  readonly usage: number | undefined;
  readonly quota: number | undefined;
  readonly isPersisted: boolean;
}

async function countFiles(): Promise<number> {
  if (!('caches' in globalThis)) return 0;
  let files = 0;
  for (const name of await caches.keys()) {
    if (name.startsWith('kristall-')) files += (await (await caches.open(name)).keys()).length;
  }
  return files;
}

async function countKept(userId: string) {
  const counted = await withKept(userId, async (database) => ({
    answers: await database.count('answers'),
    works: await database.count('kits'),
  }));
  return counted ?? { answers: 0, works: 0 };
}

export async function keptOnDevice(userId: string): Promise<KeptOnDevice> {
  // Plain http has no storage of its own to ask about.
  const storage = 'storage' in navigator ? navigator.storage : undefined;
  const { usage, quota } = (await storage?.estimate().catch(() => undefined)) ?? {};
  const isPersisted = (await storage?.persisted().catch(() => false)) ?? false;
  return { files: await countFiles(), ...(await countKept(userId)), usage, quota, isPersisted };
}

/** Everything but the trainer itself, which the worker needs, and answers that wait for the server. */
export async function clearKept(userId: string): Promise<void> {
  await dropKept(userId);
  if ('caches' in globalThis) await caches.delete(FILES_CACHE);
}
