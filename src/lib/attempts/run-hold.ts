// Only one tab of the browser plays a run at a time: each saves the whole run, and the last to save would
// win.

export interface RunHold {
  readonly release: () => void;
}

/** A page that is being left releases it within this time, on a machine that does much else too. */
const PATIENCE_MS = 3000;

const lockOf = (id: string): string => `practice-run ${id}`;

/** Those of these runs that some tab has open, this one or another. */
export async function heldRuns(ids: readonly string[]): Promise<readonly string[]> {
  if (typeof navigator === 'undefined' || navigator.locks === undefined) return [];
  const { held = [] } = await navigator.locks.query();
  return ids.filter((id) => held.some(({ name }) => name === lockOf(id)));
}

/**
 * Undefined while another tab holds it. `steal` takes it over.
 * @param onLost another tab has taken it over
 */
export function holdRun(id: string, steal: boolean, onLost: () => void): Promise<RunHold | undefined> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold: RunHold = { release };
  // Plain http has no locks, so there nothing keeps tabs apart.
  if (typeof navigator === 'undefined' || navigator.locks === undefined) return Promise.resolve(hold);
  return new Promise((resolve) => {
    let isHeld = false;
    const options = steal ? { steal } : { signal: AbortSignal.timeout(PATIENCE_MS) };
    navigator.locks
      .request(lockOf(id), options, () => {
        isHeld = true;
        resolve(hold);
        return released;
      })
      .catch(() => (isHeld ? onLost() : resolve(undefined)));
  });
}
