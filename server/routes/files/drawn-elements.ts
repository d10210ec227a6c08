// How many elements a picture draws once its <use> are followed: a few lines can stand for billions.
import type { SvgToken } from './svg-tokens.ts';

interface Node {
  readonly children: Node[];
  readonly uses: string | undefined;
}

/** Deeper chains of <use> than any drawing program writes. */
const MAX_CHAIN = 100;
/** Elements within elements and uses, one in the other: far below what a parsing process's stack holds. */
const MAX_LEVELS = 1000;

function linkOf(token: SvgToken & { readonly kind: 'START' }): string | undefined {
  if (token.name !== 'use') return undefined;
  return token.attributes.find(([name]) => name === 'href' || name === 'xlink:href')?.[1].slice(1);
}

/** The root of the picture, and its elements by id. */
function treeOf(tokens: readonly SvgToken[]): {
  readonly root: Node;
  readonly byId: ReadonlyMap<string, Node>;
} {
  const root: Node = { children: [], uses: undefined };
  const byId = new Map<string, Node>();
  const open = [root];
  for (const token of tokens) {
    if (token.kind === 'END') open.pop();
    if (token.kind !== 'START') continue;
    const node: Node = { children: [], uses: linkOf(token) };
    const id = token.attributes.find(([name]) => name === 'id')?.[1];
    if (id !== undefined && !byId.has(id)) byId.set(id, node);
    open.at(-1)?.children.push(node);
    if (!token.empty) open.push(node);
  }
  return { root, byId };
}

/** The number of elements drawn; Infinity for a chain of <use> that is a ring, or for what is longer or deeper than any needs to be. */
export function drawnElements(tokens: readonly SvgToken[]): number {
  const { root, byId } = treeOf(tokens);
  const known = new Map<Node, number>();
  function count(node: Node, chain: number, level: number): number {
    const before = known.get(node);
    if (before !== undefined) return before;
    if (chain > MAX_CHAIN || level > MAX_LEVELS) return Infinity;
    const used = node.uses === undefined ? undefined : byId.get(node.uses);
    const own = used === undefined ? 1 : 1 + count(used, chain + 1, level + 1);
    const total = node.children.reduce((sum, child) => sum + count(child, chain, level + 1), own);
    known.set(node, total);
    return total;
  }
  return count(root, 0, 0);
}
