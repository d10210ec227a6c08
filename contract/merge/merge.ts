/**
 * Three-way merge of what two authors made of one content: by field, each language of a text a field of its own, plain or rich, a
 * list its order and its entries by id. What only one changed is taken; what both changed differently is asked. Pure: browser
 * and server merge alike.
 */
import { LANGUAGES } from '../languages.ts';
import { plainText } from '../rich-text/plain-text.ts';
import { isRichDoc, richDocOf } from '../rich-text/nodes.ts';
import { idsOf, mergeOrder } from './merge-lists.ts';

/** A field that both changed, and not alike. An absent value was deleted, or not there yet. */
export interface MergeConflict {
  /** Names of fields and ids of list entries, from the whole down; the order of a list is its last part `order`. */
  readonly path: readonly string[];
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

interface Merged<T> {
  /** With my value where there is a conflict; an entry that one deleted and the other changed stays. */
  readonly value: T;
  readonly conflicts: readonly MergeConflict[];
}

/** The part of a path that stands for the order of a list. */
export const ORDER = 'order';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Loops, because a draft of hundreds of tasks is compared with each letter. */
function areSameFields(one: Fields, other: Fields): boolean {
  for (const key of Object.keys(one)) if (!isSameJson(one[key], other[key])) return false;
  for (const key of Object.keys(other))
    if (other[key] !== undefined && !Object.hasOwn(one, key)) return false;
  return true;
}

/** Whether two values are the same JSON; the order of fields says nothing, and an absent field is undefined. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, at) => isSameJson(entry, other[at]));
  return isFields(one) && isFields(other) && areSameFields(one, other);
}

interface Three {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

type Found = Merged<unknown>;

const settled = (value: unknown): Found => ({ value, conflicts: [] });

function mergeFields(base: Fields, mine: Fields, theirs: Fields, path: readonly string[]): Found {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const parts = names.map((name) => {
    const three = { base: base[name], mine: mine[name], theirs: theirs[name] };
    return [name, mergeAny(three, [...path, name])] as const;
  });
  const present = parts.filter(([, { value }]) => value !== undefined);
  const merged = {
    value: Object.fromEntries(present.map(([name, { value }]) => [name, value])),
    conflicts: parts.flatMap(([, { conflicts }]) => conflicts),
  };
  return 'rich' in merged.value ? mergedTexts(merged, path) : merged;
}

const isAt = (
  path: readonly string[],
  ...last: readonly string[]
): ((conflict: MergeConflict) => boolean) => {
  const place = JSON.stringify([...path, ...last]);
  return (conflict) => JSON.stringify(conflict.path) === place;
};

/** A rich text produces the plain one of its language, so a language is asked about once: as the other has it. */
function mergedTexts({ value, conflicts }: Merged<Fields>, path: readonly string[]): Found {
  const texts = LANGUAGES.flatMap((language) => {
    const doc = richDocOf(value, language);
    return doc === undefined ? [] : [[language, plainText(doc)] as const];
  });
  const isAskedTwice = (asked: MergeConflict): boolean =>
    LANGUAGES.some((language) => {
      const rich = conflicts.find(isAt(path, 'rich', language));
      const isRich = rich === undefined ? richDocOf(value, language) !== undefined : isRichDoc(rich.theirs);
      return isRich ? isAt(path, language)(asked) : isAt(path, 'rich', language)(asked);
    });
  return {
    value: { ...value, ...Object.fromEntries(texts) },
    // A language that is plain now was not deleted: the rich text stands against nothing.
    conflicts: conflicts
      .filter((asked) => !isAskedTwice(asked))
      .map((asked) =>
        isRichDoc(asked.theirs) && asked.mine === undefined ? { ...asked, base: undefined } : asked,
      ),
  };
}

const byId = (list: readonly unknown[], ids: readonly string[]): ReadonlyMap<string, unknown> =>
  new Map(ids.map((id, at) => [id, list[at]]));

/** An entry that one deleted and the other changed stays, and is asked about. */
function mergeEntry(three: Three, path: readonly string[]): Found {
  const { base, mine, theirs } = three;
  const isDeletedByOne = (mine === undefined) !== (theirs === undefined);
  if (base === undefined || !isDeletedByOne) return mergeAny(three, path);
  const left = mine ?? theirs;
  if (isSameJson(base, left)) return settled(undefined);
  return { value: left, conflicts: [{ path, ...three }] };
}

interface IdentifiedLists {
  readonly ids: Readonly<Record<keyof Three, readonly string[]>>;
  readonly entries: Readonly<Record<keyof Three, ReadonlyMap<string, unknown>>>;
}

/** undefined if the entries of a list cannot be told apart. */
function identified(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]) {
  const [baseIds, mineIds, theirIds] = [idsOf(base), idsOf(mine), idsOf(theirs)];
  if (baseIds === undefined || mineIds === undefined || theirIds === undefined) return undefined;
  return {
    ids: { base: baseIds, mine: mineIds, theirs: theirIds },
    entries: { base: byId(base, baseIds), mine: byId(mine, mineIds), theirs: byId(theirs, theirIds) },
  } satisfies IdentifiedLists;
}

function mergeLists({ ids, entries }: IdentifiedLists, path: readonly string[]): Found {
  const all = [...new Set([...ids.mine, ...ids.theirs])];
  const merged = new Map(
    all.map((id) => {
      const three = {
        base: entries.base.get(id),
        mine: entries.mine.get(id),
        theirs: entries.theirs.get(id),
      };
      return [id, mergeEntry(three, [...path, id])];
    }),
  );
  const kept = new Set(all.filter((id) => merged.get(id)?.value !== undefined));
  const order = mergeOrder(ids.base, ids.mine, ids.theirs, kept);
  const asked = { path: [...path, ORDER], base: ids.base, mine: ids.mine, theirs: ids.theirs };
  return {
    value: order.ids.map((id) => merged.get(id)?.value),
    conflicts: [
      ...[...merged.values()].flatMap(({ conflicts }) => conflicts),
      ...(order.isAsked ? [asked] : []),
    ],
  };
}

/** What neither of us can have written over the other's: alike, or changed by one alone. */
function unopposed({ base, mine, theirs }: Three): Found | undefined {
  if (isSameJson(mine, theirs) || isSameJson(base, theirs)) return settled(mine);
  return isSameJson(base, mine) ? settled(theirs) : undefined;
}

function mergeInside({ base, mine, theirs }: Three, path: readonly string[]): Found | undefined {
  if (isRichDoc(mine) || isRichDoc(theirs)) return undefined;
  if (isFields(mine) && isFields(theirs)) return mergeFields(isFields(base) ? base : {}, mine, theirs, path);
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return undefined;
  const lists = identified(Array.isArray(base) ? base : [], mine, theirs);
  return lists && mergeLists(lists, path);
}

function mergeAny(three: Three, path: readonly string[]): Found {
  const merged = unopposed(three) ?? mergeInside(three, path);
  return merged ?? { value: three.mine, conflicts: [{ path, ...three }] };
}

/**
 * @param base what both started from
 * @param mine what I made of it
 * @param theirs what the other made of it
 * @returns both together, and every field on which they differ
 */
export function merge<T>(base: T, mine: T, theirs: T): Merged<T> {
  const { value, conflicts } = mergeAny({ base, mine, theirs }, []);
  // The parts of the value come from the three, whose type it has.
  return { value: value as T, conflicts };
}
