/** Work that only one tab of the browser does at a time, and names that tabs hold. */

const queues = new Map<string, Promise<unknown>>();

function webLocks(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks;
}

/** Runs one piece of work at a time over all tabs of the browser, or over this tab where Web Locks are missing (plain http). */
export function runExclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = webLocks();
  if (locks !== undefined) return locks.request(name, work);
  const running = (queues.get(name) ?? Promise.resolve()).then(work, work);
  queues.set(name, running);
  return running;
}

/** Runs the work where no tab holds the name; without Web Locks nobody knows, and it is left alone. */
export async function runWhereFree<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  return webLocks()?.request(name, { ifAvailable: true }, async (lock) =>
    lock === null ? undefined : work(),
  );
}

/** Nobody waits longer for a name: what runs under it may hang on a slow network. */
const PATIENCE_MS = 3000;

/** Holds a name together with any other holders; gives the way to let go of it. */
export function holdName(name: string): Promise<() => void> {
  const locks = webLocks();
  if (locks === undefined) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((release) => (letGo = release));
    const goOn = (): void => resolve(letGo);
    const patience = setTimeout(goOn, PATIENCE_MS);
    const hold = (): Promise<void> => {
      clearTimeout(patience);
      goOn();
      return held;
    };
    locks.request(name, { mode: 'shared' }, hold).catch(goOn);
  });
}
