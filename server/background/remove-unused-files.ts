// Removes uploads that nothing refers to, and what cut uploads have left behind.
import type { FastifyInstance } from 'fastify';
import { chunksOf } from '#server/repositories/chunks.ts';
import { dropContent, removeCutUploads, storedHashes } from '#server/routes/files/file-store.ts';
import { deleteUnreferred, unknownHashes } from '#server/routes/files/files-repository.ts';
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

/** Removes contents without a row: their upload was refused, or its process ended before the row was stored. */
async function removeLostContents(
  { storage, config }: Pick<FastifyInstance, 'storage' | 'config'>,
  nowMs: number,
): Promise<void> {
  for await (const hashes of storedHashes(config.dataDir)) {
    for (const chunk of chunksOf(hashes)) {
      const lost = await unknownHashes(storage.db, chunk);
      for (const hash of lost) await dropContent(config.dataDir, hash, nowMs);
    }
  }
}

export const removeUnusedFilesJob: MakeJob = (app) => ({
  name: 'remove-unused-files',
  everyMs: 60 * 60 * 1000,
  async run() {
    await removeUnusedFiles(app, Date.now());
    await removeLostContents(app, Date.now());
  },
});

export const removeCutUploadsJob: MakeJob = ({ config }) => ({
  name: 'remove-cut-uploads',
  everyMs: 10 * 60 * 1000,
  run: () => removeCutUploads(config.dataDir, Date.now()),
});
