/**
 * Texts as other systems have them: HTML, in which several languages stand in the spans of Moodle's multilang filter. Where ours may
 * be rich, what they have of ours is kept; elsewhere words and lines, and the rest is named as lost.
 */
import type { Loss } from '#contract/entities/exchange.ts';
import { LANGUAGES, LANGUAGE_TAGS, type Language } from '#contract/languages.ts';
import type { LocalizedText } from '#contract/texts.ts';
import { type MaybeRich, type RichDoc, richDocOf } from '#contract/rich-text/nodes.ts';
import { plainText } from '#contract/rich-text/plain-text.ts';
import { isEmptyText, NO_TEXT, russian } from './found.ts';
import { readRich, type PictureFor } from './rich/read-rich.ts';
import { signsOf } from './rich/signs.ts';
import { linesMarkup, richMarkup, type AddressFor } from './rich/write-rich.ts';

const languageOf = (tag: string): Language | undefined =>
  LANGUAGES.find((language) => tag.toLowerCase().split(/[-_]/)[0] === LANGUAGE_TAGS[language]);

const NO_ADDRESS: AddressFor = () => undefined;

/** The text as HTML: each language in a span of its own where there are several. */
export function toMarkup(text: MaybeRich, addressFor: AddressFor = NO_ADDRESS): string {
  const inLanguage = (language: Language): string => {
    const doc = richDocOf(text, language);
    return doc === undefined ? linesMarkup(text[language]) : richMarkup(doc, addressFor);
  };
  const said = LANGUAGES.filter(
    (language) => text[language] !== '' || richDocOf(text, language) !== undefined,
  );
  if (said.length === 0) return '';
  if (said.length === 1 && said[0] === 'ru') return inLanguage('ru');
  return said
    .map(
      (language) =>
        `<span lang="${LANGUAGE_TAGS[language]}" class="multilang">${inLanguage(language)}</span>`,
    )
    .join('');
}

const TAG = /<(?:!--[\s\S]*?--|\/?[a-z][^<>]*)>/gi;
const BREAKS = /^<(?:br\b|\/(?:p|div|li|tr|h[1-6]|ul|ol|table|pre|blockquote)\b)/i;
const SILENT = /^<(?:!--|\/|br\b|p\b|div\b|span\b|body\b|html\b)/i;
const PICTURE = /^<(?:img|video|audio|object|embed|iframe|source)\b/i;
/** Nothing of these is a word. */
const UNSAID = /<(script|style|head|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

function plain(markup: string, losses: Set<Loss>): string {
  const said = markup.replaceAll(UNSAID, () => {
    losses.add('FORMATTING');
    return '';
  });
  const words = said.replaceAll(/[\t ]*\r?\n[\t ]*/g, ' ').replaceAll(TAG, (tag) => {
    if (PICTURE.test(tag)) losses.add('PICTURES');
    else if (!SILENT.test(tag)) losses.add('FORMATTING');
    return BREAKS.test(tag) ? '\n' : '';
  });
  return signsOf(words)
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const SPAN = /<span\b([^<>]*)>([\s\S]*?)<\/span\s*>/gi;

/** What HTML says in each of our languages; Russian where it names none. */
function inLanguages(markup: string, losses: Set<Loss>): ReadonlyMap<Language, string> {
  const found = new Map<Language, string>();
  for (const [, attributes = '', inner = ''] of markup.matchAll(SPAN)) {
    if (!/\bclass\s*=\s*["'][^"']*\bmultilang\b/i.test(attributes)) continue;
    const language = languageOf(/\blang\s*=\s*["']([\w-]+)/i.exec(attributes)?.[1] ?? '');
    if (language === undefined) losses.add('LANGUAGES');
    else found.set(language, inner);
  }
  return found.size === 0 ? new Map([['ru', markup]]) : found;
}

/** The words of HTML. */
export function fromMarkup(markup: string, losses: Set<Loss>): LocalizedText {
  const text: Record<Language, string> = { ...NO_TEXT };
  for (const [language, inner] of inLanguages(markup, losses)) text[language] = plain(inner, losses);
  return isEmptyText(text) ? russian(plain(markup, losses)) : text;
}

/** HTML where a text of ours may be rich. */
export function fromRichMarkup(markup: string, losses: Set<Loss>, pictureFor: PictureFor): MaybeRich {
  const text: Record<Language, string> = { ...NO_TEXT };
  const rich: Partial<Record<Language, RichDoc>> = {};
  for (const [language, inner] of inLanguages(markup, losses)) {
    const doc = readRich(inner, losses, pictureFor);
    text[language] = doc === undefined ? plain(inner, losses) : plainText(doc);
    if (doc !== undefined) rich[language] = doc;
  }
  return Object.keys(rich).length === 0 ? text : { ...text, rich };
}

/** Text that is no HTML. */
export const fromPlain = (text: string): LocalizedText => russian(text.replaceAll('\r\n', '\n').trim());
