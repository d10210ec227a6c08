/** The content of uploads: DATA_DIR/files, each under the hash of its bytes. */
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Content younger than this is never removed: its row may be about to be written. */
const settleMs = 3_600_000;

export function contentPath(dataDir: string, sha256: string): string {
  return join(dataDir, 'files', sha256.slice(0, 2), sha256);
}

/** Moves a complete temporary file to its place, durably; the same content may be there already. */
export async function keepContent(dataDir: string, temporaryPath: string, sha256: string): Promise<void> {
  const target = contentPath(dataDir, sha256);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const file = await open(temporaryPath, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporaryPath, target);
}

/** The stored bytes; undefined when they are missing. */
export async function readContent(
  dataDir: string,
  sha256: string,
): Promise<{ readonly body: Readable; readonly sizeBytes: number } | undefined> {
  const path = contentPath(dataDir, sha256);
  const found = await stat(path).catch(() => undefined);
  return found && { body: createReadStream(path), sizeBytes: found.size };
}

/** Removes content that no row names any more. */
export async function dropContent(dataDir: string, sha256: string, nowMs: number): Promise<void> {
  const path = contentPath(dataDir, sha256);
  const found = await stat(path).catch(() => undefined);
  if (found !== undefined && nowMs - found.mtimeMs > settleMs) await rm(path, { force: true });
}
