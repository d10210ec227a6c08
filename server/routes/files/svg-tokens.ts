// Splits an SVG into tags and text: the part of XML that pictures need; anything else is refused.

export interface StartTag {
  readonly kind: 'START';
  readonly name: string;
  readonly attributes: readonly (readonly [string, string])[];
  readonly empty: boolean;
}

export type SvgToken =
  | StartTag
  | { readonly kind: 'END'; readonly name: string }
  | { readonly kind: 'TEXT'; readonly text: string };

const NAMED_ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntity(entity: string): string | undefined {
  if (!entity.startsWith('#')) return NAMED_ENTITIES[entity];
  const code = entity.startsWith('#x') ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
  return code > 0x1f && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : ' ';
}

/** Text with its entities replaced; undefined if one of them is not predefined in XML. */
function decode(text: string): string | undefined {
  let known = true;
  const decoded = text.replaceAll(/&(#\d{1,7}|#x[\da-fA-F]{1,6}|\w{1,8});|&/g, (_whole, entity?: string) => {
    const character = entity === undefined ? undefined : decodeEntity(entity);
    if (character === undefined) known = false;
    return character ?? '';
  });
  return known ? decoded : undefined;
}

const attributePattern = /\s+([^\s=<>"'/]{1,100})\s*=\s*("[^"<]*"|'[^'<]*')/y;

function readAttributes(text: string): (readonly [string, string])[] | undefined {
  const attributes: (readonly [string, string])[] = [];
  attributePattern.lastIndex = 0;
  let end = 0;
  for (let match = attributePattern.exec(text); match !== null; match = attributePattern.exec(text)) {
    const value = decode((match[2] ?? '').slice(1, -1));
    if (value === undefined) return undefined;
    attributes.push([match[1] ?? '', value]);
    end = attributePattern.lastIndex;
  }
  return text.slice(end).trim() === '' ? attributes : undefined;
}

/** A tag, given without its angle brackets. */
function readTag(inner: string): SvgToken | undefined {
  if (inner.startsWith('/')) return { kind: 'END', name: inner.slice(1).trim() };
  const empty = inner.endsWith('/');
  const body = empty ? inner.slice(0, -1) : inner;
  const name = /^[^\s=<>"'/&]{1,100}/.exec(body)?.[0];
  const attributes = name === undefined ? undefined : readAttributes(body.slice(name.length));
  return name === undefined || attributes === undefined
    ? undefined
    : { kind: 'START', name, attributes, empty };
}

/** Where the tag that begins at `start` ends: a `>` within quotes does not count. */
function tagEnd(source: string, start: number): number {
  let quote = '';
  for (let at = start + 1; at < source.length; at += 1) {
    const character = source.charAt(at);
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
  }
  return -1;
}

/** Comments, declarations and CDATA: where they end and which text they leave; undefined if refused. */
function readSpecial(
  source: string,
  start: number,
): { readonly end: number; readonly text: string } | undefined {
  const kinds = [
    ['<!--', '-->'],
    ['<?', '?>'],
    ['<![CDATA[', ']]>'],
    ['<!DOCTYPE', '>'],
  ] as const;
  const kind = kinds.find(([opening]) => source.startsWith(opening, start));
  if (kind === undefined) return undefined;
  const [opening, closing] = kind;
  const close = source.indexOf(closing, start + opening.length);
  if (close < 0) return undefined;
  const inner = source.slice(start + opening.length, close);
  // An internal subset could declare entities.
  if (opening === '<!DOCTYPE' && inner.includes('[')) return undefined;
  return { end: close + closing.length, text: opening === '<![CDATA[' ? inner : '' };
}

/** The next token and where it ends; undefined if the source is refused. */
function readToken(
  source: string,
  at: number,
): { readonly end: number; readonly token: SvgToken } | undefined {
  if (source.charAt(at) !== '<') {
    const next = source.indexOf('<', at);
    const end = next < 0 ? source.length : next;
    const text = decode(source.slice(at, end));
    return text === undefined ? undefined : { end, token: { kind: 'TEXT', text } };
  }
  if (source.startsWith('<!', at) || source.startsWith('<?', at)) {
    const special = readSpecial(source, at);
    return special && { end: special.end, token: { kind: 'TEXT', text: special.text } };
  }
  const close = tagEnd(source, at);
  const token = close < 0 ? undefined : readTag(source.slice(at + 1, close));
  return token && { end: close + 1, token };
}

/** All tokens of an SVG; undefined if it is not well-formed or declares entities. */
export function svgTokens(source: string): SvgToken[] | undefined {
  const tokens: SvgToken[] = [];
  let at = source.startsWith('\uFEFF') ? 1 : 0;
  while (at < source.length) {
    const read = readToken(source, at);
    if (read === undefined) return undefined;
    tokens.push(read.token);
    at = read.end;
  }
  return tokens;
}
