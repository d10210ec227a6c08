// Who may read a file: its uploader until something refers to it, then whoever may see what refers to it.
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Person } from '#server/plugins/calls/call-context.ts';
import type { Db, Schema, Tx } from '#server/storage/schema.ts';

/** A kind of thing that refers to files. */
export interface FileReferrer {
  readonly name: string;
  /** Whether the person may see a thing of this kind that refers to the file. */
  readonly mayRead: (db: Db, person: Person, fileId: string) => Promise<boolean>;
  /** The condition on `files` that a thing of this kind refers to the file. */
  readonly refersTo: (eb: ExpressionBuilder<Schema, 'files'>) => Expression<SqlBool>;
}

/** Whether the person may read the file. Checked at each call, since access can change. */
export async function mayReadFile(
  db: Db,
  person: Person,
  file: { readonly id: string; readonly uploadedBy: string | null; readonly referredAt: string | null },
  referrers: readonly FileReferrer[],
): Promise<boolean> {
  if (file.referredAt === null) return file.uploadedBy === person.id;
  for (const referrer of referrers) {
    if (await referrer.mayRead(db, person, file.id)) return true;
  }
  return false;
}

/** Marks a file that ships as referred to, within the write that stores the reference. */
export async function referToShipped(tx: Tx, fileId: string, now: string): Promise<void> {
  await tx
    .updateTable('files')
    .set({ referredAt: now })
    .where('id', '=', fileId)
    .where('referredAt', 'is', null)
    .execute();
}

/**
 * Marks files as referred to, within the write that stores the reference. Returns false, and the caller
 * refuses, if one does not exist, or is neither the person's own upload nor in `already` (what the changed
 * thing referred to before).
 */
export async function referToFiles(
  tx: Tx,
  personId: string,
  fileIds: readonly string[],
  now: string,
  already: readonly string[] = [],
): Promise<boolean> {
  const wanted = [...new Set(fileIds)].filter((id) => !already.includes(id));
  if (wanted.length === 0) return true;
  const own = await tx
    .selectFrom('files')
    .select('id')
    .where('id', 'in', wanted)
    .where('uploadedBy', '=', personId)
    .execute();
  if (own.length !== wanted.length) return false;
  const result = await tx
    .updateTable('files')
    .set({ referredAt: now })
    .where('id', 'in', wanted)
    .executeTakeFirst();
  // Fewer rows if a file was cleaned up in the meantime.
  return result.numUpdatedRows === BigInt(wanted.length);
}
