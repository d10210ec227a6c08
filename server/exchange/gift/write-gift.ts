// Writes tasks as GIFT.
import type { Loss } from '#contract/entities/exchange.ts';
import type { MaybeRich } from '#contract/rich-text/nodes.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import type { Portable } from '#tasks/kit/portable.ts';
import { percentOf } from '../fractions.ts';
import { GAP_MARK, gapPart, gapsLose } from '../gap-text.ts';
import { lossesOf, type Kept } from '../losses.ts';
import { toMarkup } from '../markup.ts';
import { linesMarkup } from '../rich/write-rich.ts';
import { isEmptyText } from '../found.ts';
import { portableOf, type WrittenItem } from '../model.ts';
import { escapeGift } from './gift-text.ts';

const markup = (text: MaybeRich): string => escapeGift(toMarkup(text));

function choice({ isSingle, options }: Extract<Portable, { kind: 'CHOICE' }>): readonly string[] {
  const rightCount = options.filter(({ isRight }) => isRight).length;
  return options.map(({ content, isRight, why }) => {
    const sign = isSingle ? (isRight ? '=' : '~') : `~%${percentOf(isRight, rightCount)}%`;
    return `${sign}${markup(content)}${isEmptyText(why) ? '' : `#${markup(why)}`}`;
  });
}

/** One gap is a word that is missing; GIFT has no text with several. */
function gapAnswers({ gaps }: Extract<Portable, { kind: 'GAPS' }>): readonly string[] | undefined {
  const [gap, another] = gaps;
  if (gap === undefined || another !== undefined) return undefined;
  if (gap.kind === 'TYPED') return gap.accepted.map(({ ru }) => `=${escapeGift(linesMarkup(ru))}`);
  return gap.options.map(({ ru }, at) => `${at === gap.right ? '=' : '~'}${escapeGift(linesMarkup(ru))}`);
}

/** What stands before the braces and after them. */
function around(question: MaybeRich, portable: Portable): readonly [before: string, after: string] {
  if (portable.kind !== 'GAPS') return [`${markup(question)} `, ''];
  const [before = '', , after = ''] = portable.text.ru.split(GAP_MARK).map(linesMarkup);
  const [opened = '', closed = ''] = gapPart(`${before}\u0000${after}`).split('\u0000');
  return [markup(question) + escapeGift(opened), escapeGift(closed)];
}

/** The lines between the braces; undefined: GIFT has nothing of the kind. */
function answersOf(portable: Portable): readonly string[] | undefined {
  switch (portable.kind) {
    case 'CHOICE':
      return choice(portable);
    case 'TEXT':
      return portable.accepted.map((one) => `=${markup(one)}`);
    case 'NUMBER':
      return [`#${portable.value}:${portable.tolerance}`];
    case 'PAIRS':
      return portable.left.map((left, at) => {
        const right = portable.answers[portable.pairs[at] ?? -1];
        return `=${markup(left)} -> ${right === undefined ? '' : markup(right)}`;
      });
    case 'GAPS':
      return gapAnswers(portable);
    case 'ORDER':
      return undefined;
    case 'ESSAY':
      return [];
  }
}

/** Each thing of the key that GIFT has no place for. */
const LOST: readonly (readonly [Loss, (portable: Portable) => boolean])[] = [
  ['SETTINGS', (one) => one.kind === 'CHOICE' && one.keepsOrder],
  ['RULES', (one) => one.kind === 'TEXT' && (one.hasOwnRules || one.caseMatters)],
  ['UNITS', (one) => one.kind === 'NUMBER' && one.units.length > 0],
  ['TOLERANCE', (one) => one.kind === 'NUMBER' && one.isRelative],
  [
    'DISTRACTORS',
    (one) => one.kind === 'PAIRS' && one.answers.some((_answer, at) => !one.pairs.includes(at)),
  ],
  ['SAMPLE', (one) => one.kind === 'ESSAY' && !isEmptyText(one.sample)],
  ['RUBRIC', (one) => one.kind === 'ESSAY' && one.hasRubric],
];

const KEPT: ReadonlySet<Kept> = new Set(['FORMATTING']);
const NAME_LETTERS = 100;

/** One question. */
export function writeGiftQuestion(task: TaskData): WrittenItem {
  const portable = portableOf(task);
  const answers = portable === null ? undefined : answersOf(portable);
  if (portable === null || answers === undefined) return { text: undefined, losses: [] };
  const lost = LOST.flatMap(([loss, isLost]) => (isLost(portable) ? [loss] : []));
  const { content } = task.question;
  const [before, after] = around(content, portable);
  const name = escapeGift(content.ru.split('\n')[0]?.slice(0, NAME_LETTERS) ?? '');
  const general = isEmptyText(task.resultText) ? [] : [`####${markup(task.resultText)}`];
  return {
    text: `::${name}:: [html]${before}{\n${[...answers, ...general].join('\n')}\n}${after}`,
    losses: [
      ...lossesOf(task, KEPT),
      ...lost,
      ...(portable.kind === 'GAPS' ? gapsLose(portable.text, portable.gaps) : []),
    ],
  };
}

/** A file of questions. */
export const giftFile = (questions: readonly string[]): string => `${questions.join('\n\n')}\n`;
