// backup.json: what a backup holds, and how to see that it is whole.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartFault } from '#server/config.ts';

const MAX_MIGRATIONS = 10_000;
const MAX_NAME = 200;

const manifestSchema = z.strictObject({
  format: z.literal(1),
  engine: z.enum(['embedded', 'postgres']),
  madeAt: z.iso.datetime(),
  /** The names of the migrations that the database has had, oldest first. */
  migrations: z.array(z.string().max(MAX_NAME)).max(MAX_MIGRATIONS),
  database: z.strictObject({
    bytes: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
    sha256: z.hash('sha256'),
  }),
  files: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
});
export type Manifest = z.infer<typeof manifestSchema>;

const NAME = 'backup.json';

export const DATABASE_NAMES = { embedded: 'database.sqlite', postgres: 'database.dump' } as const;

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, NAME), `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600 });
}

/** @throws StartFault if the folder holds no backup that this version can read */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => undefined);
  if (text === undefined) throw new StartFault(`${folder} holds no backup: ${NAME} is missing.`);
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new StartFault(`${join(folder, NAME)} is damaged, or was written by a newer version.`);
  }
}
