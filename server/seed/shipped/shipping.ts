/**
 * How content of a version reaches a database: what is missing is added, what nobody edited moves on, what somebody edited gets
 * the difference as a draft, what was put away stays so.
 */
import type { DraftQuestion } from '#contract/entities/draft.ts';
import { isSameJson, merge } from '#contract/merge/merge.ts';
import { questionOf, withQuestions } from '#contract/merge/questions.ts';
import type { Change } from '#server/routes/works/works-repository.ts';
import { json } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { ShippedContentTable } from '#server/storage/tables/shipped-content.ts';

interface Known<Data> {
  /** The id in this database. */
  readonly id: string;
  /** As it was shipped last. */
  readonly data: Data;
}

interface Edited<Data> {
  readonly data: Data;
  readonly questions: readonly DraftQuestion[];
}

/** One course, work or task that ships. */
export interface Shipped<Data> {
  readonly kind: ShippedContentTable['kind'];
  readonly shippedId: string;
  /** What ships; parts without ids of their own take those of the parts that they follow. */
  readonly contentAfter: (before: Data | undefined) => Data;
  /** The same thing in a database that an earlier version seeded, by its title, as it was seeded. */
  readonly former: (tx: Tx) => Promise<Known<Data> | undefined>;
  /** As it is published here; undefined: it was put away. */
  readonly published: (tx: Tx, id: string) => Promise<Data | undefined>;
  readonly insert: (tx: Tx, id: string, data: Data) => Promise<void>;
  readonly publish: (tx: Tx, id: string, data: Data) => Promise<void>;
  /** Changes its draft; that of what has none begins as it is published. */
  readonly edit: (tx: Tx, id: string, change: (draft: Edited<Data>) => Edited<Data>) => Promise<void>;
}

export interface Shipping {
  /** What was shipped before, by kind and id. */
  readonly remembered: ReadonlyMap<string, Known<unknown>>;
  /** Whoever made what is added. */
  readonly change: Change;
}

/** The id here of what was shipped before. */
export const idHere = (
  { remembered }: Shipping,
  row: Pick<ShippedContentTable, 'kind' | 'shippedId'>,
): string | undefined => remembered.get(nameOf(row))?.id;

const nameOf = ({ kind, shippedId }: Pick<ShippedContentTable, 'kind' | 'shippedId'>): string =>
  `${kind} ${shippedId}`;

export async function rememberedContent(tx: Tx): Promise<Shipping['remembered']> {
  const rows = await tx.selectFrom('shippedContent').selectAll().execute();
  return new Map(rows.map(({ id, data, ...row }) => [nameOf(row), { id, data }]));
}

async function remember(
  tx: Tx,
  { kind, shippedId }: Pick<ShippedContentTable, 'kind' | 'shippedId'>,
  { id, data }: Known<unknown>,
): Promise<void> {
  const stored = { id, data: json(data) };
  await tx
    .insertInto('shippedContent')
    .values({ kind, shippedId, ...stored })
    .onConflict((conflict) => conflict.columns(['kind', 'shippedId']).doUpdateSet(stored))
    .execute();
}

/** What both changed stays as people have it, and is asked. */
function differenceOn<Data>(base: Data, shipped: Data) {
  return (draft: Edited<Data>): Edited<Data> => {
    const { value, conflicts } = merge(base, draft.data, shipped);
    return { data: value, questions: withQuestions(draft.questions, conflicts.map(questionOf)) };
  };
}

async function known<Data>(
  tx: Tx,
  { remembered }: Shipping,
  shipped: Shipped<Data>,
): Promise<Known<Data> | undefined> {
  // Written by `remember` for a thing of this kind.
  const stored = remembered.get(nameOf(shipped)) as Known<Data> | undefined;
  if (stored !== undefined) return stored;
  const former = await shipped.former(tx);
  if (former !== undefined) await remember(tx, shipped, former);
  return former;
}

/** Brings what is here up to date; what was put away waits for its return. */
async function moveOn<Data>(
  tx: Tx,
  shipped: Shipped<Data>,
  { id, data: before }: Known<Data>,
  data: Data,
): Promise<void> {
  if (isSameJson(before, data)) return;
  const now = await shipped.published(tx, id);
  if (now === undefined) return;
  if (isSameJson(before, now)) await shipped.publish(tx, id, data);
  else await shipped.edit(tx, id, differenceOn(before, data));
  await remember(tx, shipped, { id, data });
}

/**
 * Adds what ships or brings it up to date.
 * @param mayAdd whether what is not here yet is added
 * @returns its id in this database; undefined if it is not here
 */
export async function ship<Data>(
  tx: Tx,
  shipping: Shipping,
  shipped: Shipped<Data>,
  mayAdd = true,
): Promise<string | undefined> {
  const before = await known(tx, shipping, shipped);
  const data = shipped.contentAfter(before?.data);
  if (before !== undefined) {
    await moveOn(tx, shipped, before, data);
    return before.id;
  }
  if (!mayAdd) return undefined;
  // Its own in each database: one that says what ships would tell a learner in CONTROL which case comes.
  const id = newId();
  await shipped.insert(tx, id, data);
  await remember(tx, shipped, { id, data });
  return id;
}
