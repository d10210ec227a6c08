// Runs Blender without a window and reads its output line by line.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const SOURCE = join(import.meta.dirname, '..');

const ARGUMENTS = ['-b', '--factory-startup', '-noaudio', '--python-exit-code', '1', '-P'];
/** The number of lines kept for error messages. */
const LAST_LINES = 25;

function missing(error: NodeJS.ErrnoException): Error {
  return error.code === 'ENOENT'
    ? new Error('Blender is not installed. On Debian: apt-get install blender python3-numpy')
    : error;
}

/** Runs the studio's `run.py`. Throws with Blender's last lines when it fails. */
export async function runBlender(
  args: readonly string[],
  onLine: (line: string) => void,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const child = spawn('blender', [...ARGUMENTS, join(SOURCE, 'studio/run.py'), '--', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', ...environment },
  });
  const last: string[] = [];
  const hear = (line: string): void => {
    last.push(line);
    if (last.length > LAST_LINES) last.shift();
    onLine(line);
  };
  createInterface({ input: child.stdout }).on('line', hear);
  createInterface({ input: child.stderr }).on('line', hear);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) => reject(missing(error)));
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`Blender ended with ${code}:\n${last.join('\n')}`);
}
