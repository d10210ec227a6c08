// Restoring: everything is checked before anything is touched, and what there was is kept beside.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFault } from '#server/config.ts';
import { MIGRATIONS } from '#server/migrations/all.ts';
import { prepareDataFolder } from '#server/storage/embedded/data-folder.ts';
import { contentsIn, copyContents, faultsOfContents, measure } from './contents.ts';
import { faultsOfSqlite } from './embedded-engine.ts';
import type { BackupEngine } from './engine.ts';
import { DATABASE_NAMES, readManifest, type Manifest } from './manifest.ts';

interface RestoreOptions {
  readonly source: string;
  readonly dataDir: string;
  /** Replaces a site that is there; without it restoring into one is refused. */
  readonly isReplacing: boolean;
  readonly now: string;
}

function checkVersion({ engine, migrations }: Manifest, target: BackupEngine): void {
  if (engine !== target.name) {
    throw new StartFault(
      engine === 'postgres'
        ? 'This backup is of PostgreSQL: set DATABASE_URL.'
        : 'This backup is of the embedded database: leave DATABASE_URL out.',
    );
  }
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  const newer = migrations.find((name) => !known.has(name));
  if (newer !== undefined)
    throw new StartFault(`This backup was made by a newer version of this program (it has ${newer}).`);
}

/** @throws StartFault if anything of the backup is missing or changed */
async function checkWhole(source: string, manifest: Manifest): Promise<readonly string[]> {
  const database = join(source, DATABASE_NAMES[manifest.engine]);
  const measured = await measure(database).catch(() => undefined);
  if (measured?.sha256 !== manifest.database.sha256)
    throw new StartFault(`${database} is missing or damaged. Nothing was changed.`);
  const contents = await contentsIn(source);
  const faults = [
    ...(contents.length < manifest.files
      ? [`${manifest.files - contents.length} uploaded files are missing`]
      : []),
    ...(await faultsOfContents(source, contents)),
    ...(manifest.engine === 'embedded' ? faultsOfSqlite(database) : []),
  ];
  if (faults.length > 0)
    throw new StartFault(`The backup is damaged: ${faults.slice(0, 5).join('; ')}. Nothing was changed.`);
  return contents;
}

/** A new folder for what is replaced. */
async function makeKept(dataDir: string, now: string): Promise<string> {
  const kept = join(dataDir, `replaced-${now.replaceAll(/[:.]/g, '-')}`);
  await mkdir(kept, { mode: 0o700 });
  return kept;
}

/**
 * Restores a backup; the server must be off.
 * @returns what was restored, and the folder that holds what was replaced
 * @throws StartFault if the backup is not whole, a server runs, or a site is there and `isReplacing` is not set
 */
export async function restoreBackup(
  engine: BackupEngine,
  { source, dataDir, isReplacing, now }: RestoreOptions,
): Promise<{ readonly manifest: Manifest; readonly kept: string | undefined }> {
  const manifest = await readManifest(source);
  checkVersion(manifest, engine);
  const contents = await checkWhole(source, manifest);
  prepareDataFolder(dataDir);
  const held = await engine.hold();
  try {
    const isEmpty = await engine.isEmpty();
    if (!isEmpty && !isReplacing)
      throw new StartFault('There is a site already. Add --replace to put it aside and restore this one.');
    await copyContents(source, dataDir, contents);
    const kept = isEmpty ? undefined : await makeKept(dataDir, now);
    await engine.load(join(source, DATABASE_NAMES[engine.name]), kept);
    return { manifest, kept };
  } finally {
    held.release();
  }
}
