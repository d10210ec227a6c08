// Reads GIFT: Moodle's questions as plain text.
import type { Loss } from '#contract/entities/exchange.ts';
import type { MaybeRich } from '#contract/rich-text/nodes.ts';
import type { LocalizedText } from '#contract/texts.ts';
import type { Portable, PortableGap } from '#tasks/kit/portable.ts';
import { rightOfOne, rightOfSeveral } from '../fractions.ts';
import { gapId, gapMark, gapsAskedIn } from '../gap-text.ts';
import { fromMarkup, fromPlain, fromRichMarkup } from '../markup.ts';
import { linesMarkup } from '../rich/write-rich.ts';
import type { PictureFor } from '../rich/read-rich.ts';
import { isEmptyText, NO_TEXT, refused, russian, type FoundItem } from '../found.ts';
import type { PicturesFound } from '../pictures-found.ts';
import { dividedAt, placesOf, unescapeGift } from './gift-text.ts';

/** Such as `[html]`: before the question, for the answers as well. */
const FORMAT = /^\s*\[(html|plain|moodle|markdown)\]/i;

const isHtmlIn = (source: string): boolean => FORMAT.exec(source)?.[1]?.toLowerCase() === 'html';

interface Reading {
  readonly pictureFor: PictureFor;
  readonly isHtml: boolean;
  readonly losses: Set<Loss>;
}

const isHtml = (own: RegExpExecArray | null, { isHtml: isAround }: Pick<Reading, 'isHtml'>): boolean =>
  own === null ? isAround : own[1]?.toLowerCase() === 'html';

function textIn(source: string, reading: Reading): LocalizedText {
  const own = FORMAT.exec(source);
  const said = unescapeGift(own === null ? source : source.slice(own[0].length));
  return isHtml(own, reading) ? fromMarkup(said, reading.losses) : fromPlain(said);
}

/** Where a text of ours may be rich. */
function richIn(source: string, reading: Reading): MaybeRich {
  const own = FORMAT.exec(source);
  const said = unescapeGift(own === null ? source : source.slice(own[0].length));
  return isHtml(own, reading) ? fromRichMarkup(said, reading.losses, reading.pictureFor) : fromPlain(said);
}

interface Option {
  readonly sign: '=' | '~';
  readonly percent: number;
  readonly said: string;
  readonly why: string;
}

/** Each answer from its sign to the next; a percentage says what it is worth. */
function optionsIn(source: string): readonly Option[] {
  const places = placesOf(source, '=~');
  return places.map((place, at) => {
    const sign = source[place] === '=' ? '=' : '~';
    const whole = source.slice(place + 1, places[at + 1]);
    const [said, why = ''] = dividedAt(whole, '#');
    const [worth, percent] = /^\s*%(-?[\d.]+)%/.exec(said) ?? [];
    const share = Number(percent ?? (sign === '=' ? '100' : '0')) || 0;
    return { sign, percent: share, said: worth === undefined ? said : said.slice(worth.length), why };
  });
}

