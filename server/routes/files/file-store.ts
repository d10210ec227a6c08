// The contents of uploads, in DATA_DIR/files under the SHA-256 of their bytes.
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Younger than this, a temporary file may be of a request under way, whatever became of its process. */
const CUT_AFTER_MS = 600_000;
/** Younger content is never removed, because its row may be about to be written. */
const SETTLE_MS = 3_600_000;

/** Where the content with this hash is stored. */
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

/** The stored bytes; undefined if they are missing. */
export async function readContent(
  dataDir: string,
  sha256: string,
): Promise<{ readonly body: Readable; readonly sizeBytes: number } | undefined> {
  const path = contentPath(dataDir, sha256);
  const found = await stat(path).catch(() => undefined);
  return found && { body: createReadStream(path), sizeBytes: found.size };
}

/** Removes content that no row refers to any more, unless it is young. */
export async function dropContent(dataDir: string, sha256: string, nowMs: number): Promise<void> {
  const path = contentPath(dataDir, sha256);
  const found = await stat(path).catch(() => undefined);
  if (found !== undefined && nowMs - found.mtimeMs > SETTLE_MS) await rm(path, { force: true });
}

/** Every stored content's hash, folder by folder. */
export async function* storedHashes(dataDir: string): AsyncGenerator<readonly string[]> {
  const root = join(dataDir, 'files');
  for (const folder of await readdir(root)) yield await readdir(join(root, folder));
}

/** Removes temporary files that nothing has written to for ten minutes: their uploads were cut by the end of a process. */
export async function removeCutUploads(dataDir: string, nowMs: number): Promise<void> {
  const folder = join(dataDir, 'tmp');
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another process, or the end of a request, may be faster.
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && nowMs - found.mtimeMs > CUT_AFTER_MS) await rm(path, { force: true });
  }
}
