/**
 * Reads QTI: an item, or a package of items. Names are compared without the signs that the versions write them with, so that items of
 * QTI 2 are read where they say the same.
 */
import type { Loss } from '#contract/entities/exchange.ts';
import { inEveryLanguage, LANGUAGE_TAGS, LANGUAGES } from '#contract/languages.ts';
import type { LocalizedText } from '#contract/texts.ts';
import type { Portable } from '#tasks/kit/portable.ts';
import { NO_TEXT, refused, russian, type FoundItem } from '../found.ts';
import { escapeMarkup, fromMarkup } from '../markup.ts';
import { readXml, textOf, type XmlElement } from '../xml/read-xml.ts';
import { readZip } from '../zip/read-zip.ts';

const plainName = (name: string): string => name.replace(/^qti-/, '').replaceAll('-', '').toLowerCase();

const isElement = (child: XmlElement | string): child is XmlElement => typeof child !== 'string';
const partsOf = ({ children }: XmlElement): readonly XmlElement[] => children.filter(isElement);

/** All elements of these names within an element, in their order. */
function within(element: XmlElement | undefined, ...names: readonly string[]): readonly XmlElement[] {
  if (element === undefined) return [];
  return partsOf(element).flatMap((part) => [
    ...(names.includes(plainName(part.name)) ? [part] : []),
    ...within(part, ...names),
  ]);
}

function attributeOf(
  { attributes }: XmlElement | { readonly attributes: ReadonlyMap<string, string> },
  name: string,
) {
  return [...attributes].find(([key]) => plainName(key) === name)?.[1];
}

/** What is not part of a text: answers, and what is shown at another time or to others. */
const UNSAID = new Set(['rubricblock', 'feedbackblock', 'feedbackinline', 'modalfeedback', 'templateblock']);
const isInteraction = (element: XmlElement): boolean => plainName(element.name).endsWith('interaction');

function spanOf(element: XmlElement, inner: string): string | undefined {
  const language = element.name === 'span' ? element.attributes.get('lang') : undefined;
  const isOurs = LANGUAGES.some((one) => language?.toLowerCase().startsWith(LANGUAGE_TAGS[one]));
  return isOurs ? `<span lang="${language}" class="multilang">${inner}</span>` : undefined;
}

/** The words of an element as HTML, as the other formats have them. */
function markupOf(element: XmlElement): string {
  return element.children
    .map((child) => {
      if (!isElement(child)) return escapeMarkup(child);
      if (UNSAID.has(plainName(child.name)) || isInteraction(child)) return '';
      const inner = markupOf(child);
      const name = plainName(child.name) === 'contentbody' ? 'div' : child.name;
      return spanOf(child, inner) ?? `<${name}>${inner}</${name}>`;
    })
    .join('');
}

const saidIn = (element: XmlElement | undefined, losses: Set<Loss>): LocalizedText =>
  element === undefined ? NO_TEXT : fromMarkup(markupOf(element), losses);

interface Item {
  readonly body: XmlElement;
  readonly interaction: XmlElement;
  readonly declaration: XmlElement;
  readonly root: XmlElement;
  readonly losses: Set<Loss>;
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

const rubricFor = ({ body, losses }: Item, view: string): LocalizedText =>
  saidIn(
    within(body, 'rubricblock').find((block) => attributeOf(block, 'view')?.split(/\s+/).includes(view)),
    losses,
  );

const READERS: Readonly<Record<string, (item: Item) => Portable | undefined>> = {
  choiceinteraction: choiceIn,
  orderinteraction: orderIn,
  matchinteraction: pairsIn,
  textentryinteraction: entryIn,
  extendedtextinteraction: (item) => ({ kind: 'ESSAY', sample: rubricFor(item, 'scorer'), hasRubric: false }),
};

/** The question, with what the interaction asks. */
function questionOf({ body, interaction, losses }: Item): LocalizedText {
  const [stem, prompt] = [saidIn(body, losses), saidIn(within(interaction, 'prompt')[0], losses)];
  return inEveryLanguage((language) =>
    [stem[language], prompt[language]].filter((part) => part !== '').join('\n'),
  );
}

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

const allWithin = (element: XmlElement): readonly XmlElement[] =>
  partsOf(element).flatMap((part) => [part, ...allWithin(part)]);

/** What asks several things, or is made anew for each learner, is no task of ours. */
function itemIn(root: XmlElement, losses: Set<Loss>): Item | undefined {
  const [body] = within(root, 'itembody');
  const isMade = within(root, 'templatedeclaration').length > 0 || attributeOf(root, 'adaptive') === 'true';
  if (body === undefined || isMade) return undefined;
  const [interaction, another] = allWithin(body).filter(isInteraction);
  if (interaction === undefined || another !== undefined) return undefined;
  const wanted = attributeOf(interaction, 'responseidentifier');
  const declaration = within(root, 'responsedeclaration').find((one) => identifierOf(one) === wanted);
  return declaration && { body, interaction, declaration, root, losses };
}

/** One item. */
export function readQtiItem(root: XmlElement): FoundItem {
  const losses = new Set<Loss>();
  const name = attributeOf(root, 'title') ?? '';
  const item = itemIn(root, losses);
  const portable = item && READERS[plainName(item.interaction.name)]?.(item);
  if (item === undefined || portable === undefined)
    return refused(name, saidIn(within(root, 'itembody')[0], losses), 'NO_SUCH_TYPE');
  toldLosses(root, losses);
  const question = questionOf(item);
  const told = { maxScore: pointsOf(root), resultText: rubricFor(item, 'tutor') };
  return { name, question, portable, told, losses: [...losses], problem: undefined };
}

const ITEM = /^(?:[^<]|<[?!])*<(?:\w+:)?(?:qti-assessment-item|assessmentItem)[\s>]/;
const LOOKED_AT = 10_000;

export const isQtiItem = (text: string): boolean => ITEM.test(text.slice(0, LOOKED_AT));

/** The items of a package, as its test orders them; undefined: the archive is no package. */
export function readQtiPackage(bytes: Uint8Array): readonly FoundItem[] | undefined {
  const { contentOf } = readZip(bytes);
  const read = (name: string): XmlElement | undefined => {
    const content = contentOf(name);
    return content && readXml(content.toString('utf8'));
  };
  const manifest = read('imsmanifest.xml');
  if (manifest === undefined) return undefined;
  const resources = within(manifest, 'resource').map((one) => ({
    type: attributeOf(one, 'type') ?? '',
    href: attributeOf(one, 'href') ?? '',
  }));
  const tests = resources.filter(({ type, href }) => type.startsWith('imsqti_test') && href !== '');
  const order = tests.flatMap(({ href }) => {
    const test = read(href);
    const folder = href.slice(0, href.lastIndexOf('/') + 1);
    return within(test, 'assessmentitemref').map((ref) => `${folder}${attributeOf(ref, 'href') ?? ''}`);
  });
  const items = resources.filter(({ type }) => type.startsWith('imsqti_item')).map(({ href }) => href);
  const ordered = [
    ...order.filter((href) => items.includes(href)),
    ...items.filter((href) => !order.includes(href)),
  ];
  return [...new Set(ordered)].map((href) => {
    const root = read(href);
    return root === undefined ? refused(href, russian(href), 'UNREADABLE') : readQtiItem(root);
  });
}
