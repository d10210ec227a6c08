/** Demo content for an empty database: on the embedded engine outside production, or with DEMO=on. */
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

/** Seeds when wanted and empty. The content is loaded only then: an ordinary start does not need it. */
export async function seedWhenEmpty(storage: Storage, config: Config): Promise<void> {
  if (!(await wouldSeed(storage, config))) return;
  const module: { readonly seedDemo: SeedDemo } = await import(seedModule.href);
  await module.seedDemo(storage, config);
}
