/**
 * `npm start`: installs and builds if needed, then runs the server. Plain JavaScript without dependencies, so
 * that an old Node can run it and say what is missing.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const NODE_MODULES = join(ROOT, 'node_modules');
const INSTALL_MARK = join(NODE_MODULES, '.install-hash');
const CACHE = join(ROOT, '.cache');
const BUILD_MARK = join(CACHE, 'build-hash');
/** Holds the id of the process that is installing or building in this folder. */
const LOCK = join(CACHE, 'prepare.lock');
/** Held only while a lock that a dead process left behind is removed. */
const LOCK_REMOVAL = `${LOCK}.removal`;
const LOCK_WAIT_MS = 15 * 60_000;
const LOCK_POLL_MS = 200;

/** The sources of the page. */
const BUILD_SOURCES = [
  'assets',
  'contract',
  'machines',
  'public',
  'scenes',
  'src',
  'tasks',
  'index.html',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.page.json',
  'vite.config.ts',
  'vite.parts.ts',
];
const NOT_BUILT = /\.(?:test|stories)\.tsx?$/;

/** On Linux the packages include a newer Node; elsewhere this Node runs everything. */
const OLDEST_NODE = process.platform === 'linux' ? 20 : 24;
const SERVER_NODE = 24;

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function run(command, args, what) {
  const result = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (result.error) fail(`${what} could not be started: ${result.error.message}`);
  if (result.status !== 0) fail(`${what} failed; see the lines above.`);
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** The file's text, or '' if there is no file: checking first would race with whoever removes it. */
function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}

function majorVersion() {
  return Number(process.versions.node.split('.')[0]);
}

function checkNode() {
  if (majorVersion() >= OLDEST_NODE) return;
  fail(
    `Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}. Get it from https://nodejs.org.`,
  );
}

function sleep(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** Creates a file with this process's id; false if the file exists. */
function claim(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Counts this process's own id as dead too: in a container every start may get the same id. */
function isDead(pid) {
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/** Removes the lock of a dead process, one process at a time, if nobody else holds it by now. */
function removeLockOf(holder) {
  if (!claim(LOCK_REMOVAL)) return;
  if (readIfThere(LOCK) === holder) unlinkSync(LOCK);
  unlinkSync(LOCK_REMOVAL);
}

/** Waits until no other start is installing or building in this folder, then holds the lock. */
function lock() {
  mkdirSync(CACHE, { recursive: true });
  const deadline = Date.now() + LOCK_WAIT_MS;
  let named = '';
  while (!claim(LOCK)) {
    const holder = readIfThere(LOCK);
    if (holder !== '' && isDead(Number(holder))) removeLockOf(holder);
    else if (holder !== '' && holder !== named) {
      named = holder;
      process.stdout.write(`Waiting for the start in process ${holder}, which is preparing this folder…\n`);
    }
    if (Date.now() > deadline) fail(`Another start is preparing this folder. If none is, remove ${LOCK}*.`);
    sleep(LOCK_POLL_MS);
  }
  process.on('exit', unlock);
}

function unlock() {
  process.off('exit', unlock);
  rmSync(LOCK, { force: true });
}

function isInstalled(lockHash) {
  const mark = readIfThere(INSTALL_MARK);
  if (mark !== '') return mark === lockHash;
  const record = join(NODE_MODULES, '.package-lock.json');
  return existsSync(record) && statSync(record).mtimeMs >= statSync(join(ROOT, 'package-lock.json')).mtimeMs;
}

/** Runs `npm ci` if the packages are missing or were installed from another lockfile. */
function install(lockHash) {
  if (!isInstalled(lockHash)) {
    process.stdout.write('Installing packages…\n');
    const npm = process.env.npm_execpath;
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    if (npm?.endsWith('.js')) run(process.execPath, [npm, ...args], 'npm ci');
    else run('npm', args, 'npm ci');
  }
  if (readIfThere(INSTALL_MARK) !== lockHash) writeFileSync(INSTALL_MARK, lockHash);
}

/** The Node from the packages, or this one if it is new enough. */
function serverNode() {
  const pinned = join(NODE_MODULES, `node-linux-${process.arch}`, 'bin', 'node');
  if (process.platform === 'linux' && existsSync(pinned)) return pinned;
  if (majorVersion() >= SERVER_NODE) return process.execPath;
  return fail(`Node ${SERVER_NODE} or newer is needed on this machine; this is ${process.versions.node}.`);
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => filesUnder(join(path, entry.name)));
}

/** A hash of the sources' paths, sizes and times: fast, and a false change only costs another build. */
function sourcesHash() {
  const lines = BUILD_SOURCES.flatMap((source) => filesUnder(join(ROOT, source)))
    .filter((path) => !NOT_BUILT.test(path))
    .map((path) => {
      const { size, mtimeMs } = statSync(path);
      return `${relative(ROOT, path)} ${size} ${mtimeMs}`;
    });
  return hashOf(lines.sort().join('\n'));
}

const isBuilt = (hash) => existsSync(join(ROOT, 'dist', 'index.html')) && readIfThere(BUILD_MARK) === hash;

function build(node, hash) {
  if (isBuilt(hash)) return;
  process.stdout.write('Building the page…\n');
  run(node, [join(NODE_MODULES, 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'error'], 'The build');
  writeFileSync(BUILD_MARK, hash);
}

/** Takes no lock if there is nothing to do, because a prepared folder may be read-only. */
function prepare() {
  const lockHash = hashOf(readFileSync(join(ROOT, 'package-lock.json')));
  const isPrepared = readIfThere(INSTALL_MARK) === lockHash && isBuilt(sourcesHash());
  if (!isPrepared) {
    lock();
    install(lockHash);
    build(serverNode(), sourcesHash());
    unlock();
  }
  return serverNode();
}

function serve(node) {
  const server = spawn(node, [join(ROOT, 'server', 'main.ts')], { cwd: ROOT, stdio: 'inherit' });
  // In a terminal Ctrl+C reaches the server as well; a second signal would cut its clean shutdown short.
  process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'));
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.on('error', (error) => fail(`The server could not be started: ${error.message}`));
  server.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
}

checkNode();
const node = prepare();
if (process.argv[2] !== 'prepare') serve(node);
