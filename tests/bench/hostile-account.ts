// The hostile account, in a process of its own that yields to others: on another machine it would take none of the server's.
import { setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { Attempt } from '#contract/entities/attempt.ts';
import { begin, call, tokenOf, workIds, type Caller, type WorkIds } from './site-calls.ts';
import { BAD_BODIES, BAD_FILES, BAD_TABLES, hashedLog, largestDrafts } from './stopping-tricks.ts';

/** What became of the hostile calls: how many, by status. */
type Answers = Map<string, number>;

interface Hostile extends Caller {
  readonly answers: Answers;
  readonly isOver: () => boolean;
}

/** Repeats a trick until the time is over; a call that is cut off counts as `cut`. */
async function repeat(hostile: Hostile, name: string, trick: () => Promise<number>): Promise<void> {
  while (!hostile.isOver()) {
    const status = await trick().catch(() => 'cut');
    const key = `${name}: ${status}`;
    hostile.answers.set(key, (hostile.answers.get(key) ?? 0) + 1);
    await delay(5);
  }
}

function turning<T>(things: readonly T[]): () => T {
  let at = -1;
  return () => things[(at += 1) % things.length] as T;
}

function uploads(hostile: Hostile): readonly Promise<void>[] {
  const [nextFile, nextTable] = [turning(BAD_FILES), turning(BAD_TABLES)];
  const file = async (): Promise<number> => {
    const { name, bytes } = nextFile();
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(bytes)]), name);
    return (await call(hostile, 'POST', '/files/operations', form)).status;
  };
  const table = async (): Promise<number> => {
    const { name, bytes } = nextTable();
    const form = new FormData();
    form.append('data', JSON.stringify({}));
    form.append('files', new Blob([new Uint8Array(bytes)]), name);
    return (await call(hostile, 'POST', '/users/import/check', form)).status;
  };
  return [
    repeat(hostile, 'a file', file),
    repeat(hostile, 'a file', file),
    repeat(hostile, 'a table', table),
    repeat(hostile, 'a table', table),
  ];
}

/** Fills an attempt to its bound again and again, opens it, hands it in to be marked, and begins another. */
async function attempts(
  hostile: Hostile,
  [kind, workId]: readonly [kind: string, workId: string],
  fill: (attempt: Attempt, sequence: number) => string,
): Promise<void> {
  let attempt = await begin(hostile, workId);
  let sequence = attempt.nextSequence;
  await repeat(hostile, `saving to ${kind}`, async () => {
    const saved = await call(
      hostile,
      'POST',
      `/completed-work/${attempt.id}/events`,
      fill(attempt, sequence),
    );
    sequence += 1;
    if (saved.status === 200 && sequence % 10 !== 0) return saved.status;
    await call(hostile, 'GET', `/completed-work/${attempt.id}/attempt`);
    if (saved.status === 200) return saved.status;
    await call(hostile, 'PATCH', `/completed-work/${attempt.id}`, '{"submit":true}');
    await call(hostile, 'GET', `/completed-work/${attempt.id}`);
    attempt = await begin(hostile, workId);
    sequence = attempt.nextSequence;
    return saved.status;
  });
}

function bodies(hostile: Hostile): readonly Promise<void>[] {
  const nextBody = turning(BAD_BODIES);
  return [
    repeat(hostile, 'a body', async () => {
      const path = '/completed-work/none/events';
      return (await call(hostile, 'POST', path, nextBody())).status;
    }),
    repeat(hostile, 'a search', async () => {
      const path = `/completed-work?size=200&search=${'%25_'.repeat(60)}`;
      return (await call(hostile, 'GET', path)).status;
    }),
    repeat(hostile, 'a sign-in', async () => {
      const body = JSON.stringify({ login: `nobody-${Math.random()}`, password: 'x'.repeat(256) });
      return (await call(hostile, 'POST', '/auth/sign-in', body)).status;
    }),
  ];
}

/** Everything at once, until it is over. */
async function attack(hostile: Hostile, works: WorkIds): Promise<void> {
  await Promise.all([
    ...uploads(hostile),
    ...bodies(hostile),
    attempts(hostile, ['questions', works.THEORY], ({ tasks, writer }, sequence) => {
      const taskId = tasks.find(({ taskType }) => taskType === 'QUESTION')?.id ?? tasks[0]?.id ?? '';
      return JSON.stringify(largestDrafts(taskId, { writer, sequence }, 50));
    }),
    attempts(hostile, ['a simulation', works.PRACTICE], ({ tasks, writer, nextSequence }, sequence) => {
      const from = (sequence - nextSequence) * 200;
      return JSON.stringify(hashedLog(tasks[0]?.id ?? '', { writer, sequence }, { from, count: 200 }));
    }),
  ]);
}

setPriority(10);
const [url = '', ms = ''] = process.argv.slice(2);
const until = performance.now() + Number(ms);
const answers: Answers = new Map();
const token = await tokenOf(url, 'admin');
const account: Hostile = { url, token, answers, isOver: () => performance.now() > until };
await attack(account, await workIds(url));
process.stdout.write(
  `${[...answers]
    .map(([what, count]) => `${what} × ${count}`)
    .toSorted()
    .join('\n')}\n`,
);
