/**
 * A formula as a tree of MathML that the server made of TeX: elements and attributes of a closed list, so that a page can make
 * elements of it without reading markup.
 */

export const MATH_TAGS = [
  'menclose',
  'mfrac',
  'mi',
  'mmultiscripts',
  'mn',
  'mo',
  'mover',
  'mpadded',
  'mphantom',
  'mprescripts',
  'mroot',
  'mrow',
  'mspace',
  'msqrt',
  'mstyle',
  'msub',
  'msubsup',
  'msup',
  'mtable',
  'mtd',
  'mtext',
  'mtr',
  'munder',
  'munderover',
] as const;

/** What looks only, and neither leads anywhere nor runs anything. */
export const MATH_ATTRIBUTES = [
  'accent',
  'accentunder',
  'columnalign',
  'columnlines',
  'columnspacing',
  'columnspan',
  'depth',
  'displaystyle',
  'fence',
  'form',
  'height',
  'largeop',
  'linethickness',
  'lspace',
  'mathsize',
  'mathvariant',
  'maxsize',
  'minsize',
  'movablelimits',
  'notation',
  'rowlines',
  'rowspacing',
  'rspace',
  'scriptlevel',
  'separator',
  'stretchy',
  'symmetric',
  'voffset',
  'width',
] as const;

export const MAX_MATH_ATTRIBUTE = 64;

export interface MathElement {
  readonly tag: (typeof MATH_TAGS)[number];
  readonly attributes?:
    | Readonly<Partial<Record<(typeof MATH_ATTRIBUTES)[number], string | undefined>>>
    | undefined;
  readonly children: readonly MathNode[];
}
export type MathNode = string | MathElement;

const isOneOf = <Value extends string>(list: readonly Value[], value: string): value is Value =>
  list.some((one) => one === value);

export const isMathTag = (tag: string): tag is MathElement['tag'] => isOneOf(MATH_TAGS, tag);

/** Those of the attributes that a formula may have. */
export function mathAttributes(attributes: Readonly<Record<string, unknown>>): MathElement['attributes'] {
  const kept = Object.entries(attributes).filter(
    ([name, value]) =>
      isOneOf(MATH_ATTRIBUTES, name) && typeof value === 'string' && value.length <= MAX_MATH_ATTRIBUTE,
  );
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
