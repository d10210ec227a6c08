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

function answer(task: Task): TaskAnswer {
  try {
    switch (task.kind) {
      case 'query':
        return connection.run(task.statement);
      case 'programs':
        return { programs: connection.runPrograms(task.programs) };
    }
  } catch (error) {
    return errorAnswer(error);
  }
}

function answerAll(requests: readonly Request[], send: (replies: readonly Reply[]) => void): void {
  let replies: Reply[] = [];
  let sentAt = performance.now();
  for (const { id, task } of requests) {
    replies.push({ id, answer: answer(task) });
    if (performance.now() - sentAt > PATIENCE_MS) {
      send(replies);
      replies = [];
      sentAt = performance.now();
    }
  }
  if (replies.length > 0) send(replies);
}

port.on('message', (message: readonly Request[] | 'CLOSE') => {
  if (message === 'CLOSE') {
    connection.close();
    port.close();
  } else {
    answerAll(message, (replies) => port.postMessage(replies));
  }
});
port.postMessage('READY');
