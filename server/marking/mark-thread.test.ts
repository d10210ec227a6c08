// The marking thread has bounds of its own: what goes beyond them fails alone.
import { afterEach, describe, expect, test } from 'vitest';
import type { MarkJob } from './mark-job.ts';
import { openMarkThread, type MarkThread } from './mark-thread.ts';

let thread: MarkThread | undefined;
afterEach(() => thread?.close());

const small = (attemptId: string): MarkJob => ({ attemptId, tasks: [], batches: [], claimed: null });
/** More than the thread of the test may hold. */
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
    const bounded = openMarkThread({ megabytes: 64 });
    thread = bounded;
    const all = [small('one'), large, small('two')].map((job) => bounded.run(job));
    expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await bounded.run(small('three'))).toEqual([]);
  });

  test('beyond the time fails alone', async () => {
    thread = openMarkThread({ ms: 1 });
    await expect(thread.run(small('one'))).rejects.toThrow('longer than 1 ms');
  });

  test('that waits when the thread is closed fails, instead of waiting for ever', async () => {
    thread = openMarkThread();
    const waiting = Promise.allSettled([thread.run(small('one')), thread.run(small('two'))]);
    await thread.close();
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
