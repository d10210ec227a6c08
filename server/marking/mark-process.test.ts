// The marking process has bounds of its own: what goes beyond them fails alone.
import { afterEach, describe, expect, test } from 'vitest';
import type { MarkJob } from './mark-job.ts';
import { openMarkProcess, type MarkProcess } from './mark-process.ts';

let marker: MarkProcess | undefined;
afterEach(() => marker?.close());

const small = (attemptId: string): MarkJob => ({ attemptId, tasks: [], batches: [], claimed: null });
/** More than the process of the test may hold. */
const large: MarkJob = {
  attemptId: 'large',
  tasks: [],
  claimed: null,
  batches: [
    [
      {
        type: 'DRAFT',
        taskId: 'task',
        answer: Array.from({ length: 2_000_000 }, (_, at) => ({ at, text: `text ${at}` })),
        at: 1,
      },
    ],
  ],
};

describe('a job', () => {
  test('beyond the memory fails alone: those around it are marked, and so are later ones', async () => {
    const bounded = openMarkProcess({ megabytes: 64 });
    marker = bounded;
    const all = [small('one'), large, small('two')].map((job) => bounded.run(job));
    expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await bounded.run(small('three'))).toEqual([]);
  });

  test('beyond the time fails alone', async () => {
    marker = openMarkProcess({ ms: 1 });
    await expect(marker.run(small('one'))).rejects.toThrow('longer than 1 ms');
  });

  test('that waits when the process is closed fails, instead of waiting for ever', async () => {
    marker = openMarkProcess();
    const waiting = Promise.allSettled([marker.run(small('one')), marker.run(small('two'))]);
    await marker.close();
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
