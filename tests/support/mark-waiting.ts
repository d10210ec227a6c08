// Marking for tests: what waits is marked now, by the product's own process.
import { createMarking } from '#server/marking/create-marking.ts';
import { openMarkProcess, type MarkProcess } from '#server/marking/mark-process.ts';
import type { Storage } from '#server/storage/storage.ts';

/** One for all tests of a worker, as it takes half a second to start; it ends with the worker. */
let marker: MarkProcess | undefined;

/** Throws if an attempt could not be marked. */
export async function markWaiting(
  storage: Storage,
  onMarked?: (attemptId: string) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  marker ??= openMarkProcess();
  const marking = createMarking(storage, (error) => errors.push(error), { marker, onMarked });
  await marking.markWaiting();
  if (errors.length > 0) throw new AggregateError(errors, 'Marking failed');
}
