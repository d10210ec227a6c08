// Writes tasks as Moodle XML.
import type { Loss } from '#contract/entities/exchange.ts';
import type { LocalizedText } from '#contract/texts.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import type { Portable } from '#tasks/kit/portable.ts';
import { percentOf } from '../fractions.ts';
import { lossesOf } from '../losses.ts';
import { escapeMarkup, toMarkup } from '../markup.ts';
import { isEmptyText } from '../found.ts';
import { portableOf, type WrittenItem } from '../model.ts';

const element = (name: string, inner: string, attributes = ''): string =>
  `<${name}${attributes}>${inner}</${name}>`;
const text = (said: string): string => element('text', escapeMarkup(said));
const HTML = ' format="html"';
const said = (name: string, content: LocalizedText, attributes = ''): string =>
  element(name, text(toMarkup(content)), `${attributes}${HTML}`);

function answer(content: LocalizedText, percent: string, why?: LocalizedText): string {
  const feedback = why === undefined || isEmptyText(why) ? '' : said('feedback', why);
  return element('answer', `${text(toMarkup(content))}${feedback}`, ` fraction="${percent}"${HTML}`);
}

function choice({ isSingle, keepsOrder, options }: Extract<Portable, { kind: 'CHOICE' }>): string {
  const rightCount = options.filter(({ isRight }) => isRight).length;
  const percent = (isRight: boolean): string => {
    if (isSingle) return isRight ? '100' : '0';
    return percentOf(isRight, rightCount);
  };
  return [
    element('single', String(isSingle)),
    element('shuffleanswers', String(!keepsOrder)),
    ...options.map(({ content, isRight, why }) => answer(content, percent(isRight), why)),
  ].join('');
}

function number({ value, tolerance, units }: Extract<Portable, { kind: 'NUMBER' }>): string {
  const key = element(
    'answer',
    `${text(String(value))}${element('tolerance', String(tolerance))}`,
    ' fraction="100"',
  );
  const known = units.map(({ text: name, factor }) =>
    element(
      'unit',
      `${element('multiplier', String(1 / factor))}${element('unit_name', escapeMarkup(name.ru))}`,
    ),
  );
  return `${key}${known.length === 0 ? '' : element('units', known.join(''))}`;
}

function pairs({ left, answers, pairs: places }: Extract<Portable, { kind: 'PAIRS' }>): string {
  const pair = (one: string, right: LocalizedText | undefined): string =>
    element(
      'subquestion',
      `${text(one)}${element('answer', text(right === undefined ? '' : toMarkup(right)))}`,
      HTML,
    );
  const asked = left.map((one, at) => pair(toMarkup(one), answers[places[at] ?? -1]));
  const others = answers.filter((_one, at) => !places.includes(at)).map((one) => pair('', one));
  return [element('shuffleanswers', 'true'), ...asked, ...others].join('');
}

function parts(portable: Portable): readonly [type: string, inner: string] {
  switch (portable.kind) {
    case 'CHOICE':
      return ['multichoice', choice(portable)];
    case 'TEXT':
      return [
        'shortanswer',
        `${element('usecase', portable.caseMatters ? '1' : '0')}${portable.accepted.map((one) => answer(one, '100')).join('')}`,
      ];
    case 'NUMBER':
      return ['numerical', number(portable)];
    case 'PAIRS':
      return ['matching', pairs(portable)];
    case 'ORDER':
      return ['ordering', portable.items.map((one, at) => answer(one, String(at + 1))).join('')];
    case 'ESSAY':
      return ['essay', said('graderinfo', portable.sample)];
  }
}

const KEPT: ReadonlySet<Loss> = new Set(['POINTS', 'FEEDBACK', 'HINT']);

function ownLosses(portable: Portable): readonly Loss[] {
  if (portable.kind === 'TEXT' && portable.hasOwnRules) return ['RULES'];
  if (portable.kind === 'NUMBER') {
    const hasMore = portable.units.some(({ text: { en, ch } }) => `${en}${ch}` !== '');
    return [
      ...(portable.isRelative ? (['TOLERANCE'] as const) : []),
      ...(hasMore ? (['LANGUAGES'] as const) : []),
    ];
  }
  if (portable.kind === 'ORDER' && portable.hasOthers) return ['ORDERS'];
  return portable.kind === 'ESSAY' && portable.hasRubric ? ['RUBRIC'] : [];
}

const NAME_LETTERS = 100;

/** One question. */
export function writeMoodleQuestion(task: TaskData): WrittenItem {
  const portable = portableOf(task);
  if (portable === null) return { text: undefined, losses: [] };
  const [type, inner] = parts(portable);
  const { question, maxScore, resultText, successResult, failureResult, neutralResult, hint } = task;
  const whole = [
    element('name', text(question.content.ru.split('\n')[0]?.slice(0, NAME_LETTERS) ?? '')),
    said('questiontext', question.content),
    element('defaultgrade', String(maxScore)),
    said('generalfeedback', resultText),
    said('correctfeedback', successResult),
    said('partiallycorrectfeedback', neutralResult),
    said('incorrectfeedback', failureResult),
    inner,
    isEmptyText(hint) ? '' : said('hint', hint),
  ].join('\n');
  return {
    text: element('question', `\n${whole}\n`, ` type="${type}"`),
    losses: [...lossesOf(task, KEPT), ...ownLosses(portable)],
  };
}

/** A file of questions. */
export const moodleFile = (questions: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>\n`;
