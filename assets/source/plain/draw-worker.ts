// Draws pictures in a thread of its own: jobs come in, pictures go out.
import { parentPort } from 'node:worker_threads';
import { drawJob } from './jobs.ts';
import type { Job } from './jobs.ts';

parentPort?.on('message', (job: Job) => {
  parentPort?.postMessage(drawJob(job));
});
