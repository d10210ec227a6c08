// Merges the facts of families and jobs into the manifest.
import { z } from 'zod';
import { manifestFactsSchema } from './facts-schema.ts';
import type { ManifestFacts } from './facts-schema.ts';

type Tree = { [key: string]: unknown };

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merge(into: Tree, from: Readonly<Tree>): void {
  for (const [key, value] of Object.entries(from)) {
    const there = into[key];
    if (isTree(value) && isTree(there)) merge(there, value);
    else into[key] = isTree(value) ? structuredClone(value) : value;
  }
}

/**
 * Nests a fact `a/b/c` under a, b, c. The slash in `stand/se`, a pose's name, is not split: such keys are
 * given as a list of parts.
 */
function nested(key: string, value: unknown): Tree {
  const parts = key.split('/');
  // Hands are listed by `<pose>/<facing>` as a single key.
  const path =
    parts[0] === 'people' && parts[2] === 'hands' ? [...parts.slice(0, 3), parts.slice(3).join('/')] : parts;
  return path.reduceRight<unknown>((inner, part) => ({ [part]: inner }), value) as Tree;
}

/** Merges and validates all facts. Throws with the path of the first error. */
export function gathered(
  families: readonly Readonly<Record<string, unknown>>[],
  jobs: readonly Readonly<Record<string, unknown>>[],
): ManifestFacts {
  const tree: Tree = {};
  for (const facts of [...families, ...jobs])
    for (const [key, value] of Object.entries(facts)) merge(tree, nested(key, value));
  const read = manifestFactsSchema.safeParse(tree);
  if (!read.success) throw new Error(`The pictures' facts do not fit:\n${z.prettifyError(read.error)}`);
  return read.data;
}
