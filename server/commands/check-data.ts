// `npm run check:data`: reads the whole database and every uploaded file, while a server runs or not.
import { faultsOfContents } from '#server/backup/contents.ts';
import { backupEngineOf } from '#server/backup/engine-of.ts';
import { StartFault } from '#server/config.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (config, args) => {
  if (args.length > 0) throw new StartFault('Usage: npm run check:data');
  const engine = backupEngineOf(config);
  const faults = [...(await engine.faults())];
  const facts = await engine.facts().catch(() => undefined);
  if (facts !== undefined) faults.push(...(await faultsOfContents(config.dataDir, facts.contents)));
  if (faults.length > 0) throw new StartFault(faults.join('\n'));
  process.stdout.write(`The database and ${facts?.contents.length ?? 0} uploaded files are sound.\n`);
});
