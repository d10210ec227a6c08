import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Starts a worker thread whose messages are its own alone: `node --watch` would mix in the modules it loads. */
export function startThread(module: URL, options: WorkerOptions = {}): Worker {
  const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env;
  return new Worker(module, { ...options, env });
}
