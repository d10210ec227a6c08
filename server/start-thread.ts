import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Starts a worker thread that sends only its own messages; `node --watch` would add the loaded modules. */
export function startThread(module: URL, options: WorkerOptions = {}): Worker {
  const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env;
  return new Worker(module, { ...options, env });
}
