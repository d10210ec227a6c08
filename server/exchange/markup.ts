/**
 * Texts as other systems have them: HTML, in which several languages stand in the spans of Moodle's multilang filter. What is
 * written is the plain text alone; of what is read, words and lines are kept and the rest is named as lost.
 */
import type { Loss } from '#contract/entities/exchange.ts';
import { LANGUAGES, LANGUAGE_TAGS, type Language } from '#contract/languages.ts';
import type { LocalizedText } from '#contract/texts.ts';
import { isEmptyText, NO_TEXT, russian } from './found.ts';

const languageOf = (tag: string): Language | undefined =>
  LANGUAGES.find((language) => tag.toLowerCase().split(/[-_]/)[0] === LANGUAGE_TAGS[language]);

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const linesOf = (text: string): string => escapeMarkup(text).replaceAll('\n', '<br>');

/** The text as HTML: each language in a span of its own where there are several. */
export function toMarkup(text: LocalizedText): string {
  const said = LANGUAGES.filter((language) => text[language] !== '');
  if (said.length === 0) return '';
  if (said.length === 1 && said[0] === 'ru') return linesOf(text.ru);
  return said
    .map(
      (language) =>
        `<span lang="${LANGUAGE_TAGS[language]}" class="multilang">${linesOf(text[language])}</span>`,
    )
    .join('');
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  deg: '°',
  micro: 'µ',
  times: '×',
  plusmn: '±',
  rarr: '→',
};
const MAX_CODE = 0x10ffff;

function signOf(whole: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return Number.isInteger(code) && code > 0 && code <= MAX_CODE ? String.fromCodePoint(code) : whole;
}

const unescaped = (text: string): string =>
  text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => signOf(whole, name));

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
  return unescaped(words)
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const SPAN = /<span\b([^<>]*)>([\s\S]*?)<\/span\s*>/gi;

/** The words of HTML in each of our languages; Russian where it names none. */
export function fromMarkup(markup: string, losses: Set<Loss>): LocalizedText {
  const text: Record<Language, string> = { ...NO_TEXT };
  for (const [, attributes = '', inner = ''] of markup.matchAll(SPAN)) {
    if (!/\bclass\s*=\s*["'][^"']*\bmultilang\b/i.test(attributes)) continue;
    const language = languageOf(/\blang\s*=\s*["']([\w-]+)/i.exec(attributes)?.[1] ?? '');
    if (language === undefined) losses.add('LANGUAGES');
    else text[language] = plain(inner, losses);
  }
  return isEmptyText(text) ? russian(plain(markup, losses)) : text;
}

/** Text that is no HTML. */
export const fromPlain = (text: string): LocalizedText => russian(text.replaceAll('\r\n', '\n').trim());
