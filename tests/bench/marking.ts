// How fast attempts are marked, in a process like the server's own.
import { BoundedProcess } from '#server/marking/bounded-process.ts';
import { MARKING_LIMITS } from '#server/marking/mark-process.ts';
import type { Bench, Figure } from './bench.ts';

export const markingSpeed: Bench = {
  name: 'marking',
  run: async () => {
    const marking = new BoundedProcess<object, readonly Figure[]>(
      new URL('./marking-worker.ts', import.meta.url),
      MARKING_LIMITS,
    );
    try {
      return await marking.run({});
    } finally {
      // Not waited for: a process without work keeps nobody alive.
      void marking.close();
    }
  },
};
