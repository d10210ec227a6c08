// A task that a call is about to change.
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import type { Tx } from '#server/storage/schema.ts';
import { findTask, type StoredTask } from './tasks-repository.ts';

/** A task in use, locked until the end of the transaction; throws NOT_FOUND. */
export async function storedTask(tx: Tx, id: string): Promise<StoredTask> {
  const stored = await findTask(tx, id, { lock: true });
  if (stored === undefined) throw new ApiFault('NOT_FOUND', { message: 'QUESTION_NOT_FOUND' });
  return stored;
}
