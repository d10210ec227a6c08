// Exchange of content: archives of our own, and tasks in the formats of other systems.
import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import {
  checkTaskExport,
  checkTaskImport,
  exportTasks,
  takeTaskImport,
  undoTaskImport,
} from '#contract/calls/exchange.ts';
import { EXCHANGE_LIMITS, type ExchangePlanItem, type TaskFormat } from '#contract/entities/exchange.ts';
import type { TaskType } from '#contract/entities/task-type.ts';
import { filesIn } from '#contract/rich-text/in-content.ts';
import type { Config } from '#server/config.ts';
import { archiveOf } from '#server/exchange/archive/write-archive.ts';
import type { ReadArchive } from '#server/exchange/archive/read-archive.ts';
import type { ReadItem } from '#server/exchange/model.ts';
import type { ReadFile } from '#server/exchange/read-tasks.ts';
import { fileOf, lossesIn, WRITERS } from '#server/exchange/write-tasks.ts';
import { parsePool } from '#server/parsing/parse-pool.ts';
import type { BlobResponse, Person, UploadedFile } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { requirePrivilege } from '#server/plugins/security/authentication.ts';
import type { Db } from '#server/storage/schema.ts';
import { checkUpload } from '../files/take-upload.ts';
import { currentTasks } from '../tasks/tasks-repository.ts';
import { gatherArchive, gatherThings } from './gather-archive.ts';
import { planArchive, type PlannedThing } from './plan-archive.ts';
import { takeArchive } from './take-archive.ts';
import type { By } from '../works/rewrite-tasks.ts';
import { unusablePictures } from './take-files.ts';
import { dropTaken, takeTasks } from './take-tasks.ts';
import { picturesOfTasks } from './written-pictures.ts';

const MEGABYTE = 1024 * 1024;

/** Reads the one file of the request in a process of its own, and gives what was in it; what that left behind is removed. */
async function withRead<T>(
  files: readonly UploadedFile[],
  person: Person,
  handle: (read: ReadFile | ReadArchive, sha256: string) => Promise<T>,
): Promise<T> {
  const [file, another] = files;
  if (file === undefined || another !== undefined)
    throw new ApiFault('VALIDATION', { message: 'IMPORT_ONE_FILE' });
  if (file.sizeBytes > EXCHANGE_LIMITS.archiveBytes)
    throw new ApiFault('TOO_LARGE', { params: { limit: `${EXCHANGE_LIMITS.archiveBytes / MEGABYTE} MB` } });
  const read = await parsePool.parse(person.id, 'TASKS', file.path);
  try {
    return await handle(read, file.sha256);
  } finally {
    await Promise.all(read.files.map(({ path }) => rm(path, { force: true })));
  }
}

function toPlanItem({ name, task, question, losses, problem }: ReadItem, at: number): ExchangePlanItem {
  return {
    number: at + 1,
    kind: 'TASK',
    isHere: false,
    taskType: task?.taskType ?? null,
    name,
    question,
    losses: [...losses],
    problem: problem ?? null,
  };
}

const typeOf = (thing: PlannedThing['thing']): TaskType | null =>
  thing.kind === 'TASK' ? thing.data.taskType : null;

function toPlannedItem({ thing, isHere, losses, problem }: PlannedThing, at: number): ExchangePlanItem {
  const { kind, data } = thing;
  const { ru, en, ch } = kind === 'TASK' ? data.question.content : data.title;
  return {
    number: at + 1,
    kind,
    isHere,
    taskType: typeOf(thing),
    name: '',
    question: { ru, en, ch },
    losses: [...losses],
    problem: problem ?? null,
  };
}

/** The chosen by their numbers; throws CONFLICT where one is not there, or cannot be taken. */
function chosenOf<T>(all: readonly T[], numbers: readonly number[], canTake: (one: T) => boolean): T[] {
  const chosen = [...new Set(numbers)].map((number) => all[number - 1]);
  if (!chosen.every((one) => one !== undefined && canTake(one)))
    throw new ApiFault('CONFLICT', { message: 'EXCHANGE_CHANGED' });
  return chosen.flatMap((one) => one ?? []);
}

