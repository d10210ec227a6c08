// Reads Moodle XML: questions as our tasks, with whatever of each ours have no place for.
import type { Loss } from '#contract/entities/exchange.ts';
import type { LocalizedText } from '#contract/texts.ts';
import { rightOfOne, rightOfSeveral } from '../fractions.ts';
import { fromMarkup, fromPlain } from '../markup.ts';
import type { Portable } from '#tasks/kit/portable.ts';
import { isEmptyText, refused, russian, type FoundItem } from '../found.ts';
import { childOf, childrenOf, readXml, textOf, type XmlElement } from '../xml/read-xml.ts';

function textIn(element: XmlElement | undefined, losses: Set<Loss>): LocalizedText {
  if (element === undefined) return russian('');
  if (childrenOf(element, 'file').length > 0) losses.add('PICTURES');
  const said = textOf(childOf(element, 'text'));
  const isPlain = ['plain_text', 'markdown'].includes(element.attributes.get('format') ?? 'html');
  return isPlain ? fromPlain(said) : fromMarkup(said, losses);
}

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

function toldIn(question: XmlElement, losses: Set<Loss>) {
  const of = (name: string): LocalizedText => textIn(childOf(question, name), losses);
  const [hint, another] = childrenOf(question, 'hint');
  if (another !== undefined) losses.add('HINT');
  if (childrenOf(childOf(question, 'tags'), 'tag').length > 0) losses.add('TAGS');
  const points = Number(wordOf(question, 'defaultgrade') || '1');
  return {
    maxScore: Number.isFinite(points) ? points : 1,
    resultText: of('generalfeedback'),
    successResult: of('correctfeedback'),
    failureResult: of('incorrectfeedback'),
    neutralResult: of('partiallycorrectfeedback'),
    hint: textIn(hint, losses),
  };
}

function readQuestion(question: XmlElement): FoundItem {
  const losses = new Set<Loss>();
  const name = wordOf(question, 'name');
  const asked = textIn(childOf(question, 'questiontext'), losses);
  const portable = TYPES[question.attributes.get('type') ?? '']?.(question, losses);
  if (portable === undefined) return refused(name, asked, 'NO_SUCH_TYPE');
  const told = toldIn(question, losses);
  return { name, question: asked, portable, told, losses: [...losses], problem: undefined };
}

/** The questions of a file; categories are none. Throws for what is no XML of Moodle. */
export function readMoodle(source: string): readonly FoundItem[] {
  const quiz = readXml(source);
  const isQuestion = (one: XmlElement): boolean => one.attributes.get('type') !== 'category';
  return childrenOf(quiz, 'question').filter(isQuestion).map(readQuestion);
}
