// Makes an uploaded SVG safe: keeps known drawing elements only, nothing that runs scripts or loads anything.
import { svgTokens, type StartTag, type SvgToken } from './svg-tokens.ts';

const elements = new Set(
  (
    'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image ' +
    'linearGradient radialGradient stop pattern clipPath mask marker style filter feBlend feColorMatrix ' +
    'feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight ' +
    'feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology ' +
    'feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence switch'
  ).split(' '),
);

const LOCAL_LINK = /^#[\w.:-]+$/;
const EMBEDDED_PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*$/;
const MAX_DEPTH = 200;

/** CSS that loads nothing: `url()` only within the picture, no imports, no escapes that could hide either. */
function isSafeCss(css: string): boolean {
  if (/[\\<]|@import|@charset|expression\s*\(|image-set|javascript:/i.test(css)) return false;
  return [...css.matchAll(/url\s*\(\s*(['"]?)([^'")]*)/gi)].every((match) => LOCAL_LINK.test(match[2] ?? ''));
}

function isSafeAttribute(element: string, name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href') {
    return LOCAL_LINK.test(value) || (element === 'image' && EMBEDDED_PICTURE.test(value));
  }
  if (name === 'xml:space') return true;
  return /^(?!on|xmlns)[a-z][\w-]*$/i.test(name) && isSafeCss(value);
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[^\P{Cc}\t\n\r]/gu, '');
}

function writeStart({ name, attributes, empty }: StartTag, isRoot: boolean): string {
  const seen = new Set<string>();
  const kept = attributes.filter(([attribute, value]) => {
    if (seen.has(attribute) || !isSafeAttribute(name, attribute, value)) return false;
    seen.add(attribute);
    return true;
  });
  const namespaces = isRoot
    ? ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    : '';
  const written = kept.map(([attribute, value]) => ` ${attribute}="${escape(value)}"`).join('');
  return `<${name}${namespaces}${written}${empty ? '/' : ''}>`;
}

/** Writes the tokens that are kept; an unknown element is dropped with everything inside it. */
class Writer {
  readonly #open: { readonly name: string; readonly kept: boolean }[] = [];
  #out = '';
  #roots = 0;

  get done(): string | undefined {
    return this.#roots === 1 && this.#open.length === 0 ? this.#out : undefined;
  }

  /** Returns false if the source is not well-formed. */
  take(token: SvgToken): boolean {
    if (token.kind === 'START') return this.#start(token);
    if (token.kind === 'END') return this.#end(token.name);
    return this.#text(token.text);
  }

  #start(tag: StartTag): boolean {
    const isRoot = this.#open.length === 0;
    if (isRoot) this.#roots += 1;
    if (this.#open.length >= MAX_DEPTH || (isRoot && tag.name !== 'svg')) return false;
    const kept = (this.#open.at(-1)?.kept ?? true) && elements.has(tag.name);
    if (kept) this.#out += writeStart(tag, isRoot);
    if (!tag.empty) this.#open.push({ name: tag.name, kept });
    return true;
  }

  #end(name: string): boolean {
    const element = this.#open.pop();
    if (element === undefined || element.name !== name) return false;
    if (element.kept) this.#out += `</${name}>`;
    return true;
  }

  #text(text: string): boolean {
    const parent = this.#open.at(-1);
    if (parent === undefined) return text.trim() === '';
    if (!parent.kept) return true;
    if (parent.name !== 'style') this.#out += escape(text);
    else if (isSafeCss(text)) this.#out += escape(text);
    return true;
  }
}

/** The safe picture; undefined if the source is not an SVG that can be made safe. */
export function safeSvg(source: string): string | undefined {
  const tokens = svgTokens(source);
  if (tokens === undefined) return undefined;
  const writer = new Writer();
  return tokens.every((token) => writer.take(token)) ? writer.done : undefined;
}
