// How a person likes to see a list. Which columns not: of this device alone. Filters with an order under a name: the server keeps them;
// the device has what it said last and what it was not told yet, so that they are there without the network.
import { z } from 'zod';
import type { KeptView, ViewChange } from '#contract/calls/kept-views.ts';
import { KEPT_LISTS, MAX_VIEW_SEARCH, type KeptList } from '#contract/kept-lists.ts';
import { readStored, writeStored } from '#src/lib/device/local-storage.ts';
import { signedInUserId } from '#src/lib/kept/signed-in-user.ts';

const looksSchema = z.record(
  z.string(),
  z.object({
    hidden: z.array(z.string()),
    /** From before the server kept them. */
    views: z.array(z.object({ name: z.string(), search: z.string() })).default([]),
  }),
);

const viewSchema = z.object({ list: z.enum(KEPT_LISTS), name: z.string(), search: z.string() });
const viewsSchema = z.record(
  z.string(),
  z.object({
    kept: z.array(viewSchema),
    unsent: z.array(viewSchema.extend({ search: z.string().nullable() })),
  }),
);

interface OwnViews {
  /** What the server said last. */
  readonly kept: readonly KeptView[];
  readonly unsent: readonly ViewChange[];
}

function readAll<All>(key: 'list-looks' | 'list-views', schema: z.ZodType<All>): All | undefined {
  try {
    return schema.parse(JSON.parse(readStored(key) ?? ''));
  } catch {
    // Nothing yet, written by hand, or by another version: a list looks as usual then.
    return undefined;
  }
}

const lookKey = (table: string): string => `${signedInUserId() ?? ''} ${table}`;
const readLooks = () => readAll('list-looks', looksSchema) ?? {};
const readViews = () => readAll('list-views', viewsSchema) ?? {};

/** @param table the address and the columns of the list */
export function hiddenColumns(table: string): readonly string[] {
  return readLooks()[lookKey(table)]?.hidden ?? [];
}

export function hideColumns(table: string, hidden: readonly string[]): void {
  const looks = readLooks();
  const views = looks[lookKey(table)]?.views ?? [];
  writeStored('list-looks', JSON.stringify({ ...looks, [lookKey(table)]: { hidden, views } }));
}

/** The views of the signed-in person, as this device knows them. */
export function ownViews(): OwnViews {
  return readViews()[signedInUserId() ?? ''] ?? { kept: [], unsent: [] };
}

const listeners = new Set<() => void>();

/** Reads anew: another tab may have written meanwhile. */
function changeOwnViews(change: (views: OwnViews) => OwnViews): void {
  const own = { [signedInUserId() ?? '']: change(ownViews()) };
  writeStored('list-views', JSON.stringify({ ...readViews(), ...own }));
  listeners.forEach((listener) => listener());
}

/** Called too when another tab has changed them. */
export function onViewsChange(listener: () => void): () => void {
  const ofOtherTab = ({ key }: StorageEvent): void => {
    if (key === 'list-views') listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', ofOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', ofOtherTab);
  };
}

const isSame = (one: ViewChange, other: ViewChange): boolean =>
  one.list === other.list && one.name === other.name;

/** What the views are with the changes that the server does not know yet, by name. */
export function knownViews({ kept, unsent }: OwnViews): readonly KeptView[] {
  const stay = kept.filter((view) => !unsent.some((change) => isSame(change, view)));
  const added = unsent.flatMap(({ search, ...view }) => (search === null ? [] : [{ ...view, search }]));
  return [...stay, ...added].toSorted((one, other) => one.name.localeCompare(other.name));
}

/** A change replaces what was to be sent of the same view. */
export function changeViews(changes: readonly ViewChange[]): void {
  changeOwnViews(({ kept, unsent }) => ({
    kept,
    unsent: [...unsent.filter((old) => !changes.some((change) => isSame(change, old))), ...changes],
  }));
}

/** The server took the changes, or will never. @param kept what it said */
export function noteSent(sent: readonly ViewChange[], kept = ownViews().kept): void {
  const isSent = (change: ViewChange): boolean =>
    sent.some((one) => isSame(one, change) && one.search === change.search);
  changeOwnViews(({ unsent }) => ({ kept, unsent: unsent.filter((change) => !isSent(change)) }));
}

/** The views of a list that stand on this device alone become the person's, once. */
export function bringOver(table: string, list: KeptList): void {
  const looks = readLooks();
  const { hidden = [], views = [] } = looks[lookKey(table)] ?? {};
  if (views.length === 0) return;
  changeViews(
    views.filter(({ search }) => search.length <= MAX_VIEW_SEARCH).map((view) => ({ list, ...view })),
  );
  writeStored('list-looks', JSON.stringify({ ...looks, [lookKey(table)]: { hidden, views: [] } }));
}

/** What names the row and what acts on it always stands. */
export function shownColumns<One extends { readonly key: string }>(
  columns: readonly One[],
  hidden: readonly string[],
): readonly One[] {
  return columns.filter(({ key }) => !hidden.includes(key));
}
