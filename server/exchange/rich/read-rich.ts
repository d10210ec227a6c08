/**
 * Reads HTML of other systems into the closed set of a rich text: bold, lists, tables, sub and superscript, links, formulas in TeX,
 * pictures. What is of no such kind keeps its words, and is named as lost.
 */
import type { Loss } from '#contract/entities/exchange.ts';
import {
  isRichLink,
  type RichBlock,
  type RichCell,
  type RichDoc,
  type RichInline,
  type RichList,
  type RichMark,
  type RichParagraph,
} from '#contract/rich-text/nodes.ts';
import { richDocSchema } from '#contract/rich-text/rich-text.ts';
import { htmlTree, type HtmlElement } from './html-tree.ts';
import { signsOf } from './signs.ts';

/** The id of the picture at an address of the text; undefined: it did not come with it. */
export type PictureFor = (address: string) => string | undefined;

interface Reading {
  readonly losses: Set<Loss>;
  readonly pictureFor: PictureFor;
}

const MARKS: Readonly<Record<string, RichMark>> = {
  b: { type: 'bold' },
  strong: { type: 'bold' },
  i: { type: 'italic' },
  em: { type: 'italic' },
  sub: { type: 'subscript' },
  sup: { type: 'superscript' },
};
/** Elements that only hold others, and say nothing themselves. */
const SILENT = new Set([
  '',
  'p',
  'div',
  'span',
  'body',
  'html',
  'thead',
  'tbody',
  'tfoot',
  'colgroup',
  'col',
]);
const BLOCKS = new Set(
  'p div body html section article blockquote pre h1 h2 h3 h4 h5 h6 dl dt dd figure figcaption hr caption'.split(
    ' ',
  ),
);
const MEDIA = new Set(['video', 'audio', 'object', 'embed', 'iframe', 'source', 'svg', 'canvas']);
const UNSAID = new Set(['script', 'style', 'head', 'title', 'template', 'noscript']);

const FORMULA = /\\\(([\s\S]{1,1000}?)\\\)|\\\[([\s\S]{1,1000}?)\\\]|\$\$([\s\S]{1,1000}?)\$\$/g;

const withMarks = (marks: readonly RichMark[]): { readonly marks?: readonly RichMark[] } =>
  marks.length === 0 ? {} : { marks };

function textNode(source: string, marks: readonly RichMark[]): RichInline[] {
  const text = signsOf(source);
  return text === '' ? [] : [{ type: 'text', text, ...withMarks(marks) }];
}

/** Words, and the formulas between them. */
function wordsIn(source: string, marks: readonly RichMark[]): readonly RichInline[] {
  const text = source.replaceAll(/[\t\r\n ]+/g, ' ');
  const nodes: RichInline[] = [];
  let from = 0;
  for (const found of text.matchAll(FORMULA)) {
    const [whole, inline, block, dollars] = found;
    const tex = signsOf(inline ?? block ?? dollars ?? '').trim();
    if (tex === '') continue;
    nodes.push(...textNode(text.slice(from, found.index), marks));
    nodes.push({ type: 'formula', attrs: { tex, display: inline === undefined, math: null } });
    from = found.index + whole.length;
  }
  return [...nodes, ...textNode(text.slice(from), marks)];
}

const isSameMarks = (one: RichInline, other: RichInline): boolean =>
  one.type === 'text' &&
  other.type === 'text' &&
  JSON.stringify(one.marks ?? []) === JSON.stringify(other.marks ?? []);

const endsWithSpace = (node: RichInline | undefined): boolean =>
  node === undefined || node.type === 'hardBreak' || (node.type === 'text' && node.text.endsWith(' '));

