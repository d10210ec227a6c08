// `npm run backup -- <folder>`: backs up a site, running or not.
import { resolve } from 'node:path';
import { backupEngineOf } from '#server/backup/engine-of.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { StartFault } from '#server/config.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (config, [folder, ...others]) => {
  if (folder === undefined || others.length > 0)
    throw new StartFault('Usage: npm run backup -- <new folder>');
  const target = resolve(folder);
  const now = new Date().toISOString();
  const { manifest, faults } = await makeBackup(backupEngineOf(config), {
    dataDir: config.dataDir,
    target,
    now,
  });
  process.stdout.write(
    `${target}: the database (${manifest.database.bytes} bytes) and ${manifest.files} uploaded files.\n`,
  );
  if (faults.length > 0)
    throw new StartFault(`The backup stands, but the site lacks files: ${faults.join('; ')}.`);
});
