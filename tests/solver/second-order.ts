// Another right order of a way: each deed as late as key and machine let it be, with the same end.
import { isDeed, type ScriptRow } from '#machines/kit/induction/deeds.ts';

/** How many deeds move together. */
const BLOCKS = [1, 2, 3, 4];

interface Bounds {
  /** The key puts the first before the second. */
  readonly isBound: (first: string, then: string) => boolean;
  /** It plays, and is right. */
  readonly isRight: (script: readonly ScriptRow[]) => boolean;
}

/** The script with a block from `at` on moved behind the row `to`; undefined where key or pauses forbid it. */
function moved(
  script: readonly ScriptRow[],
  block: readonly [at: number, size: number],
  to: number,
  { isBound }: Bounds,
) {
  const [at, size] = block;
  const own = script.slice(at, at + size);
  const past = script.slice(at + size, to + 1);
  if (past.length === 0 || ![...own, ...past].every(isDeed)) return undefined;
  if (own.some(({ name }) => past.some((row) => isBound(name ?? '', row.name ?? '')))) return undefined;
  return [...script.slice(0, at), ...past, ...own, ...script.slice(to + 1)];
}

function asLateAsMayBe(script: readonly ScriptRow[], name: string, bounds: Bounds): readonly ScriptRow[] {
  const at = script.findIndex((row) => row.name === name);
  for (let to = script.length - 1; to > at; to--)
    for (const size of BLOCKS) {
      const next = moved(script, [at, size], to, bounds);
      if (next !== undefined && bounds.isRight(next)) return next;
    }
  return script;
}

export function secondOrder(script: readonly ScriptRow[], bounds: Bounds): readonly ScriptRow[] {
  const names = script.filter(isDeed).map(({ name }) => name);
  return names.toReversed().reduce((now, name) => asLateAsMayBe(now, name, bounds), script);
}
