// Exchange of tasks with other systems.
import type { FastifyInstance } from 'fastify';
import {
  checkTaskExport,
  checkTaskImport,
  exportTasks,
  takeTaskImport,
  undoTaskImport,
} from '#contract/calls/exchange.ts';
import { EXCHANGE_LIMITS } from '#contract/entities/exchange.ts';
import { itemOf, type ReadItem } from '#server/exchange/model.ts';
import type { ReadFile } from '#server/exchange/read-tasks.ts';
import { fileOf, lossesIn, WRITERS } from '#server/exchange/write-tasks.ts';
import { parsePool } from '#server/parsing/parse-pool.ts';
import type { BlobResponse, Person, UploadedFile } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { requirePrivilege } from '#server/plugins/security/authentication.ts';
import type { Db } from '#server/storage/schema.ts';
import { currentTasks } from '../tasks/tasks-repository.ts';
import { dropTaken, takeTasks } from './take-tasks.ts';

const MEGABYTE = 1024 * 1024;

interface Read {
  readonly format: ReadFile['format'];
  readonly items: readonly ReadItem[];
  readonly sha256: string;
}

/** The one file of the request, read in a process of its own; what was found in it is checked here. */
async function readOf(files: readonly UploadedFile[], person: Person): Promise<Read> {
  const [file, another] = files;
  if (file === undefined || another !== undefined)
    throw new ApiFault('VALIDATION', { message: 'IMPORT_ONE_FILE' });
  if (file.sizeBytes > EXCHANGE_LIMITS.bytes)
    throw new ApiFault('TOO_LARGE', { params: { limit: `${EXCHANGE_LIMITS.bytes / MEGABYTE} MB` } });
  const { format, items } = await parsePool.parse(person.id, 'TASKS', file.path);
  return { format, items: items.map(itemOf), sha256: file.sha256 };
}

const NAME_LETTERS = 200;

function toPlanItem({ name, task, question, losses, problem }: ReadItem, at: number) {
  return {
    number: at + 1,
    taskType: task?.taskType ?? null,
    name: name.slice(0, NAME_LETTERS),
    question,
    losses: [...losses],
    problem: problem ?? null,
  };
}

/** Those that are in use, in the order asked for. */
async function tasksOf(db: Db, taskIds: readonly string[]) {
  const current = await currentTasks(db, taskIds);
  return [...new Set(taskIds)].flatMap((id) => {
    const task = current.get(id);
    return task === undefined ? [] : [{ id, content: task.content }];
  });
}

function registerImport(app: FastifyInstance): void {
  registerCall(app, checkTaskImport, async ({ files, person }) => {
    const { sha256, format, items } = await readOf(files, person);
    return { sha256, format, items: items.map(toPlanItem) };
  });
  registerCall(app, takeTaskImport, async ({ body, files, person, storage, now }) => {
    const { sha256, numbers, workTitle } = body;
    if (workTitle !== undefined) requirePrivilege(person, 'WORKS_EDIT');
    const read = await readOf(files, person);
    const wanted = [...new Set(numbers)].map((number) => read.items[number - 1]?.task);
    const tasks = wanted.flatMap((task) => task ?? []);
    if (read.sha256 !== sha256 || tasks.length !== wanted.length)
      throw new ApiFault('CONFLICT', { message: 'EXCHANGE_CHANGED' });
    return storage.write((tx) => takeTasks(tx, { person, now }, tasks, workTitle));
  });
  registerCall(app, undoTaskImport, async ({ body, person, storage, now }) => {
    await storage.write((tx) => dropTaken(tx, { person, now }, body));
  });
}

export function registerExchange(app: FastifyInstance): void {
  registerImport(app);
  registerCall(app, checkTaskExport, async ({ body: { format, taskIds }, storage }) =>
    (await tasksOf(storage.db, taskIds)).map(({ id, content }) => ({ id, ...lossesIn(format, content) })),
  );
  registerCall(
    app,
    exportTasks,
    async ({ body: { format, taskIds }, storage, now }): Promise<BlobResponse> => {
      const tasks = await tasksOf(storage.db, taskIds);
      const { mimeType, ending } = WRITERS[format];
      return {
        body: fileOf(
          format,
          tasks.map(({ content }) => content),
        ),
        mimeType,
        fileName: `kristall-${now.slice(0, 10)}.${ending}`,
      };
    },
  );
}
