/** Looks at the start, and every hour, that the demo student has open control events. */
import type { Storage } from '#server/storage/storage.ts';
import { keepDemoEventsOpen } from './demo-events.ts';

const everyMs = 60 * 60 * 1000;

export function startDemoEvents(storage: Storage, onError: (error: unknown) => void): () => void {
  const run = (): void => void keepDemoEventsOpen(storage, new Date().toISOString()).catch(onError);
  run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
