// The picture of an answer: what it draws over the question's picture, as a PNG drawn by the server.
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { parsePool } from '#server/parsing/parse-pool.ts';
import type { BlobResponse, Person } from '#server/plugins/calls/call-context.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { taskRevisionsOf } from '#server/repositories/task-revisions.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Db } from '#server/storage/schema.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import { contentPath, keepContent, readContent } from '#server/routes/files/file-store.ts';
import { findFile, type NewFile } from '#server/routes/files/files-repository.ts';
import { questionKindOf } from '#tasks/kinds.ts';
import type { AnswerPicture } from '#tasks/kit/picture.ts';
import { findAttemptTasks, type AttemptTaskRow } from '../attempts-repository.ts';
import { findPicture, storePicture, type DrawnAnswer } from './answer-pictures-repository.ts';
import { findResult } from './results-repository.ts';

type Site = Pick<FastifyInstance, 'storage' | 'config'>;

/** Answers are drawn one at a time, so that a class that hands in leaves a process to what others upload. */
const DRAWING_OWNER = 'answers';
const MIME_TYPE = 'image/png';

function pictureOf(task: AttemptTaskRow, data: TaskData): AnswerPicture | undefined {
  const { taskType, maxScore, answer } = task;
  return questionKindOf(taskType)?.pictureOf({ ...data, maxScore }, answer);
}

/** The file name of the answer's picture; null if it has none. */
export function answerImageName(task: AttemptTaskRow, data: TaskData): string | null {
  return pictureOf(task, data) === undefined ? null : `${task.attemptId}-${task.position + 1}.png`;
}

/** Where the question's picture is stored; null if it has none. */
async function pathBelow(db: Db, data: TaskData, dataDir: string): Promise<string | null> {
  const [id] = data.question.filesId;
  const file = id === undefined ? undefined : await findFile(db, id);
  return file?.kind === 'IMAGE' ? contentPath(dataDir, file.sha256) : null;
}

/** Stores the content of a picture; returns its row, which the caller stores. */
async function keepPicture(dataDir: string, png: Uint8Array, name: string): Promise<NewFile> {
  const sha256 = createHash('sha256').update(png).digest('hex');
  const path = join(dataDir, 'tmp', newId());
  await writeFile(path, png, { mode: 0o600 });
  await keepContent(dataDir, path, sha256);
  const dateCreating = new Date().toISOString();
  const row = { id: newId(), sha256, name, mimeType: MIME_TYPE, kind: 'IMAGE', uploadedBy: null } as const;
  return { ...row, sizeBytes: png.byteLength, dateCreating };
}

/** The hash of the picture's content, drawn and stored now unless it was before; undefined without a picture. */
async function storedPicture(
  { storage, config: { dataDir } }: Site,
  task: AttemptTaskRow,
  data: TaskData,
): Promise<string | undefined> {
  const picture = pictureOf(task, data);
  if (picture === undefined) return undefined;
  const drawnFrom = createHash('sha256').update(JSON.stringify(picture)).digest('hex');
  const drawn: DrawnAnswer = { attemptId: task.attemptId, taskId: task.taskId, drawnFrom };
  const known = await findPicture(storage.db, drawn);
  if (known !== undefined) return known.sha256;
  const below = await pathBelow(storage.db, data, dataDir);
  const png = await parsePool.parse(DRAWING_OWNER, 'ANSWER_PNG', below, picture);
  const file = await keepPicture(dataDir, png, answerImageName(task, data) ?? '');
  await storage.write((tx) => storePicture(tx, drawn, file));
  return file.sha256;
}

/** Draws the answers of an attempt that draw over their question's picture. */
export async function drawAnswers(site: Site, attemptId: string): Promise<void> {
  const tasks = await findAttemptTasks(site.storage.db, attemptId);
  const drawing = tasks.filter(({ taskType }) => questionKindOf(taskType)?.draws === true);
  if (drawing.length === 0) return;
  const revisions = await taskRevisionsOf(site.storage.db, drawing);
  for (const task of drawing) {
    const data = revisions.get(task.taskId);
    if (data !== undefined) await storedPicture(site, task, data);
  }
}

/** The picture, for whoever may see the attempt's answers; throws NOT_FOUND otherwise. */
export async function answerImage(
  site: Site,
  person: Person,
  wanted: { readonly attemptId: string; readonly taskId: string },
): Promise<BlobResponse> {
  const { db } = site.storage;
  const row = await findResult(db, person, wanted.attemptId);
  const tasks = row === undefined ? [] : await findAttemptTasks(db, row.id);
  const task = tasks.find(({ taskId }) => taskId === wanted.taskId);
  const data = task && (await taskRevisionsOf(db, [task])).get(task.taskId);
  if (task === undefined || data === undefined) throw new ApiFault('NOT_FOUND');
  const sha256 = await storedPicture(site, task, data);
  const content = sha256 === undefined ? undefined : await readContent(site.config.dataDir, sha256);
  const fileName = answerImageName(task, data);
  if (sha256 === undefined || content === undefined || fileName === null) throw new ApiFault('NOT_FOUND');
  return { ...content, mimeType: MIME_TYPE, fileName, etag: sha256 };
}
