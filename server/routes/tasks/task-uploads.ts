// Files sent with tasks in a multipart call: tasks refer to the n-th part `files` as `part.n` (from 0).
import { withPictureIds } from '#contract/rich-text/in-content.ts';
import type { Config } from '#server/config.ts';
import { fieldFault } from '#server/plugins/errors/api-fault.ts';
import type { Person, UploadedFile } from '#server/plugins/calls/call-context.ts';
import { referToFiles } from '#server/repositories/file-access.ts';
import { filesOfTask } from '#server/repositories/task-files.ts';
import { insertUploads } from '#server/repositories/upload-quota.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { NewFile } from '../files/files-repository.ts';
import { takeUpload } from '../files/take-upload.ts';
import type { TaskInput } from './tasks-repository.ts';

interface Uploading {
  readonly files: readonly UploadedFile[];
  readonly config: Config;
  readonly person: Person;
  readonly now: string;
}

/** Checks the parts and stores their contents. Throws 413 or 415 for a file that is not accepted. */
export async function takeTaskFiles({ files, config, person, now }: Uploading): Promise<readonly NewFile[]> {
  const taken: NewFile[] = [];
  for (const file of files) {
    taken.push(await takeUpload(file, { config, personId: person.id, wanted: 'ANY', now }));
  }
  return taken;
}

function partName(at: number): string {
  return `part.${at}`;
}

/** The task with the ids of the stored files in place of the parts. */
function withIds(task: TaskInput, uploads: readonly NewFile[]): TaskInput {
  const ids = new Map(uploads.map(({ id }, at) => [partName(at), id]));
  const idFor = (id: string): string => ids.get(id) ?? id;
  const named = (list: readonly string[]): string[] => list.map(idFor);
  return {
    ...withPictureIds(task, idFor),
    question: { ...withPictureIds(task.question, idFor), filesId: named(task.question.filesId) },
    answers: task.answers.map((answer) => ({ ...answer, filesId: named(answer.filesId) })),
    fileDocumentIds: named(task.fileDocumentIds),
    answerFileIds: named(task.answerFileIds),
  };
}

/** For a single task: unused pictures go to its question, unused documents to its documentation. */
function withUnnamed(task: TaskInput, uploads: readonly NewFile[]): TaskInput {
  const there = new Set(filesOfTask(task).map(({ fileId }) => fileId));
  const loose = uploads.filter(({ id }) => !there.has(id));
  const idsOf = (kind: NewFile['kind']): string[] =>
    loose.flatMap((file) => (file.kind === kind ? [file.id] : []));
  return {
    ...task,
    question: { ...task.question, filesId: [...task.question.filesId, ...idsOf('IMAGE')] },
    fileDocumentIds: [...task.fileDocumentIds, ...idsOf('DOCUMENT')],
  };
}

/** The tasks as they are to be stored. Throws if none of several tasks refers to a part. */
export function tasksWithUploads(
  tasks: readonly TaskInput[],
  uploads: readonly NewFile[],
): readonly TaskInput[] {
  const named = tasks.map((task) => withIds(task, uploads));
  const [only] = named;
  if (only !== undefined && named.length === 1) return [withUnnamed(only, uploads)];
  const there = new Set(named.flatMap((task) => filesOfTask(task).map(({ fileId }) => fileId)));
  if (uploads.some(({ id }) => !there.has(id))) throw fieldFault('files', 'NOT_FOUND');
  return named;
}

/** Stores the rows of uploads. Throws if a file is neither the person's own nor in `before`. */
export async function referFromTasks(
  tx: Tx,
  { person, config, now }: Omit<Uploading, 'files'>,
  tasks: readonly TaskInput[],
  uploads: readonly NewFile[],
  before: readonly TaskInput[] = [],
): Promise<void> {
  await insertUploads(tx, person, config, uploads);
  const idsOf = (list: readonly TaskInput[]): string[] =>
    list.flatMap((task) => filesOfTask(task).map(({ fileId }) => fileId));
  if (!(await referToFiles(tx, person.id, idsOf(tasks), now, idsOf(before))))
    throw fieldFault('filesId', 'NOT_FOUND');
}