const TRUTH: readonly (readonly [RegExp, boolean])[] = [
  [/^\s*(?:T|TRUE)\s*(?:#|$)/i, true],
  [/^\s*(?:F|FALSE)\s*(?:#|$)/i, false],
];
const WORDS_OF_TRUTH: readonly LocalizedText[] = [
  { ru: 'Верно', en: 'True', ch: '正确' },
  { ru: 'Неверно', en: 'False', ch: '错误' },
];

function truthIn(source: string, losses: Set<Loss>): Portable | undefined {
  const found = TRUTH.find(([pattern]) => pattern.test(source));
  if (found === undefined) return undefined;
  if (source.includes('#')) losses.add('ANSWER_FEEDBACK');
  const options = WORDS_OF_TRUTH.map((content, at) => ({
    content,
    isRight: found[1] === (at === 0),
    why: NO_TEXT,
  }));
  return { kind: 'CHOICE', isSingle: true, keepsOrder: true, options };
}

/** The right number of its answers. The right one may have no sign: what follows it answers what is wrong. */
function rightNumberIn(source: string, losses: Set<Loss>): string {
  const options = optionsIn(source);
  if (options.length > 1) losses.add('PARTIAL_CREDIT');
  const unsigned = source.slice(0, placesOf(source, '=~')[0]);
  const isUnsigned = unsigned.trim() !== '';
  if (isUnsigned && options.length > 0) losses.add('ANSWER_FEEDBACK');
  const right = isUnsigned ? unsigned : options.find(({ percent }) => percent >= 100)?.said;
  return dividedAt(right ?? source, '#')[0];
}

function numberIn(source: string, losses: Set<Loss>): Portable {
  const said = rightNumberIn(source, losses);
  const range = /^\s*(-?[\d.e+-]+?)\s*\.\.\s*(-?[\d.e+-]+)\s*$/i.exec(said);
  if (range !== null) {
    const [low, high] = [Number(range[1]), Number(range[2])];
    return {
      kind: 'NUMBER',
      value: (low + high) / 2,
      tolerance: Math.abs(high - low) / 2,
      isRelative: false,
      units: [],
    };
  }
  const [value = '', tolerance = '0'] = said.replaceAll('\\', '').split(':');
  const number = value.trim() === '' ? Number.NaN : Number(value);
  return {
    kind: 'NUMBER',
    value: number,
    tolerance: Math.abs(Number(tolerance)) || 0,
    isRelative: false,
    units: [],
  };
}

function pairsIn(options: readonly Option[], reading: Reading): Portable {
  const pairs = options.map(({ said }) => dividedAt(said.replaceAll('->', '\u0000'), '\u0000'));
  const rights = [...new Set(pairs.map(([, right = '']) => right.trim()))];
  const asked = pairs.filter(([left]) => left.trim() !== '');
  return {
    kind: 'PAIRS',
    left: asked.map(([left]) => textIn(left, reading)),
    answers: rights.map((right) => textIn(right, reading)),
    pairs: asked.map(([, right = '']) => rights.indexOf(right.trim())),
  };
}

function choiceIn(options: readonly Option[], reading: Reading): Portable {
  const isSingle = options.some(({ sign }) => sign === '=');
  const fractions = options.map(({ percent }) => percent);
  const right = (isSingle ? rightOfOne : rightOfSeveral)(fractions, reading.losses);
  return {
    kind: 'CHOICE',
    isSingle,
    keepsOrder: false,
    options: options.map(({ said, why }, at) => ({
      content: textIn(said, reading),
      isRight: right.includes(at),
      why: textIn(why, reading),
    })),
  };
}

/** Between the braces. */
function portableIn(source: string, reading: Reading): Portable {
  const { losses } = reading;
  if (source.trim() === '') return { kind: 'ESSAY', sample: NO_TEXT, hasRubric: false };
  if (source.trim().startsWith('#')) return numberIn(source.trim().slice(1), losses);
  const truth = truthIn(source, losses);
  if (truth !== undefined) return truth;
  const options = optionsIn(source);
  if (options.length > 0 && options.every(({ sign, said }) => sign === '=' && said.includes('->')))
    return pairsIn(options, reading);
  if (options.length === 0 || options.some(({ sign }) => sign === '~')) return choiceIn(options, reading);
  if (options.some(({ why }) => why !== '')) losses.add('ANSWER_FEEDBACK');
  if (options.some(({ percent }) => percent < 100)) losses.add('PARTIAL_CREDIT');
  const accepted = options.filter(({ percent }) => percent >= 100).map(({ said }) => textIn(said, reading));
  return { kind: 'TEXT', accepted, caseMatters: false, hasOwnRules: false };
}

/** A word is missing where the answers stand within the sentence. */
const withGap = (before: string, after: string): string =>
  /^[\s.,;:!?]*$/.test(after) ? before : `${before.trimEnd()} … ${after.trimStart()}`;

/** The one gap of a sentence whose word is missing; undefined: what is asked is no word, or is told more of than a gap may. */
function gapOf(portable: Portable): PortableGap | undefined {
  const id = gapId(0);
  if (portable.kind === 'TEXT') return { id, kind: 'TYPED', accepted: portable.accepted };
  if (portable.kind !== 'CHOICE' || !portable.isSingle) return undefined;
  const right = portable.options.findIndex(({ isRight }) => isRight);
  const isTold = portable.options.some(({ why }) => !isEmptyText(why));
  if (isTold || portable.options.length < 2 || right < 0) return undefined;
  return { id, kind: 'PICKED', options: portable.options.map(({ content }) => content), right };
}

interface Asked {
  readonly question: MaybeRich;
  readonly portable: Portable;
}

/** The question, with its gap where the answers stand within a sentence. */
function askedIn(before: string, after: string, portable: Portable, reading: Reading): Asked {
  const gap = after.trim() === '' ? undefined : gapOf(portable);
  if (gap === undefined) return { question: richIn(withGap(before, after), reading), portable };
  const own = FORMAT.exec(before);
  const [opened, closed] = [before.slice(own?.[0].length ?? 0), after].map(unescapeGift);
  const isMarkup = isHtml(own, reading);
  const [left = '', right = ''] = [opened, closed].map((part = '') => (isMarkup ? part : linesMarkup(part)));
  const spaced = [/\s$/.test(before) ? ' ' : '', /^\s/.test(after) ? ' ' : ''];
  const markup = `${left}${spaced[0]}${gapMark(0)}${spaced[1]}${right}`;
  return gapsAskedIn(markup, [gap], reading.losses, reading.pictureFor);
}

function readQuestion(source: string, pictures: PicturesFound): FoundItem {
  const losses = new Set<Loss>();
  const [, name = '', rest = source] = /^\s*::((?:\\.|[^\\:])*)::([\s\S]*)$/.exec(source) ?? [];
  const [open] = placesOf(rest, '{');
  const close = placesOf(rest, '}').at(-1);
  const title = unescapeGift(name);
  if (open === undefined || close === undefined || close < open)
    return refused(title, russian(unescapeGift(rest)), 'NO_SUCH_TYPE');
  // Several gaps are none of the format, and what stands between them would be lost.
  if (placesOf(rest, '{').length > 1)
    return refused(title, russian(unescapeGift(rest.slice(0, open))), 'UNREADABLE');
  const [before, after] = [rest.slice(0, open), rest.slice(close + 1)];
  const reading: Reading = {
    isHtml: isHtmlIn(before),
    losses,
    pictureFor: (address) => pictures.inline(address),
  };
  const [answers, general = ''] = dividedAt(rest.slice(open + 1, close), '####');
  const { question, portable } = askedIn(before, after, portableIn(answers, reading), reading);
  const told = { maxScore: 1, resultText: richIn(general, reading) };
  return { name: title, question, portable, told, losses: [...losses], problem: undefined };
}

/** The questions of a file, divided by empty lines; comments and categories are none. */
export function readGift(source: string, pictures: PicturesFound): readonly FoundItem[] {
  const lines = source.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const said = lines.filter((line) => !/^\s*(?:\/\/|\$CATEGORY:)/i.test(line));
  return said
    .join('\n')
    .split(/\n[\t ]*(?:\n[\t ]*)+/)
    .filter((block) => block.trim() !== '')
    .map((block) => readQuestion(block, pictures));
}
