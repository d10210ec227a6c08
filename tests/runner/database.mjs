// A PostgreSQL for the tests: the one of DATABASE_URL, or one of our own in a temporary folder.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
const START_LIMIT_MS = 30_000;
const POLL_MS = 100;

/** The folder of PostgreSQL's programs, of the newest version installed. */
export function findPostgres() {
  if (!existsSync(DEBIAN)) return undefined;
  const versions = readdirSync(DEBIAN).sort((left, right) => Number(right) - Number(left));
  return versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

/** PostgreSQL refuses to run as root, so root runs it as the user that its package created. */
function runAs() {
  if (process.getuid?.() !== 0) return {};
  const ask = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: ask('-u'), gid: ask('-g') };
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

async function waitUntilReady(bin, port) {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    const ready = spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
    if (ready.status === 0) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`PostgreSQL was not ready within ${START_LIMIT_MS} ms.`);
}

async function startOwn(bin) {
  const folder = mkdtempSync(join(tmpdir(), 'kristall-postgres-'));
  const user = runAs();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'kristall', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    // It holds nothing that outlives the tests, and no test cuts the power.
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
  ];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  await waitUntilReady(bin, port);
  return {
    url: `postgres://kristall@127.0.0.1:${port}/postgres`,
    async stop() {
      if (server.exitCode === null) {
        server.kill('SIGINT');
        await once(server, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns `{ url, stop }`, or `{ missing, stop }` with the reason if there is none. */
export async function findDatabase() {
  const stop = async () => undefined;
  const given = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  if (given) return { url: given, stop };
  const bin = findPostgres();
  if (bin === undefined) return { missing: 'neither DATABASE_URL nor a PostgreSQL was found', stop };
  return startOwn(bin);
}
