// Actions, chains, cases and rooms alike: heads, revisions that never change, and what uses them.
import { sql } from 'kysely';
import type { PracticeSimulation } from '#contract/entities/practice-tools.ts';
import type { Page } from '#contract/page.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { byLiving } from './practice-uses-repository.ts';
import { contains, pageOfRows, type PageRequest } from '#server/repositories/lists.ts';
import { json, searchKey } from '#server/storage/columns.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { PracticeItemKind } from '#server/storage/tables/practice-tools.ts';

/** What the head of an item says of its data. */
export interface ItemContent {
  readonly simulation: PracticeSimulation;
  readonly code: string;
  readonly title: Trilingual;
  /** All else that a search finds it by. */
  readonly words: readonly string[];
  readonly tags: readonly string[];
  readonly stepCount: number;
  readonly gateCount: number;
  readonly data: unknown;
}

interface Made {
  readonly byName: string;
  readonly now: string;
}

const MAX_KEY = 200;

/** Tags stand between bars, so that no tag is found by a part of another. */
const tagPattern = (tag: string): string => `|${tag}|`;

function columnsOf({ simulation, code, title, words, tags, stepCount, gateCount }: ItemContent) {
  return {
    simulation,
    code,
    title: json(title),
    titleKey: searchKey(title.ru).slice(0, MAX_KEY),
    searchText: searchKey(title.ru, title.en, title.ch, code, ...words),
    tags: searchKey(tags.map(tagPattern).join('')),
    stepCount,
    gateCount,
  };
}

/** Heads of one kind with how many things use each. */
function heads(db: Db | Tx, kind: PracticeItemKind) {
  return db
    .selectFrom('practiceItems')
    .selectAll('practiceItems')
    .select((eb) =>
      eb
        .selectFrom('practiceUses')
        .whereRef('practiceUses.kind', '=', 'practiceItems.kind')
        .whereRef('practiceUses.id', '=', 'practiceItems.id')
        .where(byLiving())
        .select(sql<number>`count(*)`.as('count'))
        .as('useCount'),
    )
    .where('practiceItems.kind', '=', kind);
}

export type PracticeHead = Awaited<ReturnType<typeof findHeads>>[number];

function findHeads(db: Db | Tx, kind: PracticeItemKind, ids: readonly string[]) {
  return heads(db, kind).where('practiceItems.id', 'in', ids).execute();
}

/** The facts of an item that are the same for each kind. */
export function factsOf(head: PracticeHead) {
  const { id, revision, version, isBuiltIn, changedAt, changedByName, archivedAt } = head;
  const useCount = Number(head.useCount ?? 0);
  return { id, revision, version, isBuiltIn, changedAt, changedByName, archivedAt, useCount };
}

interface FoundItem {
  readonly head: PracticeHead;
  readonly data: unknown;
}

/** An item as it is published now, in use or archived. */
export async function findItem(
  db: Db | Tx,
  kind: PracticeItemKind,
  id: string,
): Promise<FoundItem | undefined> {
  const [head] = await findHeads(db, kind, [id]);
  if (head === undefined) return undefined;
  const [row] = await dataOf(db, kind, [head]);
  return { head, data: row?.data };
}

/** The data of the present revisions of some items. */
export async function dataOf(
  db: Db | Tx,
  kind: PracticeItemKind,
  items: readonly Pick<PracticeHead, 'id' | 'revision'>[],
): Promise<readonly { readonly id: string; readonly data: unknown }[]> {
  const revisions = new Map(items.map(({ id, revision }) => [id, revision]));
  const rows = await db
    .selectFrom('practiceItemRevisions')
    .select(['id', 'revision', 'data'])
    .where('kind', '=', kind)
    .where('id', 'in', [...revisions.keys()])
    .where('revision', 'in', [...new Set(revisions.values()), 0])
    .execute();
  return rows.filter(({ id, revision }) => revisions.get(id) === revision);
}

interface ItemsQuery extends PageRequest {
  readonly search?: string | undefined;
  readonly simulation?: PracticeSimulation | undefined;
  readonly used?: 'true' | 'false' | undefined;
  readonly archived: 'true' | 'false';
  /** true: none of which there is only a draft. */
  readonly published?: 'true' | undefined;
  readonly code?: string | undefined;
  /** Each such as `thing:gloves`. */
  readonly tags?: readonly string[];
}

const SORTS = {
  title: 'titleKey',
  code: 'code',
  changedAt: 'changedAt',
  stepCount: 'stepCount',
  useCount: 'useCount',
};

/** A page of heads. */
export function pageOfItems<T>(
  db: Db,
  kind: PracticeItemKind,
  query: ItemsQuery,
  toEntities: (found: PracticeHead[]) => T[] | Promise<T[]>,
): Promise<Page<T>> {
  const { search, simulation, used, archived, published, code, tags = [], ...request } = query;
  let found = heads(db, kind).where('archivedAt', archived === 'true' ? 'is not' : 'is', null);
  if (published === 'true') found = found.where('revision', '>', 0);
  if (simulation !== undefined) found = found.where('simulation', '=', simulation);
  if (code !== undefined) found = found.where('code', '=', code);
  if (search !== undefined) found = found.where((eb) => contains(eb, 'searchText', search));
  for (const tag of tags) found = found.where((eb) => contains(eb, 'tags', tagPattern(tag)));
  if (used !== undefined) {
    found = found.where((eb) => {
      const uses = eb.exists(
        eb
          .selectFrom('practiceUses')
          .whereRef('practiceUses.kind', '=', 'practiceItems.kind')
          .whereRef('practiceUses.id', '=', 'practiceItems.id')
          .where(byLiving())
          .select('practiceUses.id'),
      );
      return used === 'true' ? uses : eb.not(uses);
    });
  }
  return pageOfRows(found, request, SORTS, toEntities, 'practiceItems.id');
}

