// Runs follow-ups of a response: failures are logged, and the server waits for them before it closes.
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How late a letter may begin of which nobody but its mailbox is to know. */
export const LETTER_WITHIN_MS = 2000;

/**
 * @param failure the log line when a run fails
 * @param within a run begins at a random moment of so many milliseconds (at once when the server closes), so that the time
 *   of a request that follows does not tell whether there was anything to do
 * @returns starts a run without waiting for it
 */
export function afterResponse(
  app: FastifyInstance,
  failure: string,
  within = 0,
): (run: () => Promise<void>) => void {
  const underway = new Set<Promise<void>>();
  const closing = new AbortController();
  app.addHook('onClose', async () => {
    closing.abort();
    await Promise.all(underway);
  });
  const pause = (): Promise<void> =>
    setTimeout(Math.random() * within, undefined, { signal: closing.signal }).catch(() => undefined);
  return (run) => {
    const running = (within === 0 ? run() : pause().then(run))
      .catch((error: unknown) => app.log.error({ err: error }, failure))
      .finally(() => underway.delete(running));
    underway.add(running);
  };
}
