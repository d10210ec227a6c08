// A class starts at once: many students begin one event within 5 s, write, and all submit at the deadline.
import { Agent } from 'node:http';
import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Attempt } from '#contract/entities/attempt.ts';
import { storeWindows } from '#server/repositories/personal-time.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { makeDataDir, startServer } from '../support/run-server.ts';
import type { Bench, Figure } from './bench.ts';
import { centile, prepareClass, senderTo, type Send, type Timed } from './class-event.ts';
import { draftBatch } from './draft-batch.ts';

const STUDENTS = Number(process.env['BENCH_STUDENTS'] ?? 500);
const STARTS_WITHIN_MS = 5000;
/** From the last start to the deadline. */
const WRITING_MS = 15_000;
const ANSWERS = 3;

async function setEnd(dataDir: string, executionId: string, deadlineMs: number): Promise<void> {
  const storage = await openStorage({ dataDir, shared: true });
  const endDateTime = new Date(deadlineMs).toISOString();
  await storage.write(async (tx) => {
    await tx.updateTable('executions').set({ endDateTime }).where('id', '=', executionId).execute();
    await storeWindows(tx, executionId);
  });
  await storage.close();
}

interface Student {
  readonly starts: Timed<Attempt>;
  readonly saves: readonly Timed<unknown>[];
  readonly submits: Timed<unknown>;
}

async function sitEvent(
  send: Send,
  token: string,
  event: { readonly workId: string; readonly executionId: string; readonly deadlineMs: number },
  waitMs: number,
): Promise<Student> {
  await delay(waitMs);
  const { workId, executionId, deadlineMs } = event;
  const body = { type: 'CONTROL', executionId };
  const starts = await send<Attempt>('POST', `/works/${workId}/completed-work`, token, body);
  const { id, writer, tasks } = starts.body;
  const saves: Timed<unknown>[] = [];
  const save = async (): Promise<void> => {
    const batch = draftBatch(tasks[0]?.id ?? '', saves.length + 1, writer);
    saves.push(await send('POST', `/completed-work/${id}/events`, token, batch));
  };
  for (let answer = 1; answer < ANSWERS; answer += 1) {
    await delay(Math.random() * (WRITING_MS / ANSWERS));
    await save();
  }
  // Like the page: when the clock runs out, the rest of the events and then the submission.
  await delay(Math.max(0, deadlineMs - Date.now()));
  await save();
  const submits = await send('PATCH', `/completed-work/${id}`, token, { submit: true, writer });
  return { starts, saves, submits };
}

/** Attempts that are over and have all their batches, each exactly once. */
async function whatIsStored(dataDir: string, executionId: string) {
  const storage = await openStorage({ dataDir });
  const attempts = await storage.db
    .selectFrom('attempts')
    .select(['id', 'status', 'lastSequence'])
    .where('executionId', '=', executionId)
    .execute();
  await storage.close();
  const isWhole = attempts.filter(
    ({ status, lastSequence }) => status !== 'IN_PROGRESS' && lastSequence === ANSWERS,
  );
  return { attempts: attempts.length, whole: isWhole.length };
}

function figuresOf(
  sat: readonly Student[],
  stored: { readonly attempts: number; readonly whole: number },
): Figure[] {
  const starts = sat.map((student) => student.starts);
  const saves = sat.flatMap((student) => student.saves);
  const submits = sat.map((student) => student.submits);
  const failed = [...starts, ...saves, ...submits].filter(({ status }) => status !== 200).length;
  const within = (value: number) => ({ kind: 'atMost', value }) as const;
  const times = (what: string, of: readonly Timed<unknown>[]): Figure[] => [
    { what: `${what}, median`, value: centile(of, 0.5), unit: 'ms' },
    { what: `${what}, 95th centile`, value: centile(of, 0.95), unit: 'ms', limit: within(1000) },
    { what: `${what}, 99th centile`, value: centile(of, 0.99), unit: 'ms', limit: within(2000) },
  ];
  return [
    ...times(`${sat.length} students start within 5 s: a start`, starts),
    ...times('saving an answer meanwhile and at the deadline', saves),
    ...times('all submit at the deadline: a submission', submits),
    { what: 'calls that failed', value: failed, unit: '', limit: within(0) },
    {
      what: 'attempts lost or doubled',
      value: Math.abs(stored.attempts - sat.length),
      unit: '',
      limit: within(0),
    },
    {
      what: 'attempts without all their answers',
      value: sat.length - stored.whole,
      unit: '',
      limit: within(0),
    },
  ];
}

export const classStarts: Bench = {
  name: 'class',
  run: async () => {
    const dataDir = await makeDataDir();
    const { workId, executionId, students } = await prepareClass(dataDir, STUDENTS);
    const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    const agent = new Agent({ keepAlive: true, maxSockets: STUDENTS });
    const deadlineMs = Date.now() + STARTS_WITHIN_MS + WRITING_MS;
    await setEnd(dataDir, executionId, deadlineMs);
    const send = senderTo(server.url, agent);
    const event = { workId, executionId, deadlineMs };
    const sat = await Promise.all(
      students.map((token) => sitEvent(send, token, event, Math.random() * STARTS_WITHIN_MS)),
    );
    agent.destroy();
    await server.stop();
    const stored = await whatIsStored(dataDir, executionId);
    await rm(dataDir, { recursive: true, force: true });
    return figuresOf(sat, stored);
  },
};
