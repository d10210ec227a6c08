// HTML as people's systems write it, as a tree: what is not closed is closed, what is crossed is undone, and nothing of it runs.
import { signsOf } from './signs.ts';

export interface HtmlElement {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (HtmlElement | string)[];
}

const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z\d:-]{0,30})((?:[^<>"']|"[^"]*"|'[^']*')*)>|([^<]+|<)/gi;
const ATTRIBUTE = /([a-z][\w:-]{0,40})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const VOID = new Set(['br', 'img', 'hr', 'input', 'source', 'col', 'wbr', 'embed']);
/** Deeper than that, tags are left out and their words stay. */
const MAX_DEPTH = 40;

/** What an element ends that stands open before it, and within which it looks for that. */
const ENDS: Readonly<Record<string, readonly [ends: readonly string[], within: readonly string[]]>> = {
  li: [['li'], ['ul', 'ol']],
  tr: [['tr'], ['table']],
  td: [
    ['td', 'th'],
    ['tr', 'table'],
  ],
  th: [
    ['td', 'th'],
    ['tr', 'table'],
  ],
};
const BLOCKS = new Set('p div ul ol li table tr td th h1 h2 h3 h4 h5 h6 pre blockquote hr'.split(' '));

function attributesOf(source: string): ReadonlyMap<string, string> {
  const found = [...source.matchAll(ATTRIBUTE)];
  return new Map(
    found.map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      signsOf(double ?? single ?? bare ?? ''),
    ]),
  );
}

class Tree {
  readonly root: HtmlElement = { tag: '', attributes: new Map(), children: [] };
  readonly #open: HtmlElement[] = [this.root];

  text(text: string): void {
    this.#open.at(-1)?.children.push(text);
  }

  #endFor(tag: string): void {
    if (BLOCKS.has(tag) && this.#open.at(-1)?.tag === 'p') this.#open.pop();
    const [ends, within] = ENDS[tag] ?? [[], []];
    const fence = this.#open.findLastIndex((one) => within.includes(one.tag));
    const last = this.#open.findLastIndex((one) => ends.includes(one.tag));
    if (last > fence) this.#open.length = last;
  }

  begin(tag: string, attributes: ReadonlyMap<string, string>, isWhole: boolean): void {
    this.#endFor(tag);
    const element: HtmlElement = { tag, attributes, children: [] };
    this.#open.at(-1)?.children.push(element);
    if (!isWhole && !VOID.has(tag) && this.#open.length < MAX_DEPTH) this.#open.push(element);
  }

  end(tag: string): void {
    const place = this.#open.findLastIndex((one) => one.tag === tag);
    if (place > 0) this.#open.length = place;
  }
}

/** Texts still have their entities: what is one text in the source stays one. */
export function htmlTree(source: string): HtmlElement {
  const tree = new Tree();
  for (const [, slash, tag, attributes = '', text] of source.matchAll(TOKEN)) {
    if (text !== undefined) tree.text(text);
    else if (tag !== undefined && slash === '/') tree.end(tag.toLowerCase());
    else if (tag !== undefined)
      tree.begin(tag.toLowerCase(), attributesOf(attributes), attributes.endsWith('/'));
  }
  return tree.root;
}
