// Functions that only one tab of the browser runs at a time, and named locks held by tabs.

const queues = new Map<string, Promise<unknown>>();

function webLocks(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks;
}

/**
 * Runs one function at a time across all tabs, or only in this tab where Web Locks are missing (plain http).
 */
export function runExclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = webLocks();
  if (locks !== undefined) return locks.request(name, work);
  const running = (queues.get(name) ?? Promise.resolve()).then(work, work);
  queues.set(name, running);
  return running;
}

/** Runs the function if no tab holds the name. Without Web Locks that is unknown, so it does not run. */
export async function runWhereFree<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  return webLocks()?.request(name, { ifAvailable: true }, async (lock) =>
    lock === null ? undefined : work(),
  );
}

/** The longest wait for a name: its holder may be stuck on a slow network. */
const PATIENCE_MS = 3000;

/** Holds a shared lock on a name; resolves to a function that releases it. */
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
