// A queue in which places take turns: many who wait at one address hold nobody up at another.

interface FairQueue {
  /** Runs `work` when it is the place's turn; passes on what it returns or throws. */
  run<T>(place: string, work: () => Promise<T>): Promise<T>;
}

/** @param maxParallel works that run at the same time */
export function makeFairQueue(maxParallel: number): FairQueue {
  /** Who waits, by place; a place goes to the end after each of its turns. */
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;

  function next(): void {
    for (const [place, own] of waiting) {
      const begin = own.shift();
      waiting.delete(place);
      if (own.length > 0) waiting.set(place, own);
      if (begin !== undefined) return begin();
    }
    running -= 1;
  }

  return {
    async run(place, work) {
      if (running < maxParallel) running += 1;
      else {
        await new Promise<void>((begin) => {
          const own = waiting.get(place) ?? [];
          own.push(begin);
          waiting.set(place, own);
        });
      }
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
