// Drafts of whatever authors make: one for each thing, shared by its authors, standing on the revision that is published.
import type { DraftKind, DraftQuestion } from '#contract/entities/draft.ts';
import { fullNameOf } from '#contract/full-name.ts';
import { isSameJson, merge } from '#contract/merge/merge.ts';
import { questionOf, withQuestions } from '#contract/merge/questions.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { forgetDraftFiles } from '#server/repositories/draft-files.ts';
import { json } from '#server/storage/columns.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { Change } from '../works/works-repository.ts';

export interface PublishedContent<Data> {
  readonly revision: number;
  readonly content: Data;
}

/** A kind of thing that has drafts. */
export interface DraftSubject<Data, Published extends PublishedContent<Data> = PublishedContent<Data>> {
  readonly kind: DraftKind;
  /** The thing as it is published and in use. */
  readonly published: (db: Db | Tx, id: string) => Promise<Published | undefined>;
  /** Holds the thing itself, and what publishing the draft changes beside it, until the end of the transaction. */
  readonly lock: (tx: Tx, id: string, draft: Data | undefined) => Promise<unknown>;
  /** Whether a thing has this id, in use or put away. */
  readonly isTaken: (db: Db | Tx, id: string) => Promise<boolean>;
}

function selectDrafts(db: Db | Tx, kind: DraftKind, ids: readonly string[]) {
  return db.selectFrom('drafts').selectAll().where('kind', '=', kind).where('id', 'in', ids);
}

type DraftRow = Awaited<ReturnType<ReturnType<typeof selectDrafts>['execute']>>[number];

export interface CurrentDraft<Data, Published = PublishedContent<Data>> {
  readonly published: Published | undefined;
  readonly revision: number;
  readonly version: number;
  readonly isDraft: boolean;
  readonly data: Data;
  readonly questions: readonly DraftQuestion[];
  readonly row: DraftRow | undefined;
}

/** What was published beneath the draft since it was saved is merged into it; where both differ, the draft's stays and is asked. */
function onPublished<Data>(row: DraftRow, published: PublishedContent<Data> | undefined) {
  // Written by `storeDraft` for a thing of this kind.
  const [data, base] = [row.data as Data, row.base as Data | null];
  if (published === undefined || base === null || row.baseRevision === published.revision)
    return { data, questions: row.questions };
  const { value, conflicts } = merge(base, data, published.content);
  return { data: value, questions: withQuestions(row.questions, conflicts.map(questionOf)) };
}

/** The draft on what is published now, or that without a draft; undefined if there is neither. */
async function currentDraft<Data, Published extends PublishedContent<Data>>(
  db: Db | Tx,
  subject: DraftSubject<Data, Published>,
  id: string,
  row: DraftRow | undefined,
): Promise<CurrentDraft<Data, Published> | undefined> {
  const published = await subject.published(db, id);
  if (published === undefined && (await subject.isTaken(db, id))) return undefined;
  const head = { published, revision: published?.revision ?? 0, version: row?.version ?? 0, row };
  if (row !== undefined && row.data !== null)
    return { ...head, isDraft: true, ...onPublished<Data>(row, published) };
  return published && { ...head, isDraft: false, data: published.content, questions: [] };
}

/** The draft of a thing as it is now; throws NOT_FOUND. */
export async function findDraft<Data, Published extends PublishedContent<Data>>(
  db: Db | Tx,
  subject: DraftSubject<Data, Published>,
  id: string,
): Promise<CurrentDraft<Data, Published>> {
  const row = await selectDrafts(db, subject.kind, [id]).executeTakeFirst();
  return orNotFound(await currentDraft(db, subject, id, row));
}

/** The same, held until the end of the transaction; undefined for an id that nothing has yet. `told` says that it is gone. */
export async function lockedDraft<Data, Published extends PublishedContent<Data>>(
  tx: Tx,
  subject: DraftSubject<Data, Published>,
  id: string,
  told: 'NOT_FOUND' | 'DRAFT_GONE' = 'NOT_FOUND',
): Promise<CurrentDraft<Data, Published> | undefined> {
  const row = await selectDrafts(tx, subject.kind, [id]).forUpdate().executeTakeFirst();
  const current = await currentDraft(tx, subject, id, row);
  if (current === undefined && (await subject.isTaken(tx, id)))
    throw new ApiFault('NOT_FOUND', { message: told });
  return current;
}

