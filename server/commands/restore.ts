// `npm run restore -- <folder> [--replace]`: makes the site what a backup holds; the server must be off.
import { resolve } from 'node:path';
import { backupEngineOf } from '#server/backup/engine-of.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { StartFault } from '#server/config.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (config, args) => {
  const folders = args.filter((arg) => arg !== '--replace');
  const [folder] = folders;
  if (folder === undefined || folders.length > 1)
    throw new StartFault('Usage: npm run restore -- <folder of a backup> [--replace]');
  const { manifest, kept } = await restoreBackup(backupEngineOf(config), {
    source: resolve(folder),
    dataDir: config.dataDir,
    isReplacing: args.includes('--replace'),
    now: new Date().toISOString(),
  });
  process.stdout.write(`The site is as it was at ${manifest.madeAt}.\n`);
  if (kept !== undefined) process.stdout.write(`What was there lies in ${kept}.\n`);
});
