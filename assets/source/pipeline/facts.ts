// Puts what families and jobs say about their things into the one manifest.
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

/** A fact `a/b/c` lies at a, b, c; `stand/se` within a pose's name stays: its key is given as a list of parts. */
function nested(key: string, value: unknown): Tree {
  const parts = key.split('/');
  // Hands are listed by `<pose>/<facing>`, one key.
  const path =
    parts[0] === 'people' && parts[2] === 'hands' ? [...parts.slice(0, 3), parts.slice(3).join('/')] : parts;
  return path.reduceRight<unknown>((inner, part) => ({ [part]: inner }), value) as Tree;
}

/** All facts as one tree, checked. Throws with the path of what is wrong. */
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
