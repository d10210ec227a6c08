// A backup of a running site: the database of one moment, and every uploaded file that its rows name.
import { existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFault } from '#server/config.ts';
import { contentsIn, copyContents, faultsOfContents, measure } from './contents.ts';
import type { BackupEngine } from './engine.ts';
import { DATABASE_NAMES, writeManifest, type Manifest } from './manifest.ts';

interface MadeBackup {
  readonly manifest: Manifest;
  /** What the site itself lacks: a backup is made all the same. */
  readonly faults: readonly string[];
}

async function fill(folder: string, engine: BackupEngine, dataDir: string, now: string): Promise<MadeBackup> {
  // Before and after the dump: no file that the dump names can have come or gone unseen.
  await copyContents(dataDir, folder, await contentsIn(dataDir));
  const database = join(folder, DATABASE_NAMES[engine.name]);
  await engine.dump(database);
  await chmod(database, 0o600);
  const { migrations, contents } = await engine.facts();
  await copyContents(dataDir, folder, await contentsIn(dataDir));
  const manifest: Manifest = {
    format: 1,
    engine: engine.name,
    madeAt: now,
    migrations: [...migrations],
    database: await measure(database),
    files: (await contentsIn(folder)).length,
  };
  await writeManifest(folder, manifest);
  return { manifest, faults: await faultsOfContents(folder, contents) };
}

/**
 * Writes a backup into a new folder; under its name it stands only when it is whole.
 * @param target where no file or folder is yet
 * @throws StartFault if the target is taken or the database cannot be read
 */
export async function makeBackup(
  engine: BackupEngine,
  { dataDir, target, now }: { readonly dataDir: string; readonly target: string; readonly now: string },
): Promise<MadeBackup> {
  if (existsSync(target)) throw new StartFault(`${target} is there already. Name a new folder.`);
  const part = `${target}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true, mode: 0o700 });
  try {
    const made = await fill(part, engine, dataDir, now);
    await rename(part, target);
    return made;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}
