// Starts the server from the environment; anything that prevents a start is one clear line and exit code 1.
import { collectDefaultMetrics } from 'prom-client';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { isLoopback, readConfig, StartFault, type Config } from './config.ts';
import { prepareDataFolder } from './storage/embedded/data-folder.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';
import { ALL_JOBS } from './background/all-jobs.ts';
import { startJobs } from './background/start-jobs.ts';
import { addBuiltInContent } from './seed/built-in-content.ts';
import { completeWhenSeeded, seedWhenEmpty, wouldSeed } from './seed-when-empty.ts';

const NEEDED_NODE = 24;

function checkNode(): void {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < NEEDED_NODE) {
    throw new StartFault(`Node ${NEEDED_NODE} or newer is needed, this is ${process.versions.node}.`);
  }
}

/** Logins of accounts with the well-known demo password; seeding marks them by their email domain. */
async function demoLogins(storage: Storage): Promise<readonly string[]> {
  const rows = await storage.db
    .selectFrom('users')
    .select('login')
    .where('emailKey', 'like', '%@demo.invalid')
    .where('active', '=', true)
    .orderBy('id')
    .limit(10)
    .execute();
  return rows.map((row) => row.login);
}

async function accountLines(storage: Storage): Promise<string> {
  const logins = await demoLogins(storage);
  return logins.length === 0 ? '' : `Demo accounts: ${logins.join(', ')}; password: crystal\n`;
}

/** Demo accounts have a well-known password, so serving them beyond this machine needs DEMO=on. */
async function checkDemoExposure(storage: Storage, config: Config): Promise<void> {
  if (config.demo || isLoopback(config.host)) return;
  if ((await demoLogins(storage)).length === 0 && !(await wouldSeed(storage, config))) return;
  throw new StartFault(
    `HOST=${config.host} would open the demo accounts to the network. Set DEMO=on to allow it, or use another DATA_DIR.`,
  );
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    return await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    if (code === 'EADDRINUSE') throw new StartFault(`Port ${config.port} is taken. Set PORT to another one.`);
    if (code === 'EACCES')
      throw new StartFault(`Port ${config.port} needs rights that this user does not have.`);
    throw new StartFault(`Cannot listen on ${config.host}:${config.port} (${String(code ?? error)}).`);
  }
}

function whenToldToStop(app: FastifyInstance, storage: Storage, stopJobs: () => Promise<void>): void {
  let stopping = false;
  const stop = async (exitCode: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await Promise.allSettled([stopJobs(), app.stop()]);
    await storage.close();
    process.exit(exitCode);
  };
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  // After an uncaught exception the state is unknown: log it, finish what runs, let the supervisor restart
  // the server.
  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'an exception nobody caught');
    void stop(1);
  });
  process.on('unhandledRejection', (error) => app.log.error({ err: error }, 'a rejection nobody handled'));
}

async function start(): Promise<void> {
  checkNode();
  // Whatever is created from here on is the owner's alone.
  process.umask(0o077);
  const config = readConfig(process.env);
  prepareDataFolder(config.dataDir);
  const storage = await openStorage(config);
  try {
    await checkDemoExposure(storage, config);
    await storage.write((tx) => addBuiltInContent(tx, new Date().toISOString()));
    await seedWhenEmpty(storage, config);
    await completeWhenSeeded(storage, config);
    const app = await buildApp({ storage, config });
    collectDefaultMetrics({ register: app.metrics });
    const address = await listen(app, config);
    whenToldToStop(app, storage, startJobs(app, ALL_JOBS));
    process.stdout.write(`Kristall: ${address}\n${await accountLines(storage)}`);
  } catch (error) {
    await storage.close();
    throw error;
  }
}

try {
  await start();
} catch (error) {
  const text =
    error instanceof StartFault ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
