// Drafts of works: one for each work, shared by its authors, standing on the revision that is published.
import type { DraftQuestion, WorkDraft, WorkDraftState } from '#contract/entities/draft.ts';
import { fullNameOf } from '#contract/full-name.ts';
import { isSameJson, merge } from '#contract/merge/merge.ts';
import { questionOf, withQuestions } from '#contract/merge/questions.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { visibleGroupIds, type Caller } from '#server/repositories/people-visibility.ts';
import { json } from '#server/storage/columns.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { By } from '../works/rewrite-tasks.ts';
import { bankTasks } from '../tasks/bank-repository.ts';
import { isWorkId, publishedWork, type Published } from './work-content.ts';

const KIND = 'WORK';

function selectDraft(db: Db | Tx, id: string) {
  return db.selectFrom('drafts').selectAll().where('kind', '=', KIND).where('id', '=', id);
}

/** The stored draft of a work, held until the end of the transaction. */
function lockDraft(tx: Tx, id: string) {
  return selectDraft(tx, id).forUpdate().executeTakeFirst();
}

export type DraftRow = NonNullable<Awaited<ReturnType<typeof lockDraft>>>;

export interface CurrentDraft {
  readonly published: Published | undefined;
  readonly revision: number;
  readonly version: number;
  readonly isDraft: boolean;
  readonly data: WorkDraft;
  readonly questions: readonly DraftQuestion[];
  readonly row: DraftRow | undefined;
}

/** What was published beneath the draft since it was saved is merged into it; where both differ, the draft's stays and is asked. */
function onPublished(row: DraftRow, data: WorkDraft, published: Published | undefined) {
  if (published === undefined || row.base === null || row.baseRevision === published.row.revision)
    return { data, questions: row.questions };
  const { value, conflicts } = merge(row.base, data, published.content);
  return { data: value, questions: withQuestions(row.questions, conflicts.map(questionOf)) };
}

/** The draft on what is published now, or that without a draft; undefined if there is neither. */
async function currentDraft(
  db: Db | Tx,
  id: string,
  row: DraftRow | undefined,
): Promise<CurrentDraft | undefined> {
  const published = await publishedWork(db, id);
  if (published === undefined && (await isWorkId(db, id))) return undefined;
  const head = { published, revision: published?.row.revision ?? 0, version: row?.version ?? 0, row };
  if (row !== undefined && row.data !== null)
    return { ...head, isDraft: true, ...onPublished(row, row.data, published) };
  return published && { ...head, isDraft: false, data: published.content, questions: [] };
}

/** The draft of a work as it is now; throws NOT_FOUND. */
export async function findDraft(db: Db | Tx, id: string): Promise<CurrentDraft> {
  return orNotFound(await currentDraft(db, id, await selectDraft(db, id).executeTakeFirst()));
}

/** The same, held until the end of the transaction; undefined for an id that nothing has yet. */
export async function lockedDraft(tx: Tx, id: string): Promise<CurrentDraft | undefined> {
  const current = await currentDraft(tx, id, await lockDraft(tx, id));
  if (current === undefined && (await isWorkId(tx, id))) return orNotFound(undefined);
  return current;
}

async function groupsSeen(db: Db | Tx, caller: Caller) {
  return db
    .selectFrom('groups')
    .select(['id', 'name'])
    .where('id', 'in', visibleGroupIds(db, caller))
    .orderBy('nameKey')
    .execute();
}

async function nameOf(db: Db | Tx, userId: string | null): Promise<string | null> {
  const names = db.selectFrom('users').select(['surname', 'name', 'lastName']);
  const person = await names.where('id', '=', userId ?? '').executeTakeFirst();
  return person === undefined ? null : fullNameOf(person);
}

/** The draft as a person sees it: without the groups that they may not see. */
export async function stateOf(
  db: Db | Tx,
  caller: Caller,
  id: string,
  current: CurrentDraft,
): Promise<WorkDraftState> {
  const { row, published, revision, version, isDraft, data, questions } = current;
  const groups = await groupsSeen(db, caller);
  const seen = new Set(groups.map((group) => group.id));
  const asSeen = (draft: WorkDraft): WorkDraft => ({
    ...draft,
    groupIds: draft.groupIds.filter((groupId) => seen.has(groupId)),
  });
  return {
    id,
    revision,
    version,
    isDraft,
    data: asSeen(data),
    questions: [...questions],
    published: published === undefined ? null : asSeen(published.content),
    changedAt: isDraft ? (row?.changedAt ?? null) : null,
    changedBy: isDraft ? await nameOf(db, row?.changedBy ?? null) : null,
    tasks: await bankTasks(
      db,
      data.tasks.map((task) => task.id),
    ),
    groups: groups.filter((group) => data.groupIds.includes(group.id)),
  };
}

interface DraftInput {
  readonly data: WorkDraft;
  readonly questions: readonly DraftQuestion[];
}

/** Those that the caller has chosen, and those that they may not see. */
async function allGroups(
  tx: Tx,
  caller: Caller,
  current: CurrentDraft | undefined,
  chosen: readonly string[],
): Promise<string[]> {
  const seen = new Set((await groupsSeen(tx, caller)).map((group) => group.id));
  const unseen = (current?.data.groupIds ?? []).filter((groupId) => !seen.has(groupId));
  return [...new Set([...chosen, ...unseen])].toSorted();
}

interface Content {
  readonly data: WorkDraft;
  readonly base: WorkDraft | undefined;
}

/** @param content undefined for no draft */
function contentOf(content: Content | undefined) {
  if (content === undefined) return { data: null, base: null };
  const { data, base } = content;
  return { data: json(data), base: base === undefined ? null : json(base) };
}

/**
 * Stores a draft on what is published now; one that is the same as that is none.  Groups that the caller may not see stay as they
 * were.
 */
export async function storeDraft(
  tx: Tx,
  { person, now }: By,
  id: string,
  current: CurrentDraft | undefined,
  { data, questions }: DraftInput,
): Promise<void> {
  const whole = { ...data, groupIds: await allGroups(tx, person, current, data.groupIds) };
  const base = current?.published?.content;
  const isDraft = questions.length > 0 || !isSameJson(base, whole);
  const stored = {
    ...contentOf(isDraft ? { data: whole, base } : undefined),
    questions: json(questions),
    baseRevision: current?.revision ?? 0,
    version: (current?.version ?? 0) + 1,
    changedAt: now,
    changedBy: person.id,
  };
  await tx
    .insertInto('drafts')
    .values({ kind: KIND, id, ...stored })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(stored))
    .execute();
}

/** Empties a draft that was published or dropped; its version moves on, so that no older save follows. */
export async function clearDraft(tx: Tx, row: DraftRow): Promise<void> {
  await tx
    .updateTable('drafts')
    .set({ data: null, base: null, questions: json([]), version: row.version + 1 })
    .where('kind', '=', KIND)
    .where('id', '=', row.id)
    .execute();
}
