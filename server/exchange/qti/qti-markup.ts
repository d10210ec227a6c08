// Elements and texts as QTI 3 writes them: texts are XHTML, formulas MathML with their TeX beside it.
import type { Language } from '#contract/languages.ts';
import type { MathNode } from '#contract/rich-text/math-nodes.ts';
import type { FormulaNode, MaybeRich } from '#contract/rich-text/nodes.ts';
import { toMarkup } from '../markup.ts';
import { escapeMarkup } from '../rich/signs.ts';
import type { AddressFor } from '../rich/write-rich.ts';

export const ITEMS = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
const MATH = 'http://www.w3.org/1998/Math/MathML';
/** Given to each item where they are put together. */
export const IDENTIFIER = 'identifier="item"';

export const qtiElement = (name: string, inner: string, attributes = ''): string =>
  `<qti-${name}${attributes}>${inner}</qti-${name}>`;

function mathMarkup(node: MathNode): string {
  if (typeof node === 'string') return escapeMarkup(node);
  const attributes = Object.entries(node.attributes ?? {}).map(
    ([name, value]) => ` ${name}="${escapeMarkup(value ?? '')}"`,
  );
  return `<${node.tag}${attributes.join('')}>${node.children.map(mathMarkup).join('')}</${node.tag}>`;
}

function formula({ tex, display, math }: FormulaNode['attrs']): string {
  const shown =
    math === null ? `<mtext>${escapeMarkup(tex)}</mtext>` : `<mrow>${math.map(mathMarkup).join('')}</mrow>`;
  const source = `<annotation encoding="application/x-tex">${escapeMarkup(tex)}</annotation>`;
  const attributes = ` xmlns="${MATH}" display="${display ? 'block' : 'inline'}"`;
  return `<math${attributes}><semantics>${shown}${source}</semantics></math>`;
}

const inLanguage = (tag: string, inner: string): string =>
  `<div xml:lang="${tag}" class="multilang">${inner}</div>`;
const NO_ADDRESS: AddressFor = () => undefined;

export const qtiText = (
  text: MaybeRich,
  addressFor: AddressFor = NO_ADDRESS,
  below?: (language: Language) => string,
): string => toMarkup(text, { addressFor, formula, inLanguage, ...(below && { below }) });
