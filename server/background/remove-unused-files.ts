// Removes uploads that nothing refers to.
import type { FastifyInstance } from 'fastify';
import { dropContent } from '#server/routes/files/file-store.ts';
import { deleteUnreferred } from '#server/routes/files/files-repository.ts';
import type { MakeJob } from './start-jobs.ts';

const UNUSED_KEPT_MS = 24 * 60 * 60 * 1000;

/** Removes uploads that nothing has referred to for 24 hours. */
export async function removeUnusedFiles(
  { storage, config }: Pick<FastifyInstance, 'storage' | 'config'>,
  nowMs: number,
): Promise<void> {
  const before = new Date(nowMs - UNUSED_KEPT_MS).toISOString();
  const hashes = await storage.write((tx) => deleteUnreferred(tx, before));
  for (const hash of hashes) await dropContent(config.dataDir, hash, nowMs);
}

export const removeUnusedFilesJob: MakeJob = (app) => ({
  name: 'remove-unused-files',
  everyMs: 60 * 60 * 1000,
  run: () => removeUnusedFiles(app, Date.now()),
});
