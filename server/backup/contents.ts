// The uploaded files of a data folder or a backup: each lies under the SHA-256 of its bytes, so it proves itself.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { contentPath } from '#server/routes/files/file-store.ts';

const HASH_NAME = /^[0-9a-f]{64}$/;

interface Measured {
  readonly bytes: number;
  readonly sha256: string;
}

/** Reads a file once: its size and the SHA-256 of its bytes. */
export async function measure(path: string): Promise<Measured> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { bytes: (await stat(path)).size, sha256: hash.digest('hex') };
}

/** The hashes of all contents below `<folder>/files`; whatever else lies there is not ours. */
export async function contentsIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(join(folder, 'files'), { recursive: true }).catch(() => []);
  return names.map((name) => name.slice(name.lastIndexOf('/') + 1)).filter((name) => HASH_NAME.test(name));
}

/** Copies each content that is not there yet; one that was removed meanwhile belongs to nobody. */
export async function copyContents(from: string, to: string, hashes: readonly string[]): Promise<void> {
  for (const sha256 of hashes) {
    const target = contentPath(to, sha256);
    if ((await stat(target).catch(() => undefined)) !== undefined) continue;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    try {
      await copyFile(contentPath(from, sha256), target);
      await chmod(target, 0o600);
    } catch (error) {
      if (!(error instanceof Error && Reflect.get(error, 'code') === 'ENOENT')) throw error;
    }
  }
}

/** One line for each content that is missing or does not have the bytes that its name promises. */
export async function faultsOfContents(
  folder: string,
  hashes: readonly string[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const sha256 of hashes) {
    const measured = await measure(contentPath(folder, sha256)).catch(() => undefined);
    if (measured === undefined) faults.push(`the uploaded file ${sha256} is missing`);
    else if (measured.sha256 !== sha256) faults.push(`the uploaded file ${sha256} is damaged`);
  }
  return faults;
}
