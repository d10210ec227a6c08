// Merges the order of a list that two people changed: entries are told apart by their ids.

/** The ids of a list's entries: strings themselves, or objects with an `id`; undefined if they have none or share one. */
export function idsOf(list: readonly unknown[]): readonly string[] | undefined {
  const ids = list.flatMap((entry) => idOf(entry) ?? []);
  return ids.length === list.length && new Set(ids).size === ids.length ? ids : undefined;
}

function idOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry;
  if (typeof entry !== 'object' || entry === null || !('id' in entry)) return undefined;
  return typeof entry.id === 'string' ? entry.id : undefined;
}

/** The ids of `list` that are in `among`, in the order of `list`. */
const within = (list: readonly string[], among: ReadonlySet<string>): readonly string[] =>
  list.filter((id) => among.has(id));

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/** Puts each id of `from` that `into` lacks after the one that it follows in `from`. */
function withAdded(into: readonly string[], from: readonly string[]): readonly string[] {
  const merged = [...into];
  for (const [at, id] of from.entries()) {
    if (merged.includes(id)) continue;
    const before = from.slice(0, at).findLast((earlier) => merged.includes(earlier));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id);
  }
  return merged;
}

interface MergedOrder {
  readonly ids: readonly string[];
  /** Both moved entries, and not alike: `ids` has the order of mine. */
  readonly isAsked: boolean;
}

/** @param kept the ids that are in the merged list, in any order */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  kept: ReadonlySet<string>,
): MergedOrder {
  const inAll = new Set(base.filter((id) => mine.includes(id) && theirs.includes(id) && kept.has(id)));
  const [was, ours, other] = [within(base, inAll), within(mine, inAll), within(theirs, inAll)];
  const follows = isSame(was, ours) ? theirs : mine;
  const adds = follows === theirs ? mine : theirs;
  return {
    ids: withAdded(within(follows, kept), within(adds, kept)),
    isAsked: !isSame(was, ours) && !isSame(was, other) && !isSame(ours, other),
  };
}
