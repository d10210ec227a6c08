// TeX to MathML, by Temml. What it makes is taken over node by node: elements and attributes of the closed list alone.
import temml from 'temml';
import {
  isMathTag,
  mathAttributes,
  type MathElement,
  type MathNode,
} from '#contract/rich-text/math-nodes.ts';

export interface Formula {
  readonly tex: string;
  readonly display: boolean;
}

/** null: it is no TeX that can be read, or too large a formula. */
export type FormulaMath = readonly MathNode[] | null;

/** A formula of a textbook has some tens of elements; macros are expanded no more than this. */
const MAX_EXPANSIONS = 300;
const MAX_SIZE_EM: [number, number] = [5, 20];
const MAX_ELEMENTS = 1000;
const MAX_DEPTH = 30;

/** What Temml makes: elements, words, and fragments, which have neither type nor words. */
interface TemmlNode {
  readonly type?: string;
  readonly text?: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly classes?: readonly string[];
  readonly children?: readonly TemmlNode[];
}

class NoMath extends Error {}

/** Temml aligns the columns of equations by classes of its own style sheet. */
function alignmentOf({ classes = [] }: TemmlNode): Readonly<Record<string, string>> {
  const side = ['left', 'right'].find((name) => classes.includes(`tml-${name}`));
  return side === undefined ? {} : { columnalign: side };
}

function elementOf(node: TemmlNode, children: readonly MathNode[]): MathElement {
  const { type = '', attributes } = node;
  if (!isMathTag(type)) throw new NoMath();
  const kept = mathAttributes({ ...attributes, ...alignmentOf(node) });
  return kept === undefined ? { tag: type, children } : { tag: type, attributes: kept, children };
}

/** Fragments and the frame of the whole are what they hold. */
const isFrame = ({ type = '' }: TemmlNode): boolean => type === '' || type === 'math';

function nodesOf(node: TemmlNode, depth: number, count: { left: number }): readonly MathNode[] {
  const { text, children = [] } = node;
  count.left -= 1;
  if (depth > MAX_DEPTH || count.left < 0) throw new NoMath();
  if (text !== undefined) return text === '' ? [] : [text];
  const inner = children.flatMap((child) => nodesOf(child, depth + 1, count));
  return isFrame(node) ? inner : [elementOf(node, inner)];
}

function mathOf({ tex, display }: Formula): FormulaMath {
  try {
    const tree: TemmlNode = temml.__renderToMathMLTree(tex, {
      displayMode: display,
      throwOnError: true,
      trust: false,
      strict: false,
      maxExpand: MAX_EXPANSIONS,
      maxSize: MAX_SIZE_EM,
    });
    const nodes = nodesOf(tree, 0, { left: MAX_ELEMENTS });
    return nodes.length === 0 ? null : nodes;
  } catch {
    // Temml fails in ways of its own on what is no TeX, with a full stack among them.
    return null;
  }
}

export const makeMath = async (formulas: readonly Formula[]): Promise<readonly FormulaMath[]> =>
  formulas.map(mathOf);
