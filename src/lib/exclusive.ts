/** Runs one piece of work at a time over all tabs of the browser, or over this tab where Web Locks are missing (plain http). */

const queues = new Map<string, Promise<unknown>>();

export function runExclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (typeof navigator !== 'undefined' && navigator.locks !== undefined)
    return navigator.locks.request(name, work);
  const running = (queues.get(name) ?? Promise.resolve()).then(work, work);
  queues.set(name, running);
  return running;
}
