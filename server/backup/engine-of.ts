import type { Config } from '#server/config.ts';
import { embeddedEngine } from './embedded-engine.ts';
import type { BackupEngine } from './engine.ts';
import { postgresEngine } from './postgres-engine.ts';

/** The engine that the settings name. */
export function backupEngineOf({ dataDir, databaseUrl }: Config): BackupEngine {
  return databaseUrl === undefined ? embeddedEngine(dataDir) : postgresEngine(databaseUrl);
}
