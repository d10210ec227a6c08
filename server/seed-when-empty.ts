/**
 * Demo content for an empty database: on the embedded engine outside production, or with DEMO=on. A database
 * that an earlier version seeded gets the content added since.
 */
import { existsSync } from 'node:fs';
import type { Config } from './config.ts';
import type { Storage } from './storage/storage.ts';

type SeedDemo = (storage: Storage, config: Config) => Promise<unknown>;

const seedModule = new URL('./seed/seed-demo.ts', import.meta.url);

/** Whether a start would put demo accounts into this database. */
export async function wouldSeed(storage: Storage, config: Config): Promise<boolean> {
  const wanted = config.demo || (storage.engine === 'embedded' && !config.production);
  if (!wanted || !existsSync(seedModule)) return false;
  return (await storage.db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Seeds an empty database if the settings ask for it; the content is loaded only then. */
export async function seedWhenEmpty(storage: Storage, config: Config): Promise<void> {
  if (!(await wouldSeed(storage, config))) return;
  const module: { readonly seedDemo: SeedDemo } = await import(seedModule.href);
  await module.seedDemo(storage, config);
}

const completionModule = new URL('./seed/complete-demo.ts', import.meta.url);

/** Brings the content that the program ships up to date; does nothing where there are no demo people. */
export async function completeWhenSeeded(storage: Storage, config: Config): Promise<void> {
  if (!(await hasDemoPeople(storage)) || !existsSync(completionModule)) return;
  const module: { readonly completeDemo: SeedDemo } = await import(completionModule.href);
  await module.completeDemo(storage, config);
}

async function hasDemoPeople({ db }: Storage): Promise<boolean> {
  const found = db.selectFrom('users').select('id').where('emailKey', 'like', '%@demo.invalid').limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}