/** What was read, without what names a picture that may not be kept. */
async function itemsIn(read: ReadFile, by: By & { readonly config: Config }): Promise<readonly ReadItem[]> {
  const unusable = await unusablePictures(by, read.files);
  return read.items.map((item) => {
    const isWhole = item.task === undefined || !filesIn(item.task).some((id) => unusable.has(id));
    return isWhole ? item : { ...item, task: undefined, problem: 'BAD_PICTURE' };
  });
}

function registerImport(app: FastifyInstance): void {
  registerCall(app, checkTaskImport, ({ files, person, storage, config, now }) =>
    withRead(files, person, async (read, sha256) => {
      if (read.format !== 'ARCHIVE')
        return {
          sha256,
          format: read.format,
          items: (await itemsIn(read, { config, person, now })).map(toPlanItem),
        };
      const terms = { config, personId: person.id, wanted: 'ANY', now } as const;
      for (const file of read.files) await checkUpload(file, terms);
      const plan = await planArchive(storage.db, person, read);
      return { sha256, format: read.format, items: plan.map(toPlannedItem) };
    }),
  );
  registerCall(app, takeTaskImport, ({ body, files, person, storage, config, now }) =>
    withRead(files, person, async (read, sha256) => {
      if (sha256 !== body.sha256) throw new ApiFault('CONFLICT', { message: 'EXCHANGE_CHANGED' });
      if (read.format === 'ARCHIVE') {
        const plan = await planArchive(storage.db, person, read);
        const chosen = chosenOf(plan, body.numbers, ({ problem }) => problem === undefined);
        // In the order in which they are made, whatever the order of the numbers.
        const ordered = plan.filter((one) => chosen.includes(one));
        return takeArchive({ storage, config, person, now }, ordered, read);
      }
      if (body.workTitle !== undefined) requirePrivilege(person, 'WORKS_EDIT');
      const items = await itemsIn(read, { config, person, now });
      const chosen = chosenOf(items, body.numbers, ({ task }) => task !== undefined);
      const tasks = chosen.flatMap(({ task }) => task ?? []);
      return takeTasks({ storage, config, person, now }, tasks, read.files, body);
    }),
  );
  registerCall(app, undoTaskImport, async ({ body, person, storage, now }) => {
    await storage.write((tx) => dropTaken(tx, { person, now }, body));
  });
}

/** Those that are in use, in the order asked for. */
async function tasksOf(db: Db, taskIds: readonly string[]) {
  const current = await currentTasks(db, taskIds);
  return [...new Set(taskIds)].flatMap((id) => {
    const task = current.get(id);
    return task === undefined ? [] : [{ id, content: task.content }];
  });
}

const nameOf = (now: string, ending: string): string => `kristall-${now.slice(0, 10)}.${ending}`;

async function taskFile(
  { db, dataDir }: { readonly db: Db; readonly dataDir: string },
  format: TaskFormat,
  taskIds: readonly string[],
  now: string,
): Promise<BlobResponse> {
  const contents = (await tasksOf(db, taskIds)).map(({ content }) => content);
  const { mimeType, ending } = WRITERS[format];
  return {
    body: fileOf(format, contents, await picturesOfTasks(db, dataDir, contents)),
    mimeType,
    fileName: nameOf(now, ending),
  };
}

export function registerExchange(app: FastifyInstance): void {
  registerImport(app);
  registerCall(app, checkTaskExport, async ({ body: { format, ...wanted }, person, storage: { db } }) => {
    if (format === 'ARCHIVE')
      return (await gatherThings(db, person, wanted)).map(({ thing, losses }) => {
        const { kind, id } = thing;
        return { kind, taskType: typeOf(thing), id, losses: [...losses], problem: null };
      });
    const tasks = await tasksOf(db, wanted.taskIds);
    return tasks.map(({ id, content }) => {
      return { kind: 'TASK' as const, taskType: content.taskType, id, ...lossesIn(format, content) };
    });
  });
  registerCall(app, exportTasks, async ({ body: { format, ...wanted }, person, storage, config, now }) => {
    if (format !== 'ARCHIVE')
      return taskFile({ db: storage.db, dataDir: config.dataDir }, format, wanted.taskIds, now);
    const { archive, contents } = await gatherArchive(storage.db, config.dataDir, person, wanted);
    const body = await archiveOf(archive, contents);
    return { body, mimeType: 'application/zip', fileName: nameOf(now, 'zip') };
  });
}
