// Health and metrics: whether the process is alive, whether it can serve, and its measurements.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram, Registry } from 'prom-client';
import { isLoopback } from '../config.ts';
import { ApiFault } from './errors/api-fault.ts';

function addMetrics(app: FastifyInstance): void {
  const registry = new Registry();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route (never by address: those may hold codes)',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.decorate('metrics', registry);
  // Kept by their labels: looking them up again took a fiftieth of each save.
  const kept = new Map<string, Histogram.Internal<string>>();
  const durationOf = (method: string, route: string, status: number) => {
    const name = `${method} ${status} ${route}`;
    const own = kept.get(name) ?? durations.labels({ method, route, status });
    kept.set(name, own);
    return own;
  };
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    durationOf(request.method, route, reply.statusCode).observe(reply.elapsedTime / 1000);
    done();
  });
}

/** If METRICS_TOKEN is set, metrics need that token; otherwise only this machine may read them. */
function mayReadMetrics(request: FastifyRequest): boolean {
  const token = process.env['METRICS_TOKEN'];
  if (token !== undefined && token !== '') return request.headers.authorization === `Bearer ${token}`;
  return isLoopback(request.ip) && request.headers['x-forwarded-for'] === undefined;
}

/** Serves /health/live, /health/ready (throws UNAVAILABLE during a stop, tells of a disk that fills) and /metrics. */
export function addHealth(app: FastifyInstance): void {
  addMetrics(app);
  app.get('/api/v1/health/live', async () => ({ status: 'UP' }));
  app.get('/api/v1/health/ready', async () => {
    if (app.stopSignal.aborted)
      throw new ApiFault('UNAVAILABLE', { message: 'STOPPING', retryAfterSeconds: 5 });
    await app.storage.ping();
    // Still ready: answers are saved and pages served; only uploads are refused.
    return { status: app.freeSpace.state.isLow ? 'LOW_ON_SPACE' : 'UP' };
  });
  app.get('/api/v1/metrics', async (request, reply) => {
    if (!mayReadMetrics(request)) throw new ApiFault('FORBIDDEN');
    return reply.type(app.metrics.contentType).send(await app.metrics.metrics());
  });
}
