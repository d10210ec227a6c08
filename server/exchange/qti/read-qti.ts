// Reads an item of QTI 3, and of QTI 2 where it says the same.
import type { Loss } from '#contract/entities/exchange.ts';
import type { MaybeRich } from '#contract/rich-text/nodes.ts';
import type { Portable, PortableGap } from '#tasks/kit/portable.ts';
import { NO_TEXT, refused, russian, type FoundItem } from '../found.ts';
import { gapId, gapMark, gapsAskedIn, type AskedGaps } from '../gap-text.ts';
import type { PictureFor } from '../rich/read-rich.ts';
import { textOf, type XmlElement } from '../xml/read-xml.ts';
import { allWithin, attributeOf, isElement, plainName, within } from './qti-elements.ts';
import { isInteraction, markupOf, richIn, saidIn } from './qti-texts.ts';

interface Item {
  readonly body: XmlElement;
  readonly interaction: XmlElement;
  readonly declaration: XmlElement;
  readonly root: XmlElement;
  readonly losses: Set<Loss>;
  readonly pictureFor: PictureFor;
}

const correctOf = ({ declaration }: Item): readonly string[] =>
  within(within(declaration, 'correctresponse')[0], 'value').map((value) => textOf(value).trim());

interface Mapped {
  readonly key: string;
  readonly worth: number;
  readonly isCaseSensitive: boolean;
}

const mappedOf = ({ declaration }: Item): readonly Mapped[] =>
  within(declaration, 'mapentry').map((entry) => ({
    key: attributeOf(entry, 'mapkey') ?? '',
    worth: Number(attributeOf(entry, 'mappedvalue')) || 0,
    isCaseSensitive: attributeOf(entry, 'casesensitive') === 'true',
  }));

/** What is right: as the item says, or what brings points. */
function rightOf(item: Item): readonly string[] {
  const correct = correctOf(item);
  const mapped = mappedOf(item).filter(({ worth }) => worth > 0);
  if (new Set(mapped.map(({ worth }) => worth)).size > 1) item.losses.add('PARTIAL_CREDIT');
  return correct.length > 0 ? correct : mapped.map(({ key }) => key);
}

const identifierOf = (element: XmlElement): string => attributeOf(element, 'identifier') ?? '';

function choiceIn(item: Item): Portable {
  const { interaction, declaration, losses } = item;
  const right = rightOf(item);
  return {
    kind: 'CHOICE',
    isSingle: attributeOf(declaration, 'cardinality') === 'single',
    keepsOrder: attributeOf(interaction, 'shuffle') !== 'true',
    options: within(interaction, 'simplechoice').map((option) => ({
      content: saidIn(option, losses),
      isRight: right.includes(identifierOf(option)),
      why: NO_TEXT,
    })),
  };
}

function orderIn(item: Item): Portable {
  const options = within(item.interaction, 'simplechoice');
  const items = rightOf(item).flatMap((id) => options.find((option) => identifierOf(option) === id) ?? []);
  // An order of some of them is another question.
  if (items.length < options.length) return { kind: 'ORDER', items: [], hasOthers: false };
  return { kind: 'ORDER', items: items.map((one) => saidIn(one, item.losses)), hasOthers: false };
}

function pairsIn(item: Item): Portable | undefined {
  const [left = [], right = []] = within(item.interaction, 'simplematchset').map((set) =>
    within(set, 'simpleassociablechoice'),
  );
  const pairs = rightOf(item).map((pair) => pair.split(/\s+/));
  const places = left.map((one) => {
    const own = pairs.filter(([id]) => id === identifierOf(one));
    return own.length === 1 ? right.findIndex((answer) => identifierOf(answer) === own[0]?.[1]) : -1;
  });
  // Ours have exactly one answer each.
  if (places.includes(-1)) return undefined;
  return {
    kind: 'PAIRS',
    left: left.map((one) => saidIn(one, item.losses)),
    answers: right.map((one) => saidIn(one, item.losses)),
    pairs: places,
  };
}

/** Such as "0.1 0.1"; ours is the same either way. */
function toleranceIn({ root, losses }: Item, value: number): number {
  const equal = within(root, 'equal').find((one) =>
    ['absolute', 'relative'].includes(attributeOf(one, 'tolerancemode') ?? ''),
  );
  if (equal === undefined) return 0;
  const [low = 0, high = low] = (attributeOf(equal, 'tolerance') ?? '').trim().split(/\s+/).map(Number);
  if (low !== high) losses.add('TOLERANCE');
  const most = Math.abs(Math.max(low, high)) || 0;
  return attributeOf(equal, 'tolerancemode') === 'relative' ? (Math.abs(value) * most) / 100 : most;
}

