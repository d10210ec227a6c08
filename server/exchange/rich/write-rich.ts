// Writes texts as the HTML that other systems read: words, lists, tables, links, formulas as TeX, pictures by their addresses.
import type {
  FormulaNode,
  RichBlock,
  RichCell,
  RichDoc,
  RichInline,
  RichList,
  RichMark,
} from '#contract/rich-text/nodes.ts';
import { escapeMarkup } from './signs.ts';

/** The address of a picture in what is written; undefined: it is left out. */
export type AddressFor = (id: string) => string | undefined;

type FormulaMarkup = (formula: FormulaNode['attrs']) => string;

/** What a format says of texts. */
export interface TextWriting {
  readonly addressFor: AddressFor;
  readonly formula: FormulaMarkup;
}

/** Between signs that other systems know. */
export const texMarkup: FormulaMarkup = ({ tex, display }) =>
  display ? `\\[${escapeMarkup(tex)}\\]` : `\\(${escapeMarkup(tex)}\\)`;

/** Where a formula would begin or end: words that look like it are written by their numbers. */
const LOOKS_LIKE_FORMULA = /\\(?=[()[\]])|\$(?=\$)/g;

const wordsOf = (text: string): string =>
  escapeMarkup(text).replaceAll(LOOKS_LIKE_FORMULA, (sign) => `&#${sign.charCodeAt(0)};`);

/** Plain text: its lines alone. */
export const linesMarkup = (text: string): string => wordsOf(text).replaceAll('\n', '<br/>');

const MARKS = { bold: 'b', italic: 'i', subscript: 'sub', superscript: 'sup' } as const;

const marked = (inner: string, mark: RichMark): string =>
  mark.type === 'link'
    ? `<a href="${escapeMarkup(mark.attrs.href)}">${inner}</a>`
    : `<${MARKS[mark.type]}>${inner}</${MARKS[mark.type]}>`;

function inlineMarkup(node: RichInline, formula: FormulaMarkup): string {
  if (node.type === 'formula') return formula(node.attrs);
  const inner = node.type === 'text' ? linesMarkup(node.text) : '<br/>';
  return (node.marks ?? []).reduce(marked, inner);
}

function listMarkup(list: RichList, writing: TextWriting): string {
  const items = list.content.map(({ content }) => `<li>${blocksMarkup(content, writing)}</li>`).join('');
  if (list.type === 'bulletList') return `<ul>${items}</ul>`;
  const start = list.attrs?.start ?? 1;
  return `<ol${start === 1 ? '' : ` start="${start}"`}>${items}</ol>`;
}

function cellMarkup({ type, attrs, content }: RichCell, writing: TextWriting): string {
  const tag = type === 'tableHeader' ? 'th' : 'td';
  const span = (name: 'colspan' | 'rowspan'): string =>
    (attrs?.[name] ?? 1) === 1 ? '' : ` ${name}="${attrs?.[name]}"`;
  return `<${tag}${span('colspan')}${span('rowspan')}>${blocksMarkup(content, writing)}</${tag}>`;
}

function blockMarkup(block: RichBlock, writing: TextWriting): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${(block.content ?? []).map((node) => inlineMarkup(node, writing.formula)).join('')}</p>`;
    case 'bulletList':
    case 'orderedList':
      return listMarkup(block, writing);
    case 'table': {
      const rows = block.content.map(
        ({ content }) => `<tr>${content.map((cell) => cellMarkup(cell, writing)).join('')}</tr>`,
      );
      return `<table><tbody>${rows.join('')}</tbody></table>`;
    }
    case 'picture':
      return pictureMarkup(block.attrs, writing.addressFor);
    default:
      return block satisfies never;
  }
}

/** A picture; what is told of it where it cannot come. */
export function pictureMarkup(
  { id, alt }: { readonly id: string; readonly alt: string },
  addressFor: AddressFor,
): string {
  const address = addressFor(id);
  if (address === undefined) return alt === '' ? '' : `<p>${linesMarkup(alt)}</p>`;
  return `<img src="${escapeMarkup(address)}" alt="${escapeMarkup(alt)}"/>`;
}

const blocksMarkup = (blocks: readonly RichBlock[], writing: TextWriting): string =>
  blocks.map((block) => blockMarkup(block, writing)).join('');

export const richMarkup = ({ content }: RichDoc, writing: TextWriting): string =>
  blocksMarkup(content, writing);
