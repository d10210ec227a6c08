// Rows of uploaded files.
import type { FileInfo } from '#contract/calls/files.ts';
import { isUnreferred } from '#server/repositories/file-referrers.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { FileKind } from './file-types.ts';

export async function findFile(db: Db | Tx, id: string) {
  return db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
}

type FileRow = NonNullable<Awaited<ReturnType<typeof findFile>>>;

type ShownRow = Omit<FileRow, 'uploadedBy' | 'referredAt' | 'sha256' | 'kind' | 'pageCount'>;

/** A row as the API shows it. */
export function toFileInfo(row: ShownRow & Partial<Pick<FileRow, 'pageCount'>>): FileInfo {
  const pageCount = row.pageCount ?? 0;
  return {
    id: row.id,
    name: row.name,
    url: `/api/v1/files/${row.id}`,
    type: row.mimeType,
    sizeBytes: Number(row.sizeBytes),
    pageCount: pageCount === 0 ? null : pageCount,
    dateCreating: row.dateCreating,
  };
}

export interface NewFile {
  readonly id: string;
  readonly sha256: string;
  readonly name: string;
  readonly mimeType: string;
  readonly kind: FileKind;
  readonly sizeBytes: number;
  /** null: the server has made it. */
  readonly uploadedBy: string | null;
  readonly dateCreating: string;
}

/** Documents whose pages nobody has counted yet. */
export async function uncountedDocuments(db: Db, limit: number) {
  return db
    .selectFrom('files')
    .select(['id', 'sha256'])
    .where('kind', '=', 'DOCUMENT')
    .where('pageCount', 'is', null)
    .limit(limit)
    .execute();
}

/** @param pageCount 0: it can't be told */
export async function storePageCount(tx: Tx, id: string, pageCount: number): Promise<void> {
  await tx.updateTable('files').set({ pageCount }).where('id', '=', id).execute();
}

/** Stores files that nothing refers to yet. */
export async function insertFiles(tx: Tx, files: readonly NewFile[]): Promise<void> {
  await tx
    .insertInto('files')
    .values(files.map((file) => ({ ...file, referredAt: null })))
    .execute();
}

/** The names of these files, in the order of the ids. */
export async function namesOfFiles(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('files').select(['id', 'name']).where('id', 'in', ids).orderBy('name').execute();
}

/** Deletes uploads older than `before` that nothing refers to; returns hashes that no row has any more. */
export async function deleteUnreferred(tx: Tx, before: string): Promise<readonly string[]> {
  const deleted = await tx
    .deleteFrom('files')
    // What the server has drawn belongs to nobody, and goes with the attempt it was drawn for.
    .where((eb) => eb.or([eb('referredAt', 'is', null), eb('uploadedBy', 'is', null)]))
    .where('dateCreating', '<', before)
    .where(isUnreferred)
    .returning('sha256')
    .execute();
  const hashes = [...new Set(deleted.map((row) => row.sha256))];
  return unknownHashes(tx, hashes);
}

/** Those of the hashes that no row has. */
export async function unknownHashes(db: Db | Tx, hashes: readonly string[]): Promise<readonly string[]> {
  if (hashes.length === 0) return [];
  const kept = await db.selectFrom('files').select('sha256').where('sha256', 'in', hashes).execute();
  const keptHashes = new Set(kept.map((row) => row.sha256));
  return hashes.filter((hash) => !keptHashes.has(hash));
}
