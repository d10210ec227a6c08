// Long computations on the server's only thread, in turns so short that other calls do not notice.
import { setImmediate as nextTurn } from 'node:timers/promises';

const TURN_MS = 10;

/** Maps each item in order, and lets other calls run in between. */
export async function mapInTurns<T, R>(list: readonly T[], work: (one: T) => R): Promise<R[]> {
  const done: R[] = [];
  let begunMs = performance.now();
  for (const one of list) {
    done.push(work(one));
    if (performance.now() - begunMs < TURN_MS) continue;
    await nextTurn();
    begunMs = performance.now();
  }
  return done;
}
