// Makes an uploaded SVG safe: keeps known drawing elements only, nothing that runs scripts or loads anything.
import { MAX_PICTURE_PIXELS } from '#contract/calls/files.ts';
import { drawnElements } from './drawn-elements.ts';
import { pictureSize } from './picture-size.ts';
import { isSafeCss, LOCAL_LINK } from './safe-css.ts';
import { svgTokens, type StartTag, type SvgToken } from './svg-tokens.ts';

const ELEMENTS = new Set(
  (
    'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image ' +
    'linearGradient radialGradient stop pattern clipPath mask marker style filter feBlend feColorMatrix ' +
    'feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight ' +
    'feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology ' +
    'feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence switch'
  ).split(' '),
);

const EMBEDDED_PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,([A-Za-z0-9+/=\s]*)$/;
const MAX_DEPTH = 200;
/** Elements drawn, <use> followed: several times what the largest picture that is taken can spell out. */
const MAX_DRAWN = 200_000;
/** Control characters are legal in XML and never drawn; they could part a word that is checked. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu;

/** Whether a link is a picture that stands in the link itself and is no larger than an uploaded one may be. */
function isEmbeddedPicture(link: string): boolean {
  const content = EMBEDDED_PICTURE.exec(link)?.[1];
  const size = content === undefined ? undefined : pictureSize(Buffer.from(content, 'base64'));
  return size !== undefined && size.width * size.height <= MAX_PICTURE_PIXELS;
}

function isSafeAttribute(element: string, name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href') {
    return LOCAL_LINK.test(value) || (element === 'image' && isEmbeddedPicture(value));
  }
  if (name === 'xml:space') return true;
  return /^(?!on|xmlns)[a-z][\w-]*$/i.test(name) && isSafeCss(value);
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function writeStart({ name, attributes, empty }: StartTag, isRoot: boolean): string {
  const seen = new Set<string>();
  const clean = attributes.map(([attribute, value]) => [attribute, value.replaceAll(CONTROL, '')] as const);
  const kept = clean.filter(([attribute, value]) => {
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
  readonly #out: string[] = [];
  #roots = 0;
  /** The text of the style sheet that is open: comments, CDATA and entities part it, the browser joins it. */
  #css = '';

  get done(): string | undefined {
    return this.#roots === 1 && this.#open.length === 0 ? this.#out.join('') : undefined;
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
    const kept = this.#isKept(tag);
    if (kept) this.#out.push(writeStart(tag, isRoot));
    if (kept && tag.name === 'style') this.#css = '';
    if (!tag.empty) this.#open.push({ name: tag.name, kept });
    return true;
  }

  /** What stands in a style sheet as an element is no part of it. */
  #isKept({ name }: StartTag): boolean {
    const parent = this.#open.at(-1);
    return (parent?.kept ?? true) && parent?.name !== 'style' && ELEMENTS.has(name);
  }

  #end(name: string): boolean {
    const element = this.#open.pop();
    if (element === undefined || element.name !== name) return false;
    if (!element.kept) return true;
    if (name === 'style' && isSafeCss(this.#css)) this.#out.push(escape(this.#css));
    this.#out.push(`</${name}>`);
    return true;
  }

  #text(source: string): boolean {
    const text = source.replaceAll(CONTROL, '');
    const parent = this.#open.at(-1);
    if (parent === undefined) return text.trim() === '';
    if (!parent.kept) return true;
    if (parent.name === 'style') this.#css += text;
    else this.#out.push(escape(text));
    return true;
  }
}

/** The safe picture; undefined if the source is not an SVG that can be made safe. */
export function safeSvg(source: string): string | undefined {
  const tokens = svgTokens(source);
  if (tokens === undefined || drawnElements(tokens) > MAX_DRAWN) return undefined;
  const writer = new Writer();
  return tokens.every((token) => writer.take(token)) ? writer.done : undefined;
}
