// Everything that refers to files: what one thing lets go of, another may still need.
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Schema, Tx } from '#server/storage/schema.ts';
import { answerPictureReferrer } from './answer-picture-files.ts';
import { avatarReferrer } from './avatar-files.ts';
import { coursePictureReferrer } from './course-pictures.ts';
import { draftFileReferrer } from './draft-files.ts';
import type { FileReferrer } from './file-access.ts';
import { taskFileReferrer } from './task-files.ts';

export const FILE_REFERRERS: readonly FileReferrer[] = [
  taskFileReferrer,
  avatarReferrer,
  answerPictureReferrer,
  coursePictureReferrer,
  draftFileReferrer,
];

/** The condition on `files` that nothing refers to the file, whatever its mark says. */
export function isUnreferred(eb: ExpressionBuilder<Schema, 'files'>): Expression<SqlBool> {
  return eb.not(eb.or(FILE_REFERRERS.map(({ refersTo }) => refersTo(eb))));
}

/** Lets files be cleaned up later that a thing no longer refers to, in so far as nothing else does. */
export async function releaseFiles(tx: Tx, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await tx
    .updateTable('files')
    .set({ referredAt: null })
    .where('id', 'in', fileIds)
    .where(isUnreferred)
    .execute();
}
