// Writes tasks as items of QTI 3.
import type { Loss } from '#contract/entities/exchange.ts';
import { textsOf } from '#contract/languages.ts';
import { filesIn } from '#contract/rich-text/in-content.ts';
import type { MaybeRich } from '#contract/rich-text/nodes.ts';
import type { LocalizedText } from '#contract/texts.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import type { Portable, PortableGap } from '#tasks/kit/portable.ts';
import { GAP_MARK, gapPart, gapsLose } from '../gap-text.ts';
import { picturesBelow } from '../markup.ts';
import { lossesOf, type Kept } from '../losses.ts';
import { escapeMarkup } from '../rich/signs.ts';
import { linesMarkup, type AddressFor } from '../rich/write-rich.ts';
import { isEmptyText } from '../found.ts';
import { portableOf, type PictureSource, type WrittenItem } from '../model.ts';
import { IDENTIFIER, ITEMS, qtiElement as element, qtiText as said } from './qti-markup.ts';
import { pictureAddress } from './write-package.ts';

const MATCH_CORRECT = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml';
const MAP_RESPONSE = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/map_response.xml';
const RESPONSE = ' response-identifier="RESPONSE"';

/** Line ends in an attribute would be read as spaces. */
const attribute = (text: string): string => escapeMarkup(text).replaceAll('\n', '&#10;');

interface GapParts {
  readonly declarations: string;
  readonly interaction: string;
  readonly processing: string;
}

interface Parts {
  readonly cardinality: 'single' | 'multiple' | 'ordered';
  readonly baseType: 'identifier' | 'string' | 'float' | 'directedPair';
  readonly correct: readonly string[];
  readonly mapping?: string;
  readonly interaction: string;
  readonly processing: string;
}

const byTemplate = (template: string): string => `<qti-response-processing template="${template}"/>`;

const choices = (contents: readonly LocalizedText[]): string =>
  contents.map((one, at) => element('simple-choice', said(one), ` identifier="o${at + 1}"`)).join('');

function choice({ isSingle, keepsOrder, options }: Extract<Portable, { kind: 'CHOICE' }>): Parts {
  const attributes = `${RESPONSE} shuffle="${!keepsOrder}" max-choices="${isSingle ? 1 : 0}"`;
  return {
    cardinality: isSingle ? 'single' : 'multiple',
    baseType: 'identifier',
    correct: options.flatMap(({ isRight }, at) => (isRight ? [`o${at + 1}`] : [])),
    interaction: element('choice-interaction', choices(options.map(({ content }) => content)), attributes),
    processing: byTemplate(MATCH_CORRECT),
  };
}

const order = ({ items }: Extract<Portable, { kind: 'ORDER' }>): Parts => ({
  cardinality: 'ordered',
  baseType: 'identifier',
  correct: items.map((_one, at) => `o${at + 1}`),
  interaction: element('order-interaction', choices(items), `${RESPONSE} shuffle="true"`),
  processing: byTemplate(MATCH_CORRECT),
});

function pairs({ left, answers, pairs: places }: Extract<Portable, { kind: 'PAIRS' }>): Parts {
  const set = (sign: string, contents: readonly LocalizedText[], most: number): string =>
    element(
      'simple-match-set',
      contents
        .map((one, at) =>
          element(
            'simple-associable-choice',
            said(one),
            ` identifier="${sign}${at + 1}" match-max="${most}"`,
          ),
        )
        .join(''),
    );
  const sets = `${set('l', left, 1)}${set('r', answers, 0)}`;
  return {
    cardinality: 'multiple',
    baseType: 'directedPair',
    correct: places.map((place, at) => `l${at + 1} r${place + 1}`),
    interaction: element(
      'match-interaction',
      sets,
      `${RESPONSE} shuffle="true" max-associations="${left.length}"`,
    ),
    processing: byTemplate(MATCH_CORRECT),
  };
}

const ENTRY = `<div><qti-text-entry-interaction${RESPONSE}/></div>`;
const wordsIn = (accepted: readonly LocalizedText[]): readonly string[] =>
  accepted.flatMap(textsOf).filter((words) => words !== '');

