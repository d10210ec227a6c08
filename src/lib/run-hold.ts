/** One tab of the browser at a time plays a run: each writes the whole of it, and the last to write would win. */

export interface RunHold {
  readonly release: () => void;
}

/** A page that is being left lets go within this time. */
const PATIENCE_MS = 400;

/**
 * Undefined while another tab holds it. `steal` takes it from there.
 * @param onLost another tab has taken it
 */
export function holdRun(id: string, steal: boolean, onLost: () => void): Promise<RunHold | undefined> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold: RunHold = { release };
  // Plain http gives no locks: there nothing keeps tabs apart.
  if (typeof navigator === 'undefined' || navigator.locks === undefined) return Promise.resolve(hold);
  return new Promise((resolve) => {
    let isHeld = false;
    const options = steal ? { steal } : { signal: AbortSignal.timeout(PATIENCE_MS) };
    navigator.locks
      .request(`practice-run ${id}`, options, () => {
        isHeld = true;
        resolve(hold);
        return released;
      })
      .catch(() => (isHeld ? onLost() : resolve(undefined)));
  });
}
