// The list of drafts, the revisions of a work, and who has a draft open.
import type { ListedDraft } from '#contract/entities/draft.ts';
import { fullNameOf } from '#contract/full-name.ts';
import type { Page } from '#contract/page.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { pageOfRows, type PageRequest } from '#server/repositories/lists.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { pinnedTasks, type WorkFields } from '../works/works-repository.ts';
import { draftOf, type Fields } from './work-content.ts';

interface Maker {
  readonly surname: string | null;
  readonly name: string | null;
  readonly lastName: string | null;
}

function nameOf({ surname, name, lastName }: Maker): string | null {
  return surname === null ? null : fullNameOf({ surname, name: name ?? '', lastName: lastName ?? '' });
}

/** A page of the works with unpublished changes; those of works in the trash are not listed. */
export function pageOfDrafts(db: Db, request: PageRequest): Promise<Page<ListedDraft>> {
  const found = db
    .selectFrom('drafts')
    .leftJoin('works', 'works.id', 'drafts.id')
    .leftJoin('users', 'users.id', 'drafts.changedBy')
    .select(['drafts.id', 'drafts.data', 'drafts.baseRevision', 'drafts.changedAt'])
    .select(['users.surname', 'users.name', 'users.lastName'])
    .where('drafts.data', 'is not', null)
    .where('works.archivedAt', 'is', null);
  const toDrafts = (rows: Awaited<ReturnType<typeof found.execute>>): ListedDraft[] =>
    rows.flatMap(({ id, data, baseRevision, changedAt, ...maker }) =>
      data === null
        ? []
        : [{ id, title: data.title, isNew: baseRevision === 0, changedAt, changedBy: nameOf(maker) }],
    );
  return pageOfRows(found, request, { changedAt: 'drafts.changedAt' }, toDrafts, 'drafts.id');
}

/** A page of the revisions of a work that is in use; throws NOT_FOUND for any other. */
export async function pageOfRevisions(db: Db, workId: string, request: PageRequest) {
  const works = db.selectFrom('works').select('id').where('archivedAt', 'is', null);
  orNotFound(await works.where('id', '=', workId).executeTakeFirst());
  const found = db
    .selectFrom('workRevisions')
    .leftJoin('users', 'users.id', 'workRevisions.createdBy')
    .select(['workRevisions.revision', 'workRevisions.createdAt'])
    .select(['users.surname', 'users.name', 'users.lastName'])
    .where('workRevisions.workId', '=', workId);
  const column = 'workRevisions.revision';
  return pageOfRows(
    found,
    request,
    { revision: column },
    (rows) =>
      rows.map(({ revision, createdAt, ...maker }) => ({ revision, createdAt, createdBy: nameOf(maker) })),
    column,
  );
}

/** A work in use as one of its revisions had it, with the tasks as they were then; throws NOT_FOUND. */
export async function revisionOfWork(db: Db, workId: string, revision: number): Promise<Fields> {
  const row = orNotFound(
    await db
      .selectFrom('workRevisions')
      .innerJoin('works', 'works.id', 'workRevisions.workId')
      .select('workRevisions.data')
      .where('workRevisions.workId', '=', workId)
      .where('workRevisions.revision', '=', revision)
      .where('works.archivedAt', 'is', null)
      .executeTakeFirst(),
  );
  // Written by storeRevision.
  return draftOf(row.data as WorkFields, await pinnedTasks(db, workId, revision));
}

const KIND = 'WORK';
/** Whoever has said nothing for this long has closed the page. */
const PRESENT_MS = 30_000;

/** Notes that a person has a draft open; the names of the others who have. */
export async function meetAtDraft(tx: Tx, id: string, userId: string, now: string): Promise<string[]> {
  const since = new Date(Date.parse(now) - PRESENT_MS).toISOString();
  await tx.deleteFrom('draftPresence').where('seenAt', '<', since).execute();
  await tx
    .insertInto('draftPresence')
    .values({ kind: KIND, id, userId, seenAt: now })
    .onConflict((conflict) => conflict.columns(['kind', 'id', 'userId']).doUpdateSet({ seenAt: now }))
    .execute();
  const others = await tx
    .selectFrom('draftPresence')
    .innerJoin('users', 'users.id', 'draftPresence.userId')
    .select(['users.surname', 'users.name', 'users.lastName'])
    .where('draftPresence.kind', '=', KIND)
    .where('draftPresence.id', '=', id)
    .where('draftPresence.userId', '!=', userId)
    .orderBy('users.surnameKey')
    .execute();
  return others.map(fullNameOf);
}