function words({ accepted, caseMatters }: Extract<Portable, { kind: 'TEXT' }>): Parts {
  const entries = wordsIn(accepted).map(
    (one) => `<qti-map-entry map-key="${attribute(one)}" mapped-value="1" case-sensitive="${caseMatters}"/>`,
  );
  return {
    cardinality: 'single',
    baseType: 'string',
    correct: wordsIn(accepted).slice(0, 1),
    mapping: element('mapping', entries.join(''), ' default-value="0"'),
    interaction: ENTRY,
    processing: byTemplate(MAP_RESPONSE),
  };
}

function number({ value, tolerance }: Extract<Portable, { kind: 'NUMBER' }>): Parts {
  const within = ` tolerance-mode="absolute" tolerance="${tolerance} ${tolerance}"`;
  const equal = element(
    'equal',
    '<qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/>',
    within,
  );
  const whole =
    '<qti-set-outcome-value identifier="SCORE"><qti-variable identifier="MAXSCORE"/></qti-set-outcome-value>';
  return {
    cardinality: 'single',
    baseType: 'float',
    correct: [String(value)],
    interaction: ENTRY,
    processing: element(
      'response-processing',
      element('response-condition', element('response-if', `${equal}${whole}`)),
    ),
  };
}

const essay = ({ sample }: Extract<Portable, { kind: 'ESSAY' }>): Parts => ({
  cardinality: 'single',
  baseType: 'string',
  correct: [],
  interaction: `<qti-extended-text-interaction${RESPONSE}/>${told('scorer', sample)}`,
  processing: '',
});

/** Shown to who marks (a model answer) or to who teaches (an explanation). */
const told = (view: 'scorer' | 'tutor', text: MaybeRich, addressFor?: AddressFor): string =>
  isEmptyText(text)
    ? ''
    : element(
        'rubric-block',
        element('content-body', `<div>${said(text, addressFor)}</div>`),
        ` use="instructions" view="${view}"`,
      );

/** What is right in a gap; each right one brings as much. */
function gapDeclaration(gap: PortableGap): string {
  const isTyped = gap.kind === 'TYPED';
  const right = isTyped ? wordsIn(gap.accepted) : [`o${gap.right + 1}`];
  const entries = right.map(
    (one) => `<qti-map-entry map-key="${attribute(one)}" mapped-value="1" case-sensitive="false"/>`,
  );
  const correct = element('value', escapeMarkup(right[0] ?? ''));
  return element(
    'response-declaration',
    `${element('correct-response', correct)}${element('mapping', entries.join(''), ' default-value="0"')}`,
    ` identifier="${gap.id}" cardinality="single" base-type="${isTyped ? 'string' : 'identifier'}"`,
  );
}

function gapInteraction(gap: PortableGap): string {
  const named = ` response-identifier="${gap.id}"`;
  if (gap.kind === 'TYPED') return `<qti-text-entry-interaction${named}/>`;
  const options = gap.options.map((one, at) =>
    element('inline-choice', linesMarkup(one.ru), ` identifier="o${at + 1}"`),
  );
  return element('inline-choice-interaction', options.join(''), `${named} shuffle="false"`);
}

function gapParts({ text, gaps }: Extract<Portable, { kind: 'GAPS' }>): GapParts {
  const inner = text.ru.split(GAP_MARK).map((part, at) => {
    const gap = at % 2 === 0 ? undefined : gaps.find(({ id }) => id === part);
    return gap === undefined ? linesMarkup(part) : gapInteraction(gap);
  });
  const sum = gaps.map(({ id }) => `<qti-map-response identifier="${id}"/>`).join('');
  const share = element(
    'product',
    `<qti-variable identifier="MAXSCORE"/>${element('divide', `${element('sum', sum)}${element('base-value', String(gaps.length), ' base-type="float"')}`)}`,
  );
  return {
    declarations: gaps.map(gapDeclaration).join('\n'),
    interaction: gapPart(inner.join('')),
    processing: element('response-processing', element('set-outcome-value', share, ' identifier="SCORE"')),
  };
}

