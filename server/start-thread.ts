import { join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Where threads find their code with its types taken out. Otherwise each one compiles Node's WebAssembly parser to take them out,
 * and frees it when it ends: slow, and now and then the end of the whole process (nodejs/node#64500). A folder that cannot be
 * written is no fault: Node goes on without it.
 */
const COMPILED = join(import.meta.dirname, '../.cache/compiled');

/** The environment of a thread or process that sends only its own messages; `node --watch` would add the loaded modules. */
export function threadEnv(): NodeJS.ProcessEnv {
  const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env;
  return { NODE_COMPILE_CACHE: COMPILED, ...env };
}

export function startThread(module: URL, options: WorkerOptions = {}): Worker {
  return new Worker(module, { ...options, env: threadEnv() });
}
