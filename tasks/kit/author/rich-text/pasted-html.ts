/**
 * What is pasted, prepared for the editor, which keeps what its nodes can say and drops the rest: lists of Word, which are paragraphs
 * with signs, become lists; what styles say of words becomes marks; headings become paragraphs in bold.
 */

/** Styles stand under another name: the policy of the page takes none, not even in a document that is only read. */
const STYLE = 'data-pasted-style';
const LEVEL = /mso-list:\s*l\d+\s+level(\d)/i;
const HAS_NUMBER = /^[\s\u00a0]*\(?(?:\d+|[a-zа-яё]{1,3})[.)]/iu;

const styleOf = (element: Element): string => element.getAttribute(STYLE) ?? '';

interface WordItem {
  readonly element: Element;
  readonly level: number;
  readonly tag: 'ol' | 'ul';
}

/** The paragraph as an item of a list; undefined: it is none. Word writes the sign of an item into the paragraph. */
function wordItem(element: Element): WordItem | undefined {
  const level = LEVEL.exec(styleOf(element))?.[1];
  if (level === undefined) return undefined;
  const sign = [...element.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(styleOf(span)),
  );
  const tag = HAS_NUMBER.test(sign?.textContent ?? '') ? 'ol' : 'ul';
  sign?.remove();
  return { element, level: Number(level), tag };
}

/** Where the next item goes: a list for each level that is open. */
function listAt(open: Element[], { element, level, tag }: WordItem): Element {
  open.splice(level);
  while (open.length < level) {
    const list = element.ownerDocument.createElement(tag);
    const last = open.at(-1)?.lastElementChild;
    if (open.length === 0) element.before(list);
    else (last ?? open.at(-1)?.appendChild(element.ownerDocument.createElement('li')))?.append(list);
    open.push(list);
  }
  return open[level - 1] ?? element;
}

function joinWordLists(root: Element): void {
  let open: Element[] = [];
  for (const element of root.querySelectorAll('p')) {
    const item = wordItem(element);
    if (item === undefined || (open[0] !== undefined && open[0].nextElementSibling !== element)) open = [];
    if (item === undefined) continue;
    const entry = element.ownerDocument.createElement('li');
    listAt(open, item).append(entry);
    entry.append(element);
  }
}

/** The element with what it holds within another. */
function wrapInner(element: Element, tag: string): void {
  const inner = element.ownerDocument.createElement(tag);
  inner.append(...element.childNodes);
  element.append(inner);
}

const MARKS: readonly (readonly [style: RegExp, tag: string])[] = [
  [/font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/vertical-align:\s*sub/i, 'sub'],
  [/vertical-align:\s*super/i, 'sup'],
];

function marksOfStyles(root: Element): void {
  // Google's documents stand as a whole within a `b` that is not bold.
  for (const plain of root.querySelectorAll('b'))
    if (/font-weight:\s*(?:normal|400)/i.test(styleOf(plain))) plain.replaceWith(...plain.childNodes);
  for (const element of root.querySelectorAll(`span[${STYLE}]`))
    for (const [style, tag] of MARKS) if (style.test(styleOf(element))) wrapInner(element, tag);
}

function headingsInBold(root: Element): void {
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    wrapInner(heading, 'strong');
    const paragraph = root.ownerDocument.createElement('p');
    paragraph.append(...heading.childNodes);
    heading.replaceWith(paragraph);
  }
}

const withoutStyles = (html: string): string =>
  html
    .replaceAll(/<style\b[\s\S]*?<\/style>/gi, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ` ${STYLE}=`));

/** @returns markup that only the editor reads, by its schema */
export function preparedHtml(html: string): string {
  // Nothing of it runs: a document made so has no scripts and loads no pictures.
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  for (const gone of body.querySelectorAll('script, template, iframe, object, img')) gone.remove();
  joinWordLists(body);
  marksOfStyles(body);
  headingsInBold(body);
  for (const styled of body.querySelectorAll(`[${STYLE}]`)) styled.removeAttribute(STYLE);
  return body.innerHTML;
}
