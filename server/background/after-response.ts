// Runs follow-ups of a response: failures are logged, and the server waits for them before it closes.
import type { FastifyInstance } from 'fastify';

/**
 * @param failure the log line when a run fails
 * @returns starts a run without waiting for it
 */
export function afterResponse(app: FastifyInstance, failure: string): (run: () => Promise<void>) => void {
  const underway = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(underway);
  });
  return (run) => {
    const running = run()
      .catch((error: unknown) => app.log.error({ err: error }, failure))
      .finally(() => underway.delete(running));
    underway.add(running);
  };
}
