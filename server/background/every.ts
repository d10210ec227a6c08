// Repeats a job: runs never overlap, a failure does not end it, and stopping waits for the current run.
/** A run returns AGAIN when more is waiting: the next run then follows at once. */
export type Run = () => Promise<'AGAIN' | void>;

export interface Ended {
  readonly outcome: 'done' | 'failed';
  readonly durationMs: number;
  readonly error?: unknown;
}

/**
 * Runs at once, and again `ms` milliseconds after the end of each run.
 * @param onEnd is called after each run, whether it succeeded or failed
 * @returns a function that stops it; resolves once the current run is over
 */
export function every(ms: number, run: Run, onEnd: (ended: Ended) => void): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let underway: Promise<void>;

  async function runOnce(): Promise<void> {
    const startedMs = performance.now();
    let isGoingOn = false;
    try {
      isGoingOn = (await run()) === 'AGAIN';
      onEnd({ outcome: 'done', durationMs: performance.now() - startedMs });
    } catch (error) {
      onEnd({ outcome: 'failed', durationMs: performance.now() - startedMs, error });
    }
    if (!isStopped) timer = setTimeout(begin, isGoingOn ? 0 : ms);
  }

  function begin(): void {
    underway = runOnce();
  }

  begin();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await underway;
  };
}
