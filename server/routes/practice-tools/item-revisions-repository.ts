// Actions, chains, profiles and rules of the bay as their authors have them: what is published, and its revisions.
import type { z } from 'zod';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { pageOfRows, type PageRequest } from '#server/repositories/lists.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { DraftSubject } from '../drafts/drafts-repository.ts';
import { lockItem } from './practice-items-repository.ts';

export type DraftedKind = 'ACTION' | 'CHAIN' | 'PROFILE' | 'BAY';

function selectRevisions(db: Db | Tx, kind: DraftedKind, id: string) {
  return db
    .selectFrom('practiceItems')
    .innerJoin('practiceItemRevisions', (join) =>
      join
        .onRef('practiceItemRevisions.kind', '=', 'practiceItems.kind')
        .onRef('practiceItemRevisions.id', '=', 'practiceItems.id'),
    )
    .where('practiceItems.kind', '=', kind)
    .where('practiceItems.id', '=', id)
    .where('practiceItems.archivedAt', 'is', null);
}

/** The data of what is published and in use. */
async function publishedRow(db: Db | Tx, kind: DraftedKind, id: string) {
  return selectRevisions(db, kind, id)
    .select(['practiceItemRevisions.revision', 'practiceItemRevisions.data'])
    .whereRef('practiceItemRevisions.revision', '=', 'practiceItems.revision')
    .executeTakeFirst();
}

/** Whether an item with this id was ever published. */
async function isPublishedId(db: Db | Tx, kind: DraftedKind, id: string): Promise<boolean> {
  const found = db.selectFrom('practiceItems').select('id').where('kind', '=', kind);
  const row = await found.where('id', '=', id).where('revision', '>', 0).executeTakeFirst();
  return row !== undefined;
}

/** A kind of item as a thing that has drafts. */
export function itemSubject<Data>(kind: DraftedKind, input: z.ZodType<Data>): DraftSubject<Data> {
  return {
    kind,
    published: async (db, id) => {
      const row = await publishedRow(db, kind, id);
      return row && { revision: row.revision, content: input.parse(row.data) };
    },
    lock: (tx, id) => lockItem(tx, kind, id),
    isTaken: (db, id) => isPublishedId(db, kind, id),
  };
}

/** The data of an item in use as one of its revisions had it; throws NOT_FOUND. */
export async function revisionOfItem(
  db: Db,
  kind: DraftedKind,
  id: string,
  revision: number,
): Promise<unknown> {
  const row = await selectRevisions(db, kind, id)
    .select('practiceItemRevisions.data')
    .where('practiceItemRevisions.revision', '=', revision)
    .executeTakeFirst();
  return orNotFound(row).data;
}

/** A page of the revisions of an item in use; throws NOT_FOUND for any other. */
export async function pageOfItemRevisions(db: Db, kind: DraftedKind, id: string, request: PageRequest) {
  orNotFound(await publishedRow(db, kind, id));
  const column = 'practiceItemRevisions.revision';
  const found = selectRevisions(db, kind, id).select([
    'practiceItemRevisions.revision',
    'practiceItemRevisions.createdAt',
    'practiceItemRevisions.byName',
  ]);
  return pageOfRows(
    found,
    request,
    { revision: column },
    (rows) => rows.map(({ byName, ...row }) => ({ ...row, createdBy: byName === '' ? null : byName })),
    column,
  );
}
