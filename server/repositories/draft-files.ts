// Files that drafts name: whoever may edit what the draft is of may read them, and they stay as long as the draft does.
import type { DraftKind } from '#contract/entities/draft.ts';
import { fieldFault } from '#server/plugins/errors/api-fault.ts';
import type { Tx } from '#server/storage/schema.ts';
import { referToFiles, type FileReferrer } from './file-access.ts';

interface NamingDraft {
  readonly kind: DraftKind;
  readonly id: string;
}

/** Lets go of the files of a draft that was published, dropped or saved anew. */
export async function forgetDraftFiles(tx: Tx, { kind, id }: NamingDraft): Promise<void> {
  await tx.deleteFrom('draftFiles').where('kind', '=', kind).where('id', '=', id).execute();
}

/**
 * Stores which files a draft names.
 * @param already those that the thing named before; any other must be the person's own upload
 */
export async function nameDraftFiles(
  tx: Tx,
  draft: NamingDraft,
  { personId, now }: { readonly personId: string; readonly now: string },
  fileIds: readonly string[],
  already: readonly string[],
): Promise<void> {
  if (!(await referToFiles(tx, personId, fileIds, now, already)))
    throw fieldFault('data.filesId', 'NOT_FOUND');
  await forgetDraftFiles(tx, draft);
  if (fileIds.length === 0) return;
  const { kind, id } = draft;
  await tx
    .insertInto('draftFiles')
    .values(fileIds.map((fileId) => ({ kind, id, fileId })))
    .execute();
}

export const draftFileReferrer: FileReferrer = {
  name: 'draft',
  async mayRead(db, person, fileId) {
    const named = db.selectFrom('draftFiles').select('kind').where('fileId', '=', fileId);
    const kinds = (await named.execute()).map(({ kind }) => kind);
    const mayEdit = (kind: DraftKind): boolean =>
      person.privileges.has(kind === 'COURSE' ? 'COURSES_EDIT' : 'TASKS_EDIT');
    return kinds.some(mayEdit);
  },
  refersTo: (eb) =>
    eb.exists(
      eb.selectFrom('draftFiles').select('draftFiles.fileId').whereRef('draftFiles.fileId', '=', 'files.id'),
    ),
};
