// The pictures drawn of answers: which file shows which answer.
import { releaseFiles } from '#server/repositories/file-referrers.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { insertFiles, type NewFile } from '#server/routes/files/files-repository.ts';

export interface DrawnAnswer {
  readonly attemptId: string;
  readonly taskId: string;
  /** SHA-256 of what was drawn. */
  readonly drawnFrom: string;
}

/** The hash of the content of the picture that shows just this drawing. */
export async function findPicture(db: Db, { attemptId, taskId, drawnFrom }: DrawnAnswer) {
  return db
    .selectFrom('answerPictures')
    .innerJoin('files', 'files.id', 'answerPictures.fileId')
    .select('files.sha256')
    .where('answerPictures.attemptId', '=', attemptId)
    .where('answerPictures.taskId', '=', taskId)
    .where('answerPictures.drawnFrom', '=', drawnFrom)
    .executeTakeFirst();
}

/** Stores the picture of an answer in place of the one of an earlier answer. */
export async function storePicture(tx: Tx, drawn: DrawnAnswer, file: NewFile): Promise<void> {
  const before = await tx
    .deleteFrom('answerPictures')
    .where('attemptId', '=', drawn.attemptId)
    .where('taskId', '=', drawn.taskId)
    .returning('fileId')
    .execute();
  await insertFiles(tx, [file]);
  await tx
    .insertInto('answerPictures')
    .values({ ...drawn, fileId: file.id })
    .execute();
  await releaseFiles(
    tx,
    before.map(({ fileId }) => fileId),
  );
}
