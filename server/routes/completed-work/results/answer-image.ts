// The picture of an answer: a drawing over the question's picture, rendered from the stored strokes.
import { buffer } from 'node:stream/consumers';
import type { BlobResponse, Person } from '#server/plugins/calls/call-context.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { taskRevisionsOf } from '#server/repositories/task-revisions.ts';
import type { Db } from '#server/storage/schema.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import { questionKindOf } from '#tasks/kinds.ts';
import { readContent } from '#server/routes/files/file-store.ts';
import { findFile } from '#server/routes/files/files-repository.ts';
import { findAttemptTasks, type AttemptTaskRow } from '../attempts-repository.ts';
import { findResult } from './results-repository.ts';

function pictureOf(task: AttemptTaskRow, data: TaskData, picture: string | undefined): string | undefined {
  const { taskType, maxScore, answer } = task;
  return questionKindOf(taskType)?.pictureOf({ ...data, maxScore }, answer, picture);
}

/** The file name of the answer's picture; null if it has none. */
export function answerImageName(task: AttemptTaskRow, data: TaskData): string | null {
  return pictureOf(task, data, undefined) === undefined ? null : `${task.attemptId}-${task.position + 1}.svg`;
}

async function firstPicture(db: Db, data: TaskData, dataDir: string): Promise<string | undefined> {
  const [id] = data.question.filesId;
  const file = id === undefined ? undefined : await findFile(db, id);
  const content = file && (await readContent(dataDir, file.sha256));
  if (file === undefined || content === undefined) return undefined;
  return `data:${file.mimeType};base64,${(await buffer(content.body)).toString('base64')}`;
}

/** The picture, for whoever may see the attempt's answers; throws NOT_FOUND otherwise. */
export async function answerImage(
  db: Db,
  person: Person,
  wanted: { readonly attemptId: string; readonly taskId: string },
  dataDir: string,
): Promise<BlobResponse> {
  const row = await findResult(db, person, wanted.attemptId);
  const tasks = row === undefined ? [] : await findAttemptTasks(db, row.id);
  const task = tasks.find(({ taskId }) => taskId === wanted.taskId);
  const data = task && (await taskRevisionsOf(db, [task])).get(task.taskId);
  if (task === undefined || data === undefined) throw new ApiFault('NOT_FOUND');
  const name = answerImageName(task, data);
  const svg = name === null ? undefined : pictureOf(task, data, await firstPicture(db, data, dataDir));
  if (name === null || svg === undefined) throw new ApiFault('NOT_FOUND');
  return { body: Buffer.from(svg), mimeType: 'image/svg+xml', fileName: name };
}