/** Neighbours of the same look as one, without doubled spaces. */
function joined(content: readonly RichInline[]): RichInline[] {
  const nodes: RichInline[] = [];
  for (const node of content) {
    const last = nodes.at(-1);
    const said =
      node.type === 'text' && endsWithSpace(last) ? { ...node, text: node.text.replace(/^ +/, '') } : node;
    if (last?.type === 'text' && said.type === 'text' && isSameMarks(last, said))
      nodes[nodes.length - 1] = { ...last, text: last.text + said.text };
    else nodes.push(said);
  }
  return nodes.filter((node) => node.type !== 'text' || node.text !== '');
}

const isBlank = (node: RichInline | undefined): boolean =>
  node?.type === 'hardBreak' || (node?.type === 'text' && node.text.trim() === '');

/** The line without spaces and breaks at its ends. */
function tidied(content: readonly RichInline[]): readonly RichInline[] {
  const nodes = joined(content);
  while (isBlank(nodes[0])) nodes.shift();
  while (isBlank(nodes.at(-1))) nodes.pop();
  return nodes.map((node, at) => {
    const next = nodes[at + 1];
    const isLast = next === undefined || next.type === 'hardBreak';
    return node.type === 'text' && isLast ? { ...node, text: node.text.trimEnd() || node.text } : node;
  });
}

/** Gathers the blocks of an element: words become a paragraph where the next block begins. */
class Flow {
  readonly blocks: RichBlock[] = [];
  #line: RichInline[] = [];

  say(...nodes: readonly RichInline[]): void {
    this.#line.push(...nodes);
  }

