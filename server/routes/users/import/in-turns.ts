/** Long work on the server's one thread, in turns short enough that nobody else's call is felt to wait. */
import { setImmediate as nextTurn } from 'node:timers/promises';

const turnMs = 10;

/** Does `work` for each of the list in its order, and lets others have the thread in between. */
export async function mapInTurns<T, R>(list: readonly T[], work: (one: T) => R): Promise<R[]> {
  const done: R[] = [];
  let begunMs = performance.now();
  for (const one of list) {
    done.push(work(one));
    if (performance.now() - begunMs < turnMs) continue;
    await nextTurn();
    begunMs = performance.now();
  }
  return done;
}
