// The task that was in view last: an attempt opens where it was, after a reload as after a tab that died. One attempt is remembered.
import { readStored, writeStored } from '#src/lib/device/local-storage.ts';

export function keepPlace(attemptId: string, taskId: string): void {
  writeStored('attempt-place', `${attemptId} ${taskId}`);
}

/** The place of the task to begin with; the first one where nothing is known of the attempt here. */
export function placeToOpen(attemptId: string, tasks: readonly { readonly id: string }[]): number {
  const [keptAttempt, keptTask] = (readStored('attempt-place') ?? '').split(' ');
  if (keptAttempt !== attemptId) return 0;
  return Math.max(
    0,
    tasks.findIndex(({ id }) => id === keptTask),
  );
}
