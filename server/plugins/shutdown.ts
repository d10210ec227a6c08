/** Stopping: what runs is finished within 10 s, what comes new is refused. */
import type { FastifyInstance } from 'fastify';
import { ApiFault } from './api-fault.ts';

const PATIENCE_MS = 10_000;

/** Adds the stop signal and stop(); must come before every other hook, so that it sees each request. */
export function addShutdown(app: FastifyInstance): void {
  const stopping = new AbortController();
  let running = 0;
  let whenIdle: () => void = () => undefined;
  let stopped: Promise<void> | undefined;

  app.decorate('stopSignal', stopping.signal);
  app.addHook('onRequest', async (request, reply) => {
    running += 1;
    reply.raw.once('close', () => {
      running -= 1;
      if (running === 0) whenIdle();
    });
    if (!stopping.signal.aborted || request.url.startsWith('/api/v1/health/')) return;
    void reply.header('connection', 'close');
    throw new ApiFault('UNAVAILABLE', { message: 'STOPPING', retryAfterSeconds: 5 });
  });

  async function stop(): Promise<void> {
    stopping.abort();
    let timer: NodeJS.Timeout | undefined;
    const idle = new Promise<void>((resolve) => {
      whenIdle = resolve;
      timer = setTimeout(resolve, PATIENCE_MS);
      if (running === 0) resolve();
    });
    await idle;
    clearTimeout(timer);
    await app.close();
  }
  app.decorate('stop', () => (stopped ??= stop()));
}