/** The draft with the thing that it changes, both held: nothing is published beneath it meanwhile. Throws NOT_FOUND. */
export async function draftToPublish<Data, Published extends PublishedContent<Data>>(
  tx: Tx,
  subject: DraftSubject<Data, Published>,
  id: string,
): Promise<CurrentDraft<Data, Published>> {
  const drafted = await selectDrafts(tx, subject.kind, [id]).executeTakeFirst();
  // Written by `storeDraft` for a thing of this kind.
  await subject.lock(tx, id, (drafted?.data ?? undefined) as Data | undefined);
  return orNotFound(await lockedDraft(tx, subject, id));
}

/** Those of the things that have a draft. */
export async function idsWithDraft(
  db: Db | Tx,
  kind: DraftKind,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('drafts')
    .select('id')
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .where('data', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** What the drafts of some things hold, by the ids of those that have one. */
export async function draftDataOf(
  db: Db | Tx,
  kind: DraftKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const rows = await selectDrafts(db, kind, [...ids, ''])
    .where('data', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, data }) => [id, data]));
}

/** Those of the things that have a draft, with it. */
export async function draftsOf<Data, Published extends PublishedContent<Data>>(
  db: Db | Tx,
  subject: DraftSubject<Data, Published>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CurrentDraft<Data, Published>>> {
  const rows = await selectDrafts(db, subject.kind, [...ids, ''])
    .where('data', 'is not', null)
    .execute();
  const drafts = new Map<string, CurrentDraft<Data, Published>>();
  for (const row of rows) {
    const current = await currentDraft(db, subject, row.id, row);
    if (current !== undefined) drafts.set(row.id, current);
  }
  return drafts;
}

async function nameOf(db: Db | Tx, userId: string | null): Promise<string | null> {
  const names = db.selectFrom('users').select(['surname', 'name', 'lastName']);
  const person = await names.where('id', '=', userId ?? '').executeTakeFirst();
  return person === undefined ? null : fullNameOf(person);
}

/** What every draft tells of itself, whatever it is a draft of. */
export async function headOf(
  db: Db | Tx,
  readerId: string,
  id: string,
  current: CurrentDraft<unknown, unknown>,
) {
  const { row, revision, version, isDraft, questions } = current;
  return {
    id,
    revision,
    version,
    isDraft,
    questions: [...questions],
    changedAt: isDraft ? (row?.changedAt ?? null) : null,
    changedBy: isDraft ? await nameOf(db, row?.changedBy ?? null) : null,
    isOwnChange: isDraft && row?.changedBy === readerId,
  };
}

interface DraftInput<Data> {
  readonly data: Data;
  readonly questions: readonly DraftQuestion[];
}

function contentOf({ data, base }: { readonly data?: unknown; readonly base?: unknown }) {
  return {
    data: data === undefined ? null : json(data),
    base: base === undefined ? null : json(base),
  };
}

/** Stores a draft on what is published now; one that is the same as that is none. */
export async function storeDraft<Data>(
  tx: Tx,
  { by, now }: Change,
  { kind, id }: { readonly kind: DraftKind; readonly id: string },
  current: CurrentDraft<Data> | undefined,
  { data, questions }: DraftInput<Data>,
): Promise<void> {
  const base = current?.published?.content;
  const isDraft = questions.length > 0 || !isSameJson(base, data);
  const stored = {
    ...contentOf(isDraft ? { data, base } : {}),
    questions: json(questions),
    baseRevision: current?.revision ?? 0,
    version: (current?.version ?? 0) + 1,
    changedAt: now,
    changedBy: by,
  };
  await tx
    .insertInto('drafts')
    .values({ kind, id, ...stored })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(stored))
    .execute();
}

/** Empties a draft that was published or dropped; its version moves on, so that no older save follows. */
export async function clearDraft(
  tx: Tx,
  { kind, id, version }: Pick<DraftRow, 'kind' | 'id' | 'version'>,
): Promise<void> {
  await tx
    .updateTable('drafts')
    .set({ data: null, base: null, questions: json([]), version: version + 1 })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
  await forgetDraftFiles(tx, { kind, id });
  if (kind === 'TASK') await tx.deleteFrom('draftTopics').where('taskId', '=', id).execute();
}