function entryIn(item: Item): Portable {
  const type = attributeOf(item.declaration, 'basetype');
  const [first = ''] = rightOf(item);
  if (type === 'float' || type === 'integer') {
    const value = first === '' ? Number.NaN : Number(first);
    return { kind: 'NUMBER', value, tolerance: toleranceIn(item, value), isRelative: false, units: [] };
  }
  const mapped = mappedOf(item);
  const most = Math.max(0, ...mapped.map(({ worth }) => worth));
  const best = mapped.filter(({ worth }) => worth > 0 && worth === most);
  const accepted = best.length > 0 ? best.map(({ key }) => key) : rightOf(item);
  return {
    kind: 'TEXT',
    accepted: accepted.map(russian),
    // Without a mapping, words are compared letter by letter.
    caseMatters: mapped.every(({ isCaseSensitive }) => isCaseSensitive),
    hasOwnRules: false,
  };
}

const rubricFor = (root: XmlElement, view: string): XmlElement | undefined =>
  within(root, 'rubricblock').find((block) => attributeOf(block, 'view')?.split(/\s+/).includes(view));

const READERS: Readonly<Record<string, (item: Item) => Portable | undefined>> = {
  choiceinteraction: choiceIn,
  orderinteraction: orderIn,
  matchinteraction: pairsIn,
  textentryinteraction: entryIn,
  extendedtextinteraction: ({ root, losses }) => ({
    kind: 'ESSAY',
    sample: saidIn(rubricFor(root, 'scorer'), losses),
    hasRubric: false,
  }),
};

/** The question, with what the interaction asks. */
const questionOf = ({ body, interaction, losses, pictureFor }: Item): MaybeRich =>
  richIn([body, ...within(interaction, 'prompt').slice(0, 1)], losses, pictureFor);

const FEEDBACK = ['modalfeedback', 'feedbackblock', 'feedbackinline'] as const;

function toldLosses(root: XmlElement, losses: Set<Loss>): void {
  if (within(root, ...FEEDBACK).length > 0) losses.add('FEEDBACK');
  if (within(root, 'stylesheet').length > 0) losses.add('FORMATTING');
  if (within(root, 'assessmentstimulusref').length > 0) losses.add('DOCUMENTS');
}

function pointsOf(root: XmlElement): number {
  const score = within(root, 'outcomedeclaration').find((one) => identifierOf(one) === 'SCORE');
  const most = Number(score && attributeOf(score, 'normalmaximum'));
  return Number.isFinite(most) && most > 0 ? most : 1;
}

const GAP_KINDS = ['textentryinteraction', 'inlinechoiceinteraction'];

/** One gap, by its declaration; undefined: it is no gap of ours. */
function gapIn(item: Item, at: number): PortableGap | undefined {
  const id = gapId(at);
  if (plainName(item.interaction.name) === 'textentryinteraction') {
    const accepted = rightOf(item).map(russian);
    const others = mappedOf(item).filter(({ worth, key }) => worth > 0 && !rightOf(item).includes(key));
    return { id, kind: 'TYPED', accepted: [...accepted, ...others.map(({ key }) => russian(key))] };
  }
  const options = within(item.interaction, 'inlinechoice');
  const right = options.findIndex((option) => rightOf(item).includes(identifierOf(option)));
  return { id, kind: 'PICKED', options: options.map((one) => saidIn(one, item.losses)), right };
}

/** A text with gaps: all that is asked stands in its lines. undefined: something else is asked. */
function gapsIn(root: XmlElement, losses: Set<Loss>, pictureFor: PictureFor): AskedGaps | undefined {
  const [body] = within(root, 'itembody');
  const interactions = body === undefined ? [] : allWithin(body).filter(isInteraction);
  const isGapText = interactions.every(({ name }) => GAP_KINDS.includes(plainName(name)));
  if (body === undefined || isMadeAnew(root) || !isGapText || interactions.length === 0) return undefined;
  const gaps = interactions.flatMap((interaction, at) => {
    const declaration = declarationOf(root, interaction);
    return (declaration && gapIn({ body, interaction, declaration, root, losses, pictureFor }, at)) ?? [];
  });
  const asked = new Set(interactions.map((one) => attributeOf(one, 'responseidentifier')));
  if (gaps.length < interactions.length || asked.size < gaps.length) return undefined;
  const markup = markupOf(body, (interaction) => gapMark(interactions.indexOf(interaction)));
  return gapsAskedIn(markup, gaps, losses, pictureFor);
}

