/**
 * Texts as other systems have them: HTML, in which several languages stand in the spans of Moodle's multilang filter. Where ours may
 * be rich, what they have of ours is kept; elsewhere words and lines, and the rest is named as lost.
 */
import type { Loss } from '#contract/entities/exchange.ts';
import { LANGUAGES, LANGUAGE_TAGS, textIn, type Language } from '#contract/languages.ts';
import type { LocalizedText } from '#contract/texts.ts';
import { type MaybeRich, type RichDoc, richDocOf } from '#contract/rich-text/nodes.ts';
import { plainText } from '#contract/rich-text/plain-text.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import { isEmptyText, NO_TEXT, russian } from './found.ts';
import { readRich, type PictureFor } from './rich/read-rich.ts';
import { signsOf } from './rich/signs.ts';
import {
  linesMarkup,
  pictureMarkup,
  richMarkup,
  texMarkup,
  type AddressFor,
  type TextWriting,
} from './rich/write-rich.ts';

const languageOf = (tag: string): Language | undefined =>
  LANGUAGES.find((language) => tag.toLowerCase().split(/[-_]/)[0] === LANGUAGE_TAGS[language]);

interface MarkupWriting extends TextWriting {
  /** What one of several languages stands in. */
  readonly inLanguage: (tag: string, inner: string) => string;
  /** What follows the text in a language. */
  readonly below: (language: Language) => string;
}

const MULTILANG: MarkupWriting = {
  addressFor: () => undefined,
  formula: texMarkup,
  inLanguage: (tag, inner) => `<span lang="${tag}" class="multilang">${inner}</span>`,
  below: () => '',
};

/** The pictures beside a question, with what they show in the words of each language. */
export const picturesBelow =
  ({ filesId, alts = {} }: TaskData['question'], addressFor: AddressFor) =>
  (language: Language): string =>
    filesId
      .map((id) =>
        pictureMarkup({ id, alt: alts[id] === undefined ? '' : textIn(alts[id], language) }, addressFor),
      )
      .join('');

/** The text as HTML: each language by itself where there are several. */
export function toMarkup(text: MaybeRich, own: Partial<MarkupWriting> = {}): string {
  const writing = { ...MULTILANG, ...own };
  const inLanguage = (language: Language): string => {
    const doc = richDocOf(text, language);
    const said = doc === undefined ? linesMarkup(text[language]) : richMarkup(doc, writing);
    return said + writing.below(language);
  };
  const said = LANGUAGES.filter(
    (language) => text[language] !== '' || richDocOf(text, language) !== undefined,
  );
  if (said.length === 0) return '';
  if (said.length === 1 && said[0] === 'ru') return inLanguage('ru');
  return said.map((language) => writing.inLanguage(LANGUAGE_TAGS[language], inLanguage(language))).join('');
}

const TAG = /<(?:!--[\s\S]*?--|\/?[a-z][^<>]*)>/gi;
const BREAKS = /^<(?:br\b|\/(?:p|div|li|tr|h[1-6]|ul|ol|table|pre|blockquote)\b)/i;
const SILENT = /^<(?:!--|\/|br\b|p\b|div\b|span\b|body\b|html\b)/i;
/** What is told of a picture stands in its place. */
const ALT = /\balt\s*=\s*"([^"<>]*)"/i;
const PICTURE = /^<(?:img|video|audio|object|embed|iframe|source)\b/i;
/** Nothing of these is a word. */
const UNSAID = /<(script|style|head|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

function plain(markup: string, losses: Set<Loss>): string {
  const said = markup.replaceAll(UNSAID, () => {
    losses.add('FORMATTING');
    return '';
  });
  const words = said.replaceAll(/[\t ]*\r?\n[\t ]*/g, ' ').replaceAll(TAG, (tag) => {
    if (PICTURE.test(tag)) {
      losses.add('PICTURES');
      return ALT.exec(tag)?.[1] ?? '';
    }
    if (!SILENT.test(tag)) losses.add('FORMATTING');
    return BREAKS.test(tag) ? '\n' : '';
  });
  return signsOf(words)
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const SPAN = /<span\b([^<>]*)>([\s\S]*?)<\/span\s*>/gi;
const SPAN_END = /<\/span\s*>/gi;
/** Where the last span ends: what is open behind it is none, and is not looked through for its end again and again. */
const spansEnd = (markup: string): number => {
  const last = [...markup.matchAll(SPAN_END)].at(-1);
  return last === undefined ? 0 : last.index + last[0].length;
};
const IS_MULTILANG = /\bclass\s*=\s*["'][^"']*\bmultilang\b/i;
const spanLanguage = (attributes: string): Language | undefined =>
  languageOf(/\blang\s*=\s*["']([\w-]+)/i.exec(attributes)?.[1] ?? '');

/** What HTML says in each of our languages, Russian where it names none: what stands in no language is said in all of them. */
function inLanguages(markup: string, losses: Set<Loss>): ReadonlyMap<Language, string> {
  const end = spansEnd(markup);
  const [closed, rest] = [markup.slice(0, end), markup.slice(end)];
  const spans = [...closed.matchAll(SPAN)].filter(([, attributes = '']) => IS_MULTILANG.test(attributes));
  const named = spans.map(([, attributes = '']) => spanLanguage(attributes));
  if (named.includes(undefined)) losses.add('LANGUAGES');
  const languages = LANGUAGES.filter((language) => named.includes(language));
  if (languages.length === 0) return new Map([['ru', markup]]);
  const saidIn = (wanted: Language): string =>
    closed.replaceAll(SPAN, (whole, attributes: string, inner: string) => {
      if (!IS_MULTILANG.test(attributes)) return whole;
      return spanLanguage(attributes) === wanted ? inner : '';
    }) + rest;
  return new Map(languages.map((language) => [language, saidIn(language)]));
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
