/**
 * XML as exchange formats use it: elements, attributes, text, CDATA. No document types, and so no entities but the five of XML and those
 * of code points: nothing can be defined, fetched or multiplied. Depth and count are bounded.
 */
import { ApiFault } from '#server/plugins/errors/api-fault.ts';

export interface XmlElement {
  /** Without its prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
}

const MAX_DEPTH = 60;
const MAX_NODES = 200_000;

interface Open {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (XmlElement | string)[];
}

const unreadable = (): ApiFault => new ApiFault('VALIDATION', { message: 'EXCHANGE_UNREADABLE' });
const tooDeep = (): ApiFault => new ApiFault('TOO_LARGE', { message: 'EXCHANGE_TOO_DEEP' });

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const MAX_CODE = 0x10ffff;

function decoded(text: string): string {
  return text.replaceAll(/&([^;\s&]{0,12});?/g, (whole, name: string) => {
    const sign = ENTITIES[name];
    if (sign !== undefined) return sign;
    const [, hex, digits] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
    const code = hex === undefined ? Number.parseInt(digits ?? '', 10) : Number.parseInt(hex, 16);
    // An entity that is not of XML must have been defined somewhere: nothing is guessed.
    if (!(code > 0 && code <= MAX_CODE) || !whole.endsWith(';')) throw unreadable();
    return String.fromCodePoint(code);
  });
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
const ATTRIBUTE = /\s+([^\s=/>"']{1,100})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;

function attributesOf(source: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  ATTRIBUTE.lastIndex = 0;
  let end = 0;
  for (;;) {
    const found = ATTRIBUTE.exec(source);
    if (found === null) break;
    end = ATTRIBUTE.lastIndex;
    attributes.set(localName(found[1] ?? ''), decoded(found[2] ?? found[3] ?? ''));
  }
  if (source.slice(end).trim() !== '') throw unreadable();
  return attributes;
}

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<\/([^\s<>/]{1,100})\s*>|<([^\s<>/!?]{1,100})((?:\s+[^\s=/>"'<]{1,100}\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*)(\/?)>|([^<]+)/y;

class Tree {
  readonly #root: Open = { name: '', attributes: new Map(), children: [] };
  readonly #open: Open[] = [this.#root];
  #count = 0;

  #top(): Open {
    return this.#open.at(-1) ?? this.#root;
  }

  begin(name: string, attributes: ReadonlyMap<string, string>, isWhole: boolean): void {
    this.#count += 1;
    if (this.#count > MAX_NODES || this.#open.length > MAX_DEPTH) throw tooDeep();
    const element: Open = { name: localName(name), attributes, children: [] };
    this.#top().children.push(element);
    if (!isWhole) this.#open.push(element);
  }

  end(name: string): void {
    if (this.#open.length < 2 || this.#open.pop()?.name !== localName(name)) throw unreadable();
  }

  text(text: string): void {
    if (this.#open.length > 1) this.#top().children.push(text);
    else if (text.trim() !== '') throw unreadable();
  }

  whole(): XmlElement {
    const [root, another] = this.#root.children.filter((child) => typeof child !== 'string');
    if (this.#open.length !== 1 || root === undefined || another !== undefined) throw unreadable();
    return root;
  }
}

/** Throws VALIDATION for what is no XML or has a document type, TOO_LARGE for what is too deep or has too many parts. */
export function readXml(source: string): XmlElement {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(source)) throw new ApiFault('VALIDATION', { message: 'EXCHANGE_DOCTYPE' });
  const text = source.replace(/^\uFEFF/, '');
  const tree = new Tree();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const found = TOKEN.exec(text);
    if (found === null) throw unreadable();
    const [, cdata, closed, opened, attributes = '', slash, words] = found;
    if (cdata !== undefined) tree.text(cdata);
    else if (closed !== undefined) tree.end(closed);
    else if (opened !== undefined) tree.begin(opened, attributesOf(attributes), slash === '/');
    else if (words !== undefined) tree.text(decoded(words));
  }
  return tree.whole();
}

export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return (element?.children ?? []).filter(
    (child): child is XmlElement => typeof child !== 'string' && child.name === name,
  );
}

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  childrenOf(element, name)[0];

/** The words directly within an element. */
export const textOf = (element: XmlElement | undefined): string =>
  (element?.children ?? []).filter((child) => typeof child === 'string').join('');
