// Stopping: running requests have 10 s to finish, new calls are refused.
import type { FastifyInstance } from 'fastify';
import { ApiFault } from './errors/api-fault.ts';

const PATIENCE_MS = 10_000;

/** Adds the stop signal and stop(). Must be registered before all other hooks, to see each request. */
export function addShutdown(app: FastifyInstance): void {
  const stopping = new AbortController();
  let running = 0;
  let whenIdle: () => void = () => undefined;
  let stopped: Promise<void> | undefined;

  app.decorate('stopSignal', stopping.signal);
  const end = (): void => {
    running -= 1;
    if (running === 0) whenIdle();
  };
  app.addHook('onRequest', (request, reply, done) => {
    running += 1;
    reply.raw.once('close', end);
    if (!stopping.signal.aborted || request.url.startsWith('/api/v1/health/')) return done();
    void reply.header('connection', 'close');
    // A page that is being loaded still gets its files: without its style sheet it would be unstyled.
    if (!request.url.startsWith('/api/')) return done();
    done(new ApiFault('UNAVAILABLE', { message: 'STOPPING', retryAfterSeconds: 5 }));
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
