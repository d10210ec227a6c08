// The pictures of tasks, to be written into the texts of a file.
import { buffer } from 'node:stream/consumers';
import { EXCHANGE_LIMITS } from '#contract/entities/exchange.ts';
import { filesOfDraft } from '#contract/entities/task-draft.ts';
import type { PictureSource } from '#server/exchange/model.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import type { Db } from '#server/storage/schema.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import { taskDraftOf } from '../drafts/task-content.ts';
import { readContent } from '../files/file-store.ts';

const MEGABYTE = 1024 * 1024;

/** Reads them all beforehand; throws TOO_LARGE where they are more than a file that is read again may hold. */
export async function picturesOfTasks(
  db: Db,
  dataDir: string,
  tasks: readonly TaskData[],
): Promise<PictureSource> {
  const ids = [...new Set(tasks.flatMap((task) => filesOfDraft(taskDraftOf(task))))];
  const rows = await db
    .selectFrom('files')
    .select(['id', 'name', 'sha256', 'sizeBytes'])
    .where('id', 'in', ids)
    .where('kind', '=', 'IMAGE')
    .execute();
  const bytes = rows.reduce((sum, { sizeBytes }) => sum + Number(sizeBytes), 0);
  if (bytes > EXCHANGE_LIMITS.bytes)
    throw new ApiFault('TOO_LARGE', { params: { limit: `${EXCHANGE_LIMITS.bytes / MEGABYTE} MB` } });
  const pictures = new Map<string, { readonly name: string; readonly base64: string }>();
  for (const { id, name, sha256 } of rows) {
    const content = await readContent(dataDir, sha256);
    // Two pictures of one text may have the same name.
    const unique = `${pictures.size + 1}-${name}`;
    if (content !== undefined)
      pictures.set(id, { name: unique, base64: (await buffer(content.body)).toString('base64') });
  }
  return (id) => pictures.get(id);
}
