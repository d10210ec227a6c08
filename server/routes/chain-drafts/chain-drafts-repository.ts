// Chains as their authors have them: what is published, and its revisions.
import { chainInputSchema, type ChainDraft } from '#contract/entities/practice-tools.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { pageOfRows, type PageRequest } from '#server/repositories/lists.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { DraftSubject } from '../drafts/drafts-repository.ts';
import { lockItem } from '../practice-tools/practice-items-repository.ts';

function selectRevisions(db: Db | Tx, id: string) {
  return db
    .selectFrom('practiceItems')
    .innerJoin('practiceItemRevisions', (join) =>
      join
        .onRef('practiceItemRevisions.kind', '=', 'practiceItems.kind')
        .onRef('practiceItemRevisions.id', '=', 'practiceItems.id'),
    )
    .where('practiceItems.kind', '=', 'CHAIN')
    .where('practiceItems.id', '=', id)
    .where('practiceItems.archivedAt', 'is', null);
}

async function publishedChain(db: Db | Tx, id: string) {
  const row = await selectRevisions(db, id)
    .select(['practiceItemRevisions.revision', 'practiceItemRevisions.data'])
    .whereRef('practiceItemRevisions.revision', '=', 'practiceItems.revision')
    .executeTakeFirst();
  return row && { revision: row.revision, content: chainInputSchema.parse(row.data) };
}

/** Whether a chain with this id was ever published. */
async function isChainId(db: Db | Tx, id: string): Promise<boolean> {
  const found = db.selectFrom('practiceItems').select('id').where('kind', '=', 'CHAIN');
  const row = await found.where('id', '=', id).where('revision', '>', 0).executeTakeFirst();
  return row !== undefined;
}

export const CHAIN_SUBJECT: DraftSubject<ChainDraft> = {
  kind: 'CHAIN',
  published: publishedChain,
  lock: (tx, id) => lockItem(tx, 'CHAIN', id),
  isTaken: isChainId,
};

/** A chain in use as one of its revisions had it; throws NOT_FOUND. */
export async function revisionOfChain(db: Db, id: string, revision: number): Promise<ChainDraft> {
  const row = await selectRevisions(db, id)
    .select('practiceItemRevisions.data')
    .where('practiceItemRevisions.revision', '=', revision)
    .executeTakeFirst();
  return chainInputSchema.parse(orNotFound(row).data);
}

/** A page of the revisions of a chain in use; throws NOT_FOUND for any other. */
export async function pageOfChainRevisions(db: Db, id: string, request: PageRequest) {
  orNotFound(await publishedChain(db, id));
  const column = 'practiceItemRevisions.revision';
  const found = selectRevisions(db, id).select([
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