type LockedItem = Pick<PracticeHead, 'id' | 'revision' | 'version'>;

/** The heads of one kind, locked until the end of the transaction. */
export async function lockItems(tx: Tx, kind: PracticeItemKind): Promise<readonly LockedItem[]> {
  return tx
    .selectFrom('practiceItems')
    .select(['id', 'revision', 'version'])
    .where('kind', '=', kind)
    .forUpdate()
    .execute();
}

/** A head, locked until the end of the transaction. */
export async function lockItem(tx: Tx, kind: PracticeItemKind, id: string): Promise<LockedItem | undefined> {
  return tx
    .selectFrom('practiceItems')
    .select(['id', 'revision', 'version'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

async function addRevisions(
  tx: Tx,
  kind: PracticeItemKind,
  revisions: readonly { readonly id: string; readonly revision: number; readonly data: unknown }[],
  { byName, now }: Made,
): Promise<void> {
  if (revisions.length === 0) return;
  const rows = revisions.map(({ id, revision, data }) => ({ kind, id, revision, data: json(data) }));
  await tx
    .insertInto('practiceItemRevisions')
    .values(rows.map((row) => ({ ...row, createdAt: now, byName })))
    .execute();
}

interface FirstMade extends Made {
  readonly isBuiltIn?: boolean;
}

export interface NewItem {
  readonly id: string;
  readonly content: ItemContent;
  /** 0: there is only a draft of it yet. */
  readonly revision: number;
}

/** Adds items of one kind, each with its first revision. */
export async function insertItems(
  tx: Tx,
  kind: PracticeItemKind,
  items: readonly NewItem[],
  { byName, now, isBuiltIn = false }: FirstMade,
): Promise<void> {
  if (items.length === 0) return;
  const made = { version: 1, dateCreating: now, changedAt: now, changedByName: byName };
  await tx
    .insertInto('practiceItems')
    .values(
      items.map(({ id, revision, content }) => ({
        kind,
        id,
        ...columnsOf(content),
        ...made,
        revision,
        isBuiltIn,
        archivedAt: null,
      })),
    )
    .execute();
  const published = items.filter(({ revision }) => revision > 0);
  const revisions = published.map(({ id, revision, content: { data } }) => ({ id, revision, data }));
  await addRevisions(tx, kind, revisions, { byName, now });
}

/** Adds an item with its first revision. */
export async function insertItem(
  tx: Tx,
  kind: PracticeItemKind,
  id: string,
  content: ItemContent,
  { revision = 1, ...made }: FirstMade & { readonly revision?: number },
): Promise<void> {
  await insertItems(tx, kind, [{ id, content, revision }], made);
}

/** What the list says of an item that was never published. */
export async function describeItem(
  tx: Tx,
  kind: PracticeItemKind,
  id: string,
  content: ItemContent,
  { byName, now }: Made,
): Promise<void> {
  await tx
    .updateTable('practiceItems')
    .set({ ...columnsOf(content), changedAt: now, changedByName: byName })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
}

/** Forgets an item of which there is only a draft. */
export async function forgetUnpublished(tx: Tx, kind: PracticeItemKind, id: string): Promise<void> {
  await tx
    .deleteFrom('practiceItems')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('revision', '=', 0)
    .execute();
}

/** Publishes a further revision of an item; returns its number. */
export async function storeItem(
  tx: Tx,
  kind: PracticeItemKind,
  { id, revision, version }: LockedItem,
  content: ItemContent,
  { byName, now }: Made,
): Promise<number> {
  const next = revision + 1;
  await tx
    .updateTable('practiceItems')
    .set({
      ...columnsOf(content),
      revision: next,
      version: version + 1,
      changedAt: now,
      changedByName: byName,
    })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
  await addRevisions(tx, kind, [{ id, revision: next, data: content.data }], { byName, now });
  return next;
}

/** Archives an item, or brings it back (null). */
export async function setItemArchived(
  tx: Tx,
  kind: PracticeItemKind,
  { id, version }: Pick<PracticeHead, 'id' | 'version'>,
  archivedAt: string | null,
): Promise<void> {
  await tx
    .updateTable('practiceItems')
    .set({ archivedAt, version: version + 1 })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
}

/** Titles of chains, by their order in the list. */
export async function chainTitles(db: Db | Tx, ids: readonly string[]) {
  const found = await findHeads(db, 'CHAIN', ids);
  return found
    .toSorted((a, b) => a.titleKey.localeCompare(b.titleKey))
    .map(({ id, title }) => ({ id, title }));
}

/** Which of these actions exist with these revisions. */
export async function knownActionRevisions(
  db: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('practiceItemRevisions')
    .select(['id', 'revision'])
    .where('kind', '=', 'ACTION')
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Set(rows.map(({ id, revision }) => `${id} ${revision}`));
}
