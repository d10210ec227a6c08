// A database thread: runs batches of tasks in order and replies, so that SQLite never blocks the event loop.
import { parentPort, workerData } from 'node:worker_threads';
import { Connection, errorAnswer } from './connection.ts';
import type { Reply, Request, Task, TaskAnswer, WorkerSettings } from './messages.ts';

/** Replies that are ready wait at most this long for the rest of their batch. */
const PATIENCE_MS = 4;

const port = parentPort;
if (port === null) throw new Error('The database thread is started by the embedded engine only.');

const settings: WorkerSettings = workerData;
const connection = new Connection(settings);

async function answer(task: Task): Promise<TaskAnswer> {
  try {
    switch (task.kind) {
      case 'query':
        return connection.run(task.statement);
      case 'programs':
        return { programs: connection.runPrograms(task.programs) };
      case 'backup':
        return await connection.backup(task.path);
    }
  } catch (error) {
    return errorAnswer(error);
  }
}

async function answerAll(
  requests: readonly Request[],
  send: (replies: readonly Reply[]) => void,
): Promise<void> {
  let replies: Reply[] = [];
  let sentAt = performance.now();
  for (const { id, task } of requests) {
    replies.push({ id, answer: await answer(task) });
    if (performance.now() - sentAt > PATIENCE_MS) {
      send(replies);
      replies = [];
      sentAt = performance.now();
    }
  }
  if (replies.length > 0) send(replies);
}

// Batches run in order: the next one begins when the one before is done.
let last: Promise<void> = Promise.resolve();
port.on('message', (message: readonly Request[] | 'CLOSE') => {
  last = last.then(async () => {
    if (message === 'CLOSE') {
      connection.close();
      port.close();
      return;
    }
    await answerAll(message, (replies) => port.postMessage(replies));
  });
});
port.postMessage('READY');
