// Counts what the trainer stores on this device.
import { withKept, dropKept } from '#src/lib/kept/kept-database.ts';
import { FILES_CACHE } from '#src/lib/kept/site-files.ts';

export interface KeptOnDevice {
  /** Cached files of the site: the shell, and others that were used. */
  readonly files: number;
  /** Responses of the server that this person can see offline. */
  readonly answers: number;
  /** Works downloaded for offline use. */
  readonly works: number;
  /** In bytes; undefined if the browser does not say. */
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
  // Over plain http, the browser's storage cannot be queried.
  const storage = 'storage' in navigator ? navigator.storage : undefined;
  const { usage, quota } = (await storage?.estimate().catch(() => undefined)) ?? {};
  const isPersisted = (await storage?.persisted().catch(() => false)) ?? false;
  return { files: await countFiles(), ...(await countKept(userId)), usage, quota, isPersisted };
}

/**
 * Deletes everything except the trainer itself, which the worker needs, and answers that wait for the server.
 */
export async function clearKept(userId: string): Promise<void> {
  await dropKept(userId);
  if ('caches' in globalThis) await caches.delete(FILES_CACHE);
}
