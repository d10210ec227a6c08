// A class of students with a control event of their own, and timed calls: for benches.
import { request, type Agent } from 'node:http';
import { makeAccessTokens } from '#server/plugins/security/access-tokens.ts';
import { storeWindows } from '#server/repositories/personal-time.ts';
import { assign, insertExecution } from '#server/routes/execution-work/execution-changes-repository.ts';
import { newId } from '#server/storage/new-id.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { startServer } from '../support/run-server.ts';
import { insertClass } from './class-people.ts';

export interface Timed<T> {
  readonly ms: number;
  readonly status: number;
  readonly body: T;
}

export type Send = <T>(method: string, path: string, token: string, body?: unknown) => Promise<Timed<T>>;

/** Makes calls over connections that stay open, and times them. */
export function senderTo(url: string, agent: Agent): Send {
  return <T>(method: string, path: string, token: string, body?: unknown) =>
    new Promise<Timed<T>>((resolve, reject) => {
      const from = performance.now();
      const text = body === undefined ? '' : JSON.stringify(body);
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        authorization: `Bearer ${token}`,
      };
      const sending = request(`${url}/api/v1${path}`, { agent, method, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const body = JSON.parse(Buffer.concat(parts).toString() || 'null') as T;
          resolve({ ms: performance.now() - from, status: answer.statusCode ?? 0, body });
        });
      });
      sending.on('error', reject);
      sending.end(text);
    });
}

/** A class with its event in a new database; the event ends after `lastsMs`. `title` is that of its work in Russian; left out, it has questions. */
export async function prepareClass(dataDir: string, count: number, lastsMs = 0, title?: string) {
  const first = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  await first.stop();
  const storage = await openStorage({ dataDir });
  try {
    const now = new Date().toISOString();
    const works = await storage.db.selectFrom('works').selectAll().execute();
    const work = works
      .filter(({ settingsWork }) => settingsWork.modes.includes('CONTROL'))
      .filter((row) => (title === undefined ? row.kind === 'THEORY' : row.title.ru === title))
      .sort((left, right) => right.taskCount - left.taskCount)[0];
    if (work === undefined) throw new Error('The demo content has no such work.');
    const people = await storage.write((tx) => insertClass(tx, count, now));
    const tokens = makeAccessTokens(storage);
    const students = await Promise.all(
      people.map(({ userId, sessionId }) => tokens.sign({ userId, sessionId, accessVersion: 1 })),
    );
    const executionId = await storage.write(async (tx) => {
      const words = { ru: `Класс ${newId()}`, en: '', ch: '' };
      const endDateTime = new Date(Date.parse(now) + lastsMs).toISOString();
      const times = { startDateTime: now, endDateTime, executionTime: 60 };
      const id = await insertExecution(
        tx,
        { workId: work.id, title: words, description: words, ...times },
        { by: null, now },
      );
      await assign(
        tx,
        id,
        people.map(({ userId }) => userId),
      );
      await storeWindows(tx, id);
      return id;
    });
    return { workId: work.id, executionId, students, userIds: people.map(({ userId }) => userId) };
  } finally {
    await storage.close();
  }
}

export function centile(times: readonly Timed<unknown>[], share: number): number {
  const sorted = times.map(({ ms }) => ms).sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
