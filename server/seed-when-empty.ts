/** Demo content for an empty database: on the embedded engine outside production, or with DEMO=on. */
import { existsSync } from 'node:fs';
import type { Config } from './config.ts';
import type { Storage } from './storage/storage.ts';

interface DemoSeed {
  readonly accounts: readonly { readonly login: string; readonly role: string }[];
  readonly password: string;
}

type SeedDemo = (storage: Storage, config: Config) => Promise<DemoSeed>;

function wantsDemo(storage: Storage, config: Config): boolean {
  return config.demo || (storage.engine === 'embedded' && !config.production);
}

async function isEmpty(storage: Storage): Promise<boolean> {
  return (await storage.db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Seeds when wanted; gives the lines that tell the accounts, or none. */
export async function seedWhenEmpty(storage: Storage, config: Config): Promise<string> {
  const seed = new URL('./seed/seed-demo.ts', import.meta.url);
  if (!wantsDemo(storage, config) || !existsSync(seed)) return '';
  if (await isEmpty(storage)) {
    const module: { readonly seedDemo: SeedDemo } = await import(seed.href);
    await module.seedDemo(storage, config);
  }
  return '';
}
