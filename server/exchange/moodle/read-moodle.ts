// Reads Moodle XML: questions as our tasks, with whatever of each ours have no place for.
import type { Loss } from '#contract/entities/exchange.ts';
import type { MaybeRich } from '#contract/rich-text/nodes.ts';
import type { LocalizedText } from '#contract/texts.ts';
import { rightOfOne, rightOfSeveral } from '../fractions.ts';
import { gapsAskedIn } from '../gap-text.ts';
import { fromMarkup, fromPlain, fromRichMarkup } from '../markup.ts';
import type { PictureFor } from '../rich/read-rich.ts';
import type { Portable } from '#tasks/kit/portable.ts';
import { isEmptyText, refused, russian, type FoundItem } from '../found.ts';
import { decodedPath, type PicturesFound } from '../pictures-found.ts';
import { clozeIn, type GapsFound } from './cloze.ts';
import { isMissingWords, missingWordsIn } from './missing-words.ts';
import { childOf, childrenOf, readXml, textOf, type XmlElement } from '../xml/read-xml.ts';

function textIn(element: XmlElement | undefined, losses: Set<Loss>): LocalizedText {
  if (element === undefined) return russian('');
  if (childrenOf(element, 'file').length > 0) losses.add('PICTURES');
  const said = textOf(childOf(element, 'text'));
  return isPlainIn(element) ? fromPlain(said) : fromMarkup(said, losses);
}

const isPlainIn = ({ attributes }: XmlElement): boolean =>
  ['plain_text', 'markdown'].includes(attributes.get('format') ?? 'html');