function partsOf(portable: Exclude<Portable, { kind: 'GAPS' }>): Parts {
  switch (portable.kind) {
    case 'CHOICE':
      return choice(portable);
    case 'TEXT':
      return words(portable);
    case 'NUMBER':
      return number(portable);
    case 'PAIRS':
      return pairs(portable);
    case 'ORDER':
      return order(portable);
    case 'ESSAY':
      return essay(portable);
  }
}

const KEPT: ReadonlySet<Kept> = new Set(['POINTS', 'FORMATTING', 'PICTURES_IN_TEXTS']);

/** What of a question QTI has no place for. */
const OWN: readonly (readonly [loss: Loss, isLost: (portable: Portable) => boolean])[] = [
  ['ANSWER_FEEDBACK', (one) => one.kind === 'CHOICE' && one.options.some(({ why }) => !isEmptyText(why))],
  ['RULES', (one) => one.kind === 'TEXT' && one.hasOwnRules],
  ['LANGUAGES', (one) => one.kind === 'TEXT' && one.accepted.some(({ en, ch }) => `${en}${ch}` !== '')],
  ['TOLERANCE', (one) => one.kind === 'NUMBER' && one.isRelative],
  ['UNITS', (one) => one.kind === 'NUMBER' && one.units.length > 0],
  ['ORDERS', (one) => one.kind === 'ORDER' && one.hasOthers],
  ['RUBRIC', (one) => one.kind === 'ESSAY' && one.hasRubric],
];

const ownLosses = (portable: Portable): readonly Loss[] => [
  ...OWN.flatMap(([loss, isLost]) => (isLost(portable) ? [loss] : [])),
  ...(portable.kind === 'GAPS' ? gapsLose(portable.text, portable.gaps) : []),
];

const TITLE_LETTERS = 100;

function withDeclaration({ cardinality, baseType, correct, mapping = '', ...parts }: Parts): GapParts {
  const values = correct.map((value) => element('value', escapeMarkup(value))).join('');
  const declaration = element(
    'response-declaration',
    `${correct.length === 0 ? '' : element('correct-response', values)}${mapping}`,
    ` identifier="RESPONSE" cardinality="${cardinality}" base-type="${baseType}"`,
  );
  return { ...parts, declarations: declaration };
}

/** The pictures of the question and of its explanation, which stand in the package beside the items. */
function picturesOf({ question, resultText }: TaskData, pictureOf: PictureSource) {
  const ids = [...filesIn(question), ...filesIn(resultText)];
  return new Map(
    [...new Set(ids)].flatMap((id) => {
      const picture = pictureOf(id);
      return picture === undefined ? [] : [[id, picture] as const];
    }),
  );
}

/** One item. */
export function writeQtiItem(task: TaskData, pictureOf: PictureSource): WrittenItem {
  const portable = portableOf(task);
  if (portable === null) return { text: undefined, losses: [] };
  const { question, maxScore, resultText } = task;
  const { declarations, interaction, processing } =
    portable.kind === 'GAPS' ? gapParts(portable) : withDeclaration(partsOf(portable));
  const pictures = picturesOf(task, pictureOf);
  const addressFor: AddressFor = (id) => {
    const picture = pictures.get(id);
    return picture && pictureAddress(picture);
  };
  const asked = `<div>${said(question.content, addressFor, picturesBelow(question, addressFor))}</div>`;
  const title = question.content.ru.split('\n')[0]?.slice(0, TITLE_LETTERS) ?? '';
  const maximum = element('default-value', element('value', String(maxScore)));
  const whole = [
    declarations,
    `<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float" normal-maximum="${maxScore}"/>`,
    element('outcome-declaration', maximum, ' identifier="MAXSCORE" cardinality="single" base-type="float"'),
    element('item-body', `${asked}${interaction}${told('tutor', resultText, addressFor)}`),
    processing,
  ].join('\n');
  const named = ` xmlns="${ITEMS}" ${IDENTIFIER} title="${attribute(title)}" adaptive="false" time-dependent="false" xml:lang="ru"`;
  return {
    text: `<?xml version="1.0" encoding="UTF-8"?>\n${element('assessment-item', `\n${whole}\n`, named)}\n`,
    losses: [...lossesOf(task, KEPT), ...ownLosses(portable)],
    pictures: [...pictures.values()],
  };
}
