/**
 * `npm start`: installs and builds when needed, then runs the server. Plain JavaScript without a dependency, so that
 * an old Node can run it and say what is missing.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const NODE_MODULES = join(ROOT, 'node_modules');
const INSTALL_MARK = join(NODE_MODULES, '.install-hash');
const BUILD_MARK = join(ROOT, '.cache', 'build-hash');

/** What the page is built from. */
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
];
const NOT_BUILT = /\.(?:test|stories)\.tsx?$/;

/** On Linux a newer Node comes with the packages; elsewhere this one runs everything. */
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
const readIfThere = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

function majorVersion() {
  return Number(process.versions.node.split('.')[0]);
}

function checkNode() {
  if (majorVersion() >= OLDEST_NODE) return;
  fail(
    `Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}. Get it from https://nodejs.org.`,
  );
}

function isInstalled(lockHash) {
  const mark = readIfThere(INSTALL_MARK);
  if (mark !== '') return mark === lockHash;
  const record = join(NODE_MODULES, '.package-lock.json');
  return existsSync(record) && statSync(record).mtimeMs >= statSync(join(ROOT, 'package-lock.json')).mtimeMs;
}

/** `npm ci` when the packages are missing or were installed from another lockfile. */
function install() {
  const lockHash = hashOf(readFileSync(join(ROOT, 'package-lock.json')));
  if (!isInstalled(lockHash)) {
    process.stdout.write('Installing packages…\n');
    const npm = process.env.npm_execpath;
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    if (npm?.endsWith('.js')) run(process.execPath, [npm, ...args], 'npm ci');
    else run('npm', args, 'npm ci');
  }
  if (readIfThere(INSTALL_MARK) !== lockHash) writeFileSync(INSTALL_MARK, lockHash);
}

/** The Node that came with the packages, or this one where it is new enough. */
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

/** A print of the sources by path, size and time of change: quick, and a change too many only builds once more. */
function sourcesHash() {
  const lines = BUILD_SOURCES.flatMap((source) => filesUnder(join(ROOT, source)))
    .filter((path) => !NOT_BUILT.test(path))
    .map((path) => {
      const { size, mtimeMs } = statSync(path);
      return `${relative(ROOT, path)} ${size} ${mtimeMs}`;
    });
  return hashOf(lines.sort().join('\n'));
}

function build(node) {
  const hash = sourcesHash();
  if (existsSync(join(ROOT, 'dist', 'index.html')) && readIfThere(BUILD_MARK) === hash) return;
  process.stdout.write('Building the page…\n');
  run(node, [join(NODE_MODULES, 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'error'], 'The build');
  mkdirSync(dirname(BUILD_MARK), { recursive: true });
  writeFileSync(BUILD_MARK, hash);
}

function serve(node) {
  const server = spawn(node, [join(ROOT, 'server', 'main.ts')], { cwd: ROOT, stdio: 'inherit' });
  // A terminal sends Ctrl+C to the server as well; a second one would cut its clean shutdown short.
  process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'));
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.on('error', (error) => fail(`The server could not be started: ${error.message}`));
  server.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
}

checkNode();
install();
const node = serverNode();
build(node);
if (process.argv[2] !== 'prepare') serve(node);
