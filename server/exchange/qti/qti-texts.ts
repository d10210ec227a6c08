// The words of an item of QTI as HTML, as the other formats have them: formulas as the TeX that stands beside their MathML.
import type { Loss } from '#contract/entities/exchange.ts';
import { LANGUAGES, LANGUAGE_TAGS } from '#contract/languages.ts';
import type { MaybeRich } from '#contract/rich-text/nodes.ts';
import type { LocalizedText } from '#contract/texts.ts';
import { NO_TEXT } from '../found.ts';
import { fromMarkup, fromRichMarkup } from '../markup.ts';
import type { PictureFor } from '../rich/read-rich.ts';
import { escapeMarkup } from '../rich/signs.ts';
import { textOf, type XmlElement } from '../xml/read-xml.ts';
import { attributeOf, isElement, plainName, within } from './qti-elements.ts';

/** What is not part of a text: answers, and what is shown at another time or to others. */
const UNSAID = new Set(['rubricblock', 'feedbackblock', 'feedbackinline', 'modalfeedback', 'templateblock']);
export const isInteraction = (element: XmlElement): boolean =>
  plainName(element.name).endsWith('interaction');

/** What looks like TeX is words: formulas are MathML. */
const withoutTex = (markup: string): string => markup.replaceAll('$', '&#36;').replaceAll('\\', '&#92;');
const NO_MARK = (): string => '';
/** What of an element's attributes its words need. */
const KEPT_ATTRIBUTES = ['href', 'src', 'alt', 'class', 'colspan', 'rowspan', 'start'] as const;

const attributesIn = ({ attributes }: XmlElement): string =>
  KEPT_ATTRIBUTES.map((name) => {
    const value = attributes.get(name);
    return value === undefined ? '' : ` ${name}="${escapeMarkup(value)}"`;
  }).join('');

/** undefined: the formula has no TeX beside it. */
function formulaOf(element: XmlElement): string | undefined {
  if (element.name !== 'math') return undefined;
  const isTex = (one: XmlElement): boolean => (attributeOf(one, 'encoding') ?? '').includes('tex');
  const tex = textOf(within(element, 'annotation').find(isTex)).trim();
  if (tex === '') return undefined;
  const isBlock = attributeOf(element, 'display') === 'block';
  return isBlock ? `\\[${escapeMarkup(tex)}\\]` : `\\(${escapeMarkup(tex)}\\)`;
}

/** A part in one of our languages, as we write it: others' parts in another language are words like the rest. */
function languageOf({ name, attributes }: XmlElement): string | undefined {
  if (name !== 'span' && name !== 'div') return undefined;
  const language = attributes.get('class') === 'multilang' ? attributes.get('lang') : undefined;
  return LANGUAGES.map((one) => LANGUAGE_TAGS[one]).find((tag) => language?.toLowerCase().startsWith(tag));
}

const isPictureObject = ({ name, attributes }: XmlElement): boolean =>
  name === 'object' && (attributes.get('type') ?? '').startsWith('image/');

function elementMarkup(element: XmlElement, inner: string): string {
  const language = languageOf(element);
  if (language !== undefined) return `<span lang="${language}" class="multilang">${inner}</span>`;
  if (element.name === 'span') return inner;
  if (isPictureObject(element)) {
    const [src, alt] = [attributeOf(element, 'data') ?? '', textOf(element).trim()];
    return `<img src="${escapeMarkup(src)}" alt="${escapeMarkup(alt)}"/>`;
  }
  const name = plainName(element.name) === 'contentbody' ? 'div' : element.name;
  return `<${name}${attributesIn(element)}>${inner}</${name}>`;
}

/** The words of an element as HTML. @param markFor what stands for an interaction */
export function markupOf(
  element: XmlElement,
  markFor: (interaction: XmlElement) => string = NO_MARK,
): string {
  return element.children
    .map((child) => {
      if (!isElement(child)) return withoutTex(escapeMarkup(child));
      if (UNSAID.has(plainName(child.name))) return '';
      if (isInteraction(child)) return markFor(child);
      return formulaOf(child) ?? elementMarkup(child, markupOf(child, markFor));
    })
    .join('');
}

export const saidIn = (element: XmlElement | undefined, losses: Set<Loss>): LocalizedText =>
  element === undefined ? NO_TEXT : fromMarkup(markupOf(element), losses);

/** Where a text of ours may be rich: elements one below the other. */
export function richIn(
  elements: readonly XmlElement[],
  losses: Set<Loss>,
  pictureFor: PictureFor,
): MaybeRich {
  const [first, ...more] = elements.map((element) => markupOf(element));
  if (first === undefined) return NO_TEXT;
  return fromRichMarkup([first, ...more.map((one) => `<div>${one}</div>`)].join(''), losses, pictureFor);
}