  end(): void {
    const content = tidied(this.#line);
    this.#line = [];
    if (content.length > 0) this.blocks.push({ type: 'paragraph', content });
  }

  add(...blocks: readonly RichBlock[]): void {
    this.end();
    this.blocks.push(...blocks);
  }
}

const isFlowBlock = (block: RichBlock): block is RichParagraph | RichList =>
  block.type !== 'table' && block.type !== 'picture';

/** What stands in an item of a list or in a cell: words and lists. */
function flowIn(element: HtmlElement, reading: Reading): readonly (RichParagraph | RichList)[] {
  const blocks = blocksIn(element, reading);
  if (blocks.some(({ type }) => type === 'picture')) reading.losses.add('PICTURES');
  if (blocks.some(({ type }) => type === 'table')) reading.losses.add('FORMATTING');
  const flow = blocks.filter(isFlowBlock);
  return flow.length > 0 ? flow : [{ type: 'paragraph' }];
}

const elementsIn = (element: HtmlElement, ...tags: readonly string[]): readonly HtmlElement[] =>
  element.children.filter((child) => typeof child !== 'string').filter(({ tag }) => tags.includes(tag));

function listIn(element: HtmlElement, reading: Reading): readonly RichBlock[] {
  const items = elementsIn(element, 'li').map((item) => ({
    type: 'listItem' as const,
    content: flowIn(item, reading),
  }));
  if (items.length === 0) return blocksIn({ ...element, tag: 'div' }, reading);
  if (element.tag === 'ul') return [{ type: 'bulletList', content: items }];
  const start = Number.parseInt(element.attributes.get('start') ?? '1', 10);
  const attrs = start > 1 ? { attrs: { start } } : {};
  return [{ type: 'orderedList', ...attrs, content: items }];
}

const spanIn = ({ attributes }: HtmlElement, name: string): number =>
  Math.max(1, Number.parseInt(attributes.get(name) ?? '1', 10) || 1);

function cellIn(cell: HtmlElement, reading: Reading): RichCell {
  const [colspan, rowspan] = [spanIn(cell, 'colspan'), spanIn(cell, 'rowspan')];
  const attrs = colspan === 1 && rowspan === 1 ? {} : { attrs: { colspan, rowspan } };
  return { type: cell.tag === 'th' ? 'tableHeader' : 'tableCell', ...attrs, content: flowIn(cell, reading) };
}

function tableIn(element: HtmlElement, reading: Reading): readonly RichBlock[] {
  const parts = [element, ...elementsIn(element, 'thead', 'tbody', 'tfoot')];
  const rows = parts
    .flatMap((part) => elementsIn(part, 'tr'))
    .map((row) => elementsIn(row, 'td', 'th').map((cell) => cellIn(cell, reading)))
    .filter((cells) => cells.length > 0)
    .map((content) => ({ type: 'tableRow' as const, content }));
  const captions = elementsIn(element, 'caption').flatMap((one) => blocksIn(one, reading));
  return rows.length === 0 ? captions : [...captions, { type: 'table', content: rows }];
}

function pictureIn({ attributes }: HtmlElement, flow: Flow, { losses, pictureFor }: Reading): void {
  const alt = (attributes.get('alt') ?? '').slice(0, 1000);
  const id = pictureFor(attributes.get('src') ?? '');
  if (id !== undefined) {
    flow.add({ type: 'picture', attrs: { id, alt } });
    return;
  }
  losses.add('PICTURES');
  if (alt !== '') flow.say({ type: 'text', text: alt });
}

function markOf({ tag, attributes }: HtmlElement): RichMark | undefined {
  if (tag !== 'a') return MARKS[tag];
  const href = attributes.get('href') ?? '';
  return isRichLink(href) ? { type: 'link', attrs: { href } } : undefined;
}

const HEADING = /^h[1-6]$/;
const nested = (marks: readonly RichMark[], mark: RichMark): readonly RichMark[] =>
  marks.some(({ type }) => type === mark.type) ? marks : [mark, ...marks];

/** An element that is no list, table or picture: its children, as they are or with one mark more. */
function through(element: HtmlElement, flow: Flow, marks: readonly RichMark[], reading: Reading): void {
  const mark = HEADING.test(element.tag) ? MARKS['b'] : markOf(element);
  if (!SILENT.has(element.tag) && markOf(element) === undefined) reading.losses.add('FORMATTING');
  const isBlock = BLOCKS.has(element.tag);
  if (isBlock) flow.end();
  readChildren(element, flow, mark === undefined ? marks : nested(marks, mark), reading);
  if (isBlock) flow.end();
}

function readElement(element: HtmlElement, flow: Flow, marks: readonly RichMark[], reading: Reading): void {
  const { tag } = element;
  if (UNSAID.has(tag)) reading.losses.add('FORMATTING');
  else if (MEDIA.has(tag)) reading.losses.add('PICTURES');
  else if (tag === 'br') flow.say({ type: 'hardBreak' });
  else if (tag === 'img') pictureIn(element, flow, reading);
  else if (tag === 'ul' || tag === 'ol') flow.add(...listIn(element, reading));
  else if (tag === 'table') flow.add(...tableIn(element, reading));
  else through(element, flow, marks, reading);
}

function readChildren(
  { children }: HtmlElement,
  flow: Flow,
  marks: readonly RichMark[],
  reading: Reading,
): void {
  for (const child of children)
    if (typeof child === 'string') flow.say(...wordsIn(child, marks));
    else readElement(child, flow, marks, reading);
}

function blocksIn(element: HtmlElement, reading: Reading): readonly RichBlock[] {
  const flow = new Flow();
  readChildren(element, flow, [], reading);
  flow.end();
  return flow.blocks;
}

const isPlainInline = (node: RichInline): boolean =>
  node.type === 'hardBreak' || (node.type === 'text' && (node.marks ?? []).length === 0);
const isPlain = (block: RichBlock): boolean =>
  block.type === 'paragraph' && (block.content ?? []).every(isPlainInline);

/**
 * The rich text of HTML.
 * @returns undefined where words and lines are all there is, or the whole is more than a text may hold
 */
export function readRich(markup: string, losses: Set<Loss>, pictureFor: PictureFor): RichDoc | undefined {
  const own = new Set<Loss>();
  const content = blocksIn(htmlTree(markup), { losses: own, pictureFor });
  if (content.every(isPlain)) return undefined;
  const doc: RichDoc = { type: 'doc', content };
  if (!richDocSchema.safeParse(doc).success) return undefined;
  for (const loss of own) losses.add(loss);
  return doc;
}