/** The pictures of a text by the addresses under which Moodle writes them. */
function picturesOf(element: XmlElement, pictures: PicturesFound): PictureFor {
  const files = childrenOf(element, 'file').filter(
    ({ attributes }) => attributes.get('encoding') === 'base64',
  );
  const found = new Map(
    files.map((file) => {
      const { attributes } = file;
      return [`${attributes.get('path') ?? '/'}${attributes.get('name') ?? ''}`, file] as const;
    }),
  );
  return (address) => {
    const [, path] = /^@@PLUGINFILE@@(\/[^?#]*)/.exec(address) ?? [];
    if (path === undefined) return pictures.inline(address);
    const file = found.get(path) ?? found.get(decodedPath(path));
    return file && pictures.add(file.attributes.get('name') ?? '', textOf(file));
  };
}

function richIn(element: XmlElement | undefined, losses: Set<Loss>, pictures: PicturesFound): MaybeRich {
  if (element === undefined) return russian('');
  const said = textOf(childOf(element, 'text'));
  return isPlainIn(element) ? fromPlain(said) : fromRichMarkup(said, losses, picturesOf(element, pictures));
}

const typeOf = ({ attributes }: XmlElement): string => attributes.get('type') ?? '';

const wordOf = (element: XmlElement, name: string): string => {
  const child = childOf(element, name);
  return (textOf(childOf(child, 'text')) || textOf(child)).trim();
};

/** The whole of the points, in percent. */
const WHOLE = 100;

interface Answer {
  readonly content: LocalizedText;
  readonly fraction: number;
  readonly why: LocalizedText;
}

function answersOf(question: XmlElement, losses: Set<Loss>): readonly Answer[] {
  return childrenOf(question, 'answer').map((answer) => ({
    content: textIn(answer, losses),
    fraction: Number(answer.attributes.get('fraction') ?? 0) || 0,
    why: textIn(childOf(answer, 'feedback'), losses),
  }));
}

function choice(question: XmlElement, losses: Set<Loss>): Portable {
  const answers = answersOf(question, losses);
  const isSingle = wordOf(question, 'single') !== 'false';
  const fractions = answers.map(({ fraction }) => fraction);
  const right = (isSingle ? rightOfOne : rightOfSeveral)(fractions, losses);
  return {
    kind: 'CHOICE',
    isSingle,
    keepsOrder: ['false', '0'].includes(wordOf(question, 'shuffleanswers')),
    options: answers.map(({ content, why }, at) => ({ content, why, isRight: right.includes(at) })),
  };
}

const TRUTHS: Readonly<Record<string, LocalizedText>> = {
  true: { ru: 'Верно', en: 'True', ch: '正确' },
  false: { ru: 'Неверно', en: 'False', ch: '错误' },
};

function truth(question: XmlElement, losses: Set<Loss>): Portable {
  const options = answersOf(question, losses).map(({ content, fraction, why }) => ({
    content: TRUTHS[content.ru.toLowerCase()] ?? content,
    isRight: fraction > 0,
    why,
  }));
  return { kind: 'CHOICE', isSingle: true, keepsOrder: true, options };
}

function shortAnswer(question: XmlElement, losses: Set<Loss>): Portable {
  const all = answersOf(question, losses);
  const right = all.filter(({ fraction }) => fraction >= WHOLE);
  if (all.some(({ fraction }) => fraction > 0 && fraction < WHOLE)) losses.add('PARTIAL_CREDIT');
  if (all.some(({ why }) => !isEmptyText(why))) losses.add('ANSWER_FEEDBACK');
  if (right.some(({ content }) => content.ru.includes('*'))) losses.add('WILDCARD');
  const accepted = right.map(({ content }) => content);
  return { kind: 'TEXT', accepted, caseMatters: wordOf(question, 'usecase') === '1', hasOwnRules: false };
}

const numberIn = (text: string): number => Number(text.trim().replace(',', '.'));

function numeric(question: XmlElement, losses: Set<Loss>): Portable {
  const answers = childrenOf(question, 'answer');
  const answer = answers.find((one) => Number(one.attributes.get('fraction') ?? 0) >= WHOLE);
  if (answers.length > 1) losses.add('PARTIAL_CREDIT');
  const units = childrenOf(childOf(question, 'units'), 'unit').map((unit) => ({
    text: fromPlain(textOf(childOf(unit, 'unit_name'))),
    // Moodle says how many of the unit are one of the key's; ours how many of the key's are one of the unit.
    factor: 1 / (numberIn(textOf(childOf(unit, 'multiplier'))) || 1),
  }));
  const value = numberIn(textOf(childOf(answer, 'text')) || 'none');
  const tolerance = Math.abs(numberIn(textOf(childOf(answer, 'tolerance'))) || 0);
  return { kind: 'NUMBER', value, tolerance, isRelative: false, units };
}

function matching(question: XmlElement, losses: Set<Loss>): Portable {
  const pairs = childrenOf(question, 'subquestion').map((pair) => ({
    left: textIn(pair, losses),
    right: textOf(childOf(childOf(pair, 'answer'), 'text')).trim(),
  }));
  const rights = [...new Set(pairs.map(({ right }) => right))];
  const asked = pairs.filter(({ left }) => !isEmptyText(left));
  return {
    kind: 'PAIRS',
    left: asked.map(({ left }) => left),
    answers: rights.map((right) => fromMarkup(right, losses)),
    pairs: asked.map(({ right }) => rights.indexOf(right)),
  };
}

function ordering(question: XmlElement, losses: Set<Loss>): Portable {
  return {
    kind: 'ORDER',
    items: answersOf(question, losses).map(({ content }) => content),
    hasOthers: false,
  };
}

function essay(question: XmlElement, losses: Set<Loss>): Portable {
  if (!isEmptyText(textIn(childOf(question, 'responsetemplate'), losses))) losses.add('SETTINGS');
  // Files instead of a text, or beside it.
  if (Number(wordOf(question, 'attachments')) !== 0) losses.add('SETTINGS');
  return { kind: 'ESSAY', sample: textIn(childOf(question, 'graderinfo'), losses), hasRubric: false };
}

const TYPES: Readonly<Record<string, (question: XmlElement, losses: Set<Loss>) => Portable>> = {
  multichoice: choice,
  truefalse: truth,
  shortanswer: shortAnswer,
  numerical: numeric,
  matching,
  ordering,
  essay,
};

function toldIn(question: XmlElement, losses: Set<Loss>, pictures: PicturesFound) {
  const of = (name: string): MaybeRich => richIn(childOf(question, name), losses, pictures);
  const [hint, another] = childrenOf(question, 'hint');
  if (another !== undefined) losses.add('HINT');
  if (childrenOf(childOf(question, 'tags'), 'tag').length > 0) losses.add('TAGS');
  // As Moodle 1.9 wrote the picture of a question.
  if (childOf(question, 'image_base64') !== undefined) losses.add('PICTURES');
  const points = Number(wordOf(question, 'defaultgrade') || '1');
  return {
    maxScore: Number.isFinite(points) ? points : 1,
    resultText: of('generalfeedback'),
    successResult: of('correctfeedback'),
    failureResult: of('incorrectfeedback'),
    neutralResult: of('partiallycorrectfeedback'),
    hint: richIn(hint, losses, pictures),
  };
}

interface Asked {
  readonly question: MaybeRich;
  readonly portable: Portable | undefined;
}

function gapsFoundIn(question: XmlElement, source: string, losses: Set<Loss>): GapsFound | undefined {
  const type = typeOf(question);
  if (isMissingWords(type)) return missingWordsIn(question, type, source, losses);
  return type === 'cloze' ? clozeIn(source, losses) : undefined;
}

/** A question in whose text the gaps stand. */
function gapsOf(question: XmlElement, losses: Set<Loss>, pictures: PicturesFound): Asked | undefined {
  const element = childOf(question, 'questiontext');
  const found = element && gapsFoundIn(question, textOf(childOf(element, 'text')), losses);
  if (element === undefined || found === undefined) return undefined;
  return gapsAskedIn(found.markup, found.gaps, losses, picturesOf(element, pictures));
}

function askedBy(question: XmlElement, losses: Set<Loss>, pictures: PicturesFound): Asked {
  const withGaps = gapsOf(question, losses, pictures);
  if (withGaps !== undefined) return withGaps;
  const portable = TYPES[typeOf(question)]?.(question, losses);
  return { question: richIn(childOf(question, 'questiontext'), losses, pictures), portable };
}

function readQuestion(question: XmlElement, pictures: PicturesFound): FoundItem {
  const losses = new Set<Loss>();
  const name = wordOf(question, 'name');
  const { question: asked, portable } = askedBy(question, losses, pictures);
  if (portable === undefined) return refused(name, asked, 'NO_SUCH_TYPE');
  const told = toldIn(question, losses, pictures);
  return { name, question: asked, portable, told, losses: [...losses], problem: undefined };
}

/** The questions of a file; categories are none. Throws for what is no XML of Moodle. */
export function readMoodle(source: string, pictures: PicturesFound): readonly FoundItem[] {
  const quiz = readXml(source);
  const isQuestion = (one: XmlElement): boolean => typeOf(one) !== 'category';
  // One of them may stand alone.
  return (quiz.name === 'question' ? [quiz] : childrenOf(quiz, 'question'))
    .filter(isQuestion)
    .map((question) => readQuestion(question, pictures));
}