const declarationOf = (root: XmlElement, interaction: XmlElement): XmlElement | undefined =>
  within(root, 'responsedeclaration').find(
    (one) => identifierOf(one) === attributeOf(interaction, 'responseidentifier'),
  );

/** For each learner, or with each answer. */
const isMadeAnew = (root: XmlElement): boolean =>
  within(root, 'templatedeclaration').length > 0 || attributeOf(root, 'adaptive') === 'true';

const wordsOf = (part: XmlElement | string): string =>
  isElement(part) ? part.children.map(wordsOf).join('') : part;

/** Whether the line goes on behind a field: then it is a gap in a sentence. */
function hasWordsAfter(element: XmlElement, field: XmlElement): boolean {
  const place = element.children.indexOf(field);
  if (place < 0) return element.children.filter(isElement).some((part) => hasWordsAfter(part, field));
  const after = element.children.slice(place + 1);
  // Beside the body's own lines stand whole paragraphs.
  const inLine = plainName(element.name) === 'itembody' ? after.filter((part) => !isElement(part)) : after;
  return inLine.some((part) => wordsOf(part).trim() !== '');
}

/** A number may have its unit behind the field. */
const isNumber = (root: XmlElement, field: XmlElement): boolean => {
  const declaration = declarationOf(root, field);
  return ['float', 'integer'].includes((declaration && attributeOf(declaration, 'basetype')) ?? '');
};

/** A single field to type into is a question of its own, unless it stands within a sentence or a text of ours was written with it. */
function isOneField(root: XmlElement): boolean {
  const interactions = allWithin(root).filter(isInteraction);
  const isOurs = allWithin(root).some(({ attributes }) => attributes.get('class') === 'gap-text');
  const [first] = interactions;
  return (
    first !== undefined &&
    interactions.length === 1 &&
    plainName(first.name) === 'textentryinteraction' &&
    !isOurs &&
    (isNumber(root, first) || !hasWordsAfter(root, first))
  );
}

/** What asks several things, or is made anew for each learner, is no task of ours. */
function itemIn(root: XmlElement, losses: Set<Loss>, pictureFor: PictureFor): Item | undefined {
  const [body] = within(root, 'itembody');
  if (body === undefined || isMadeAnew(root)) return undefined;
  const [interaction, another] = allWithin(body).filter(isInteraction);
  if (interaction === undefined || another !== undefined) return undefined;
  const declaration = declarationOf(root, interaction);
  return declaration && { body, interaction, declaration, root, losses, pictureFor };
}

interface Asked {
  readonly question: MaybeRich;
  readonly portable: Portable;
}

/** undefined: it asks what no task of ours does. */
function askedIn(root: XmlElement, losses: Set<Loss>, pictureFor: PictureFor): Asked | undefined {
  const gaps = isOneField(root) ? undefined : gapsIn(root, losses, pictureFor);
  if (gaps !== undefined) return gaps;
  const item = itemIn(root, losses, pictureFor);
  const portable = item && READERS[plainName(item.interaction.name)]?.(item);
  return item && portable && { question: questionOf(item), portable };
}

/** One item. */
export function readQtiItem(root: XmlElement, pictureFor: PictureFor): FoundItem {
  const losses = new Set<Loss>();
  const name = attributeOf(root, 'title') ?? '';
  const asked = askedIn(root, losses, pictureFor);
  if (asked === undefined) return refused(name, saidIn(within(root, 'itembody')[0], losses), 'NO_SUCH_TYPE');
  toldLosses(root, losses);
  const explanation = rubricFor(root, 'tutor');
  const told = {
    maxScore: pointsOf(root),
    resultText: explanation === undefined ? NO_TEXT : richIn([explanation], losses, pictureFor),
  };
  return { name, ...asked, told, losses: [...losses], problem: undefined };
}

const ITEM = /^(?:[^<]|<[?!])*<(?:\w+:)?(?:qti-assessment-item|assessmentItem)[\s>]/;
const LOOKED_AT = 10_000;

export const isQtiItem = (text: string): boolean => ITEM.test(text.slice(0, LOOKED_AT));
