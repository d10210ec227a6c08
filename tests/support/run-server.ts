// Starts the real server in a folder of its own for a test, and ends it.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** The interval of asking whether the server is ready; a start takes a second or two. */
const POLL_MS = 100;
const START_LIMIT_MS = 60_000;

export type Settings = Readonly<Record<string, string>>;

type Ended = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

export type RunningServer = {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** Sends SIGTERM and waits; removes the folder unless it came from the caller. */
  stop(): Promise<Ended>;
  /** kill -9, which leaves the server no chance to clean up. */
  kill(): Promise<void>;
};

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

export async function makeDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'kristall-data-'));
}

/** Passes on only what a server needs of this environment, so that no setting of the caller leaks in. */
function environmentFor(settings: Settings): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], HOME: process.env['HOME'], HOST: '127.0.0.1', ...settings };
}

function launch(settings: Settings): { child: ChildProcess; output: () => Ended } {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    env: environmentFor(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (part: Buffer) => (stdout += part.toString()));
  child.stderr?.on('data', (part: Buffer) => (stderr += part.toString()));
  return { child, output: () => ({ code: child.exitCode, stdout, stderr }) };
}

/** Runs a server that is expected to exit by itself. */
export async function runToEnd(settings: Settings): Promise<Ended> {
  const { child, output } = launch(settings);
  const timer = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS);
  await once(child, 'close');
  clearTimeout(timer);
  return output();
}

/** Starts a server and waits until it is ready. Without DATA_DIR it gets a temporary folder. */
export async function startServer(settings: Settings = {}): Promise<RunningServer> {
  const dataDir = settings['DATA_DIR'] ?? (await makeDataDir());
  const port = Number(settings['PORT'] ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  const { child, output } = launch({ DEMO: 'on', ...settings, DATA_DIR: dataDir, PORT: String(port) });

  async function end(signal: NodeJS.Signals): Promise<Ended> {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await once(child, 'close');
    }
    return output();
  }

  await waitUntilReady(url, child, output);
  return {
    url,
    port,
    dataDir,
    process: child,
    async stop() {
      const ended = await end('SIGTERM');
      if (settings['DATA_DIR'] === undefined) await rm(dataDir, { recursive: true, force: true });
      return ended;
    },
    async kill() {
      await end('SIGKILL');
    },
  };
}

async function waitUntilReady(url: string, child: ChildProcess, output: () => Ended): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The server ended with ${child.exitCode}: ${output().stderr}`);
    if (await answersReady(url)) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not ready within ${START_LIMIT_MS} ms: ${output().stderr}`);
}

async function answersReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/api/v1/health/ready`);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
