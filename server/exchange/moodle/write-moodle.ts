// Writes tasks as Moodle XML.
import type { Loss } from '#contract/entities/exchange.ts';
import { filesIn } from '#contract/rich-text/in-content.ts';
import type { MaybeRich } from '#contract/rich-text/nodes.ts';
import type { LocalizedText } from '#contract/texts.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import type { Portable } from '#tasks/kit/portable.ts';
import { percentOf } from '../fractions.ts';
import { gapPart, gapsLose } from '../gap-text.ts';
import { lossesOf, type Kept } from '../losses.ts';
import { picturesBelow, toMarkup } from '../markup.ts';
import { escapeMarkup } from '../rich/signs.ts';
import { clozeMarkup } from './cloze.ts';
import { isEmptyText } from '../found.ts';
import { portableOf, type PictureSource, type WrittenItem } from '../model.ts';

const element = (name: string, inner: string, attributes = ''): string =>
  `<${name}${attributes}>${inner}</${name}>`;
const text = (said: string): string => element('text', escapeMarkup(said));
const HTML = ' format="html"';
const said = (name: string, content: LocalizedText): string => element(name, text(toMarkup(content)), HTML);

/** A text that may be rich, with the pictures that stand in it; those beside it stand below it, and `after` follows. */
function richSaid(
  name: string,
  content: MaybeRich,
  pictureOf: PictureSource,
  beside: TaskData['question'] = { content, filesId: [] },
  after = '',
): string {
  const found = new Map(filesIn(beside).map((id) => [id, pictureOf(id)] as const));
  const addressFor = (id: string): string | undefined => {
    const picture = found.get(id);
    return picture && `@@PLUGINFILE@@/${encodeURIComponent(picture.name)}`;
  };
  const below = picturesBelow(beside, addressFor);
  const files = [...found.values()].map((picture) =>
    picture === undefined
      ? ''
      : element('file', picture.base64, ` name="${escapeMarkup(picture.name)}" path="/" encoding="base64"`),
  );
  return element(name, `${text(toMarkup(content, { addressFor, below }) + after)}${files.join('')}`, HTML);
}

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
    case 'GAPS':
      // The gaps stand in the question itself.
      return ['cloze', ''];
    case 'ESSAY':
      return ['essay', said('graderinfo', portable.sample)];
  }
}

const KEPT: ReadonlySet<Kept> = new Set(['POINTS', 'FEEDBACK', 'HINT', 'FORMATTING', 'PICTURES_IN_TEXTS']);

/** What of a question Moodle has no place for. */
const OWN: readonly (readonly [loss: Loss, isLost: (portable: Portable) => boolean])[] = [
  ['RULES', (one) => one.kind === 'TEXT' && one.hasOwnRules],
  ['TOLERANCE', (one) => one.kind === 'NUMBER' && one.isRelative],
  [
    'LANGUAGES',
    (one) => one.kind === 'NUMBER' && one.units.some(({ text: { en, ch } }) => `${en}${ch}` !== ''),
  ],
  ['ORDERS', (one) => one.kind === 'ORDER' && one.hasOthers],
  ['RUBRIC', (one) => one.kind === 'ESSAY' && one.hasRubric],
];

const ownLosses = (portable: Portable): readonly Loss[] => [
  ...OWN.flatMap(([loss, isLost]) => (isLost(portable) ? [loss] : [])),
  ...(portable.kind === 'GAPS' ? gapsLose(portable.text, portable.gaps) : []),
];

const NAME_LETTERS = 100;

/** One question. */
export function writeMoodleQuestion(task: TaskData, pictureOf: PictureSource): WrittenItem {
  const portable = portableOf(task);
  if (portable === null) return { text: undefined, losses: [] };
  const [type, inner] = parts(portable);
  const { question, maxScore, resultText, successResult, failureResult, neutralResult, hint } = task;
  const gaps = portable.kind === 'GAPS' ? gapPart(clozeMarkup(portable)) : '';
  const whole = [
    element('name', text(question.content.ru.split('\n')[0]?.slice(0, NAME_LETTERS) ?? '')),
    richSaid('questiontext', question.content, pictureOf, question, gaps),
    element('defaultgrade', String(maxScore)),
    richSaid('generalfeedback', resultText, pictureOf),
    richSaid('correctfeedback', successResult, pictureOf),
    richSaid('partiallycorrectfeedback', neutralResult, pictureOf),
    richSaid('incorrectfeedback', failureResult, pictureOf),
    inner,
    isEmptyText(hint) ? '' : richSaid('hint', hint, pictureOf),
  ].join('\n');
  return {
    text: element('question', `\n${whole}\n`, ` type="${type}"`),
    losses: [...lossesOf(task, KEPT), ...ownLosses(portable)],
  };
}

/** A file of questions. */
export const moodleFile = (questions: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>\n`;
