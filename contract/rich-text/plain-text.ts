// The plain text that a rich one produces: what is searched, exported and shown where only words can be.
import { unturned } from '../apart-text.ts';
import type { RichBlock, RichCell, RichDoc, RichInline, RichList } from './nodes.ts';

function wordsOf(content: readonly RichInline[] = []): string {
  return content
    .map((node) => {
      if (node.type === 'text') return node.text;
      return node.type === 'hardBreak' ? '\n' : node.attrs.tex;
    })
    .join('');
}

const INDENT = '  ';

function linesOfList(list: RichList): readonly string[] {
  const start = list.type === 'orderedList' ? (list.attrs?.start ?? 1) : 0;
  return list.content.flatMap(({ content }, at) => {
    const sign = list.type === 'orderedList' ? `${start + at}. ` : '• ';
    const [first = '', ...rest] = content.flatMap(linesOf);
    return [`${sign}${first}`, ...rest.map((line) => `${INDENT}${line}`)];
  });
}

const cellText = ({ content }: RichCell): string => content.flatMap(linesOf).join(' ');

function linesOf(block: RichBlock): readonly string[] {
  switch (block.type) {
    case 'paragraph':
      return wordsOf(block.content).split('\n');
    case 'bulletList':
    case 'orderedList':
      return linesOfList(block);
    case 'table':
      return block.content.map(({ content }) => content.map(cellText).join('\t'));
    case 'picture':
      return block.attrs.alt === '' ? [] : [block.attrs.alt];
    default:
      return block satisfies never;
  }
}

/** Lines of words: a bullet before an item, tabs between the cells of a row, TeX for a formula, what is told of a picture. */
export function plainText(doc: RichDoc): string {
  // As every text that comes in, so that a plain text sent alone still says the same as its rich one.
  return unturned(doc.content.flatMap(linesOf).join('\n')).trim();
}
