// The ids and order in which answers are sent: the ids reveal nothing, and the order is the attempt's secret.
import { textsOf } from '#contract/languages.ts';
import type { LocalizedText } from '#contract/texts.ts';
import { hashState } from '#machines/kit/hash.ts';
import { shuffled } from '#machines/kit/random.ts';
import {
  choiceParamsSchema,
  type AnswerOrder,
  type ChoiceKey,
  type ChoiceParams,
  type KeyTexts,
  type TaskContent,
  type TaskFault,
  type TravellingAnswer,
} from './schema.ts';

/** The indexes 0 … count − 1 in shuffled order; `part` separates two lists of one task. */
export function travellingOrder(order: AnswerOrder, count: number, part: string): readonly number[] {
  const positions = Array.from({ length: count }, (_, position) => position);
  if (!order.isShuffled) return positions;
  const seed = Number.parseInt(hashState([order.secret, part]).slice(0, 8), 16);
  return shuffled(positions, seed).list;
}

/** The id of a position in the sent list: the same ids in every task. */
function placeId(place: number): string {
  return `a${place + 1}`;
}

/** The sent id of each original index. */
export function travellingIds(order: AnswerOrder, count: number, part: string): readonly string[] {
  const travelling = travellingOrder(order, count, part);
  return travelling.map((_, position) => placeId(travelling.indexOf(position)));
}

/** Items in the sent order, each with the id of its position. */
function travelling<Thing>(
  things: readonly Thing[],
  order: AnswerOrder,
  part: string,
): readonly (readonly [id: string, thing: Thing])[] {
  return travellingOrder(order, things.length, part).flatMap((position, place) => {
    const thing = things[position];
    return thing === undefined ? [] : [[placeId(place), thing] as const];
  });
}

/** What stays the same of an answer from one revision of its task to the next. */
export function stayingName({ id, content, filesId }: TaskContent['answers'][number]): string {
  return id ?? JSON.stringify([textsOf(content), filesId]);
}

/** The ids under which an attempt knows things, each with what stays of the thing. */
export type SentNames = ReadonlyMap<string, string>;

function sentNames(staying: readonly string[], order: AnswerOrder, part: string): SentNames {
  return new Map(travellingIds(order, staying.length, part).map((id, index) => [id, staying[index] ?? '']));
}

/** The answers of a task under the attempt's ids, for an answer that names them. */
export function sentAnswers(task: TaskContent, order: AnswerOrder): SentNames {
  return sentNames(task.answers.map(stayingName), order, 'answers');
}

/** The options of a part of a form, which have no ids of their own: each is what it says. */
export function sentTexts(
  options: readonly Readonly<LocalizedText>[],
  order: AnswerOrder,
  part: string,
): SentNames {
  return sentNames(
    options.map((option) => JSON.stringify(textsOf(option))),
    order,
    part,
  );
}

/** The name of the options of a part of a form. */
export function optionsOf(part: string): string {
  return `options ${part}`;
}

/** Things that have the same id in every attempt. */
export function fixedNames(things: readonly { readonly id: string }[]): SentNames {
  return new Map(things.map(({ id }) => [id, id]));
}

/** The answers of a task under the attempt's ids. */
export function travellingAnswers(answers: TaskContent['answers'], order: AnswerOrder): TravellingAnswer[] {
  return travelling(answers, order, 'answers').map(([id, { content, filesId }]) => ({
    id,
    content,
    filesId,
  }));
}

/** The options of one part of a form, whose id is `part`. */
export function travellingOptions<Content>(
  options: readonly Content[],
  order: AnswerOrder,
  part: string,
): { id: string; content: Content }[] {
  return travelling(options, order, part).map(([id, content]) => ({ id, content }));
}

/** The sent ids of the answers that `trueAnswerIndex` names, in its order. */
export function trueAnswerIds(task: TaskContent, order: AnswerOrder): string[] {
  const ids = travellingIds(order, task.answers.length, 'answers');
  return task.trueAnswerIndex.flatMap((index) => ids[index] ?? []);
}

/** The accepted words in any language, without those left empty. */
export function acceptedWords(accepted: readonly Readonly<LocalizedText>[]): string[] {
  const words = accepted.flatMap(textsOf);
  return [...new Set(words.filter((word) => word.trim() !== ''))];
}

/** The accepted wordings as their author wrote them, for who reads the key in a language of their own. */
export function wordings(accepted: readonly Readonly<LocalizedText>[]): LocalizedText[] {
  return accepted.filter((text) => textsOf(text).some((word) => word.trim() !== ''));
}

/** The texts of the key: sent along in TRAINING, otherwise kept on the server until the end. */
export function keyTextsOf(task: TaskContent): KeyTexts {
  const { hint, resultText, successResult, failureResult, neutralResult, answerFileIds } = task;
  return { hint, resultText, successResult, failureResult, neutralResult, answerFileIds };
}

/** A choice needs two answers, and a key that names existing, different ones. */
function choiceFaults(task: TaskContent): readonly TaskFault[] {
  const faults: TaskFault[] = [];
  const { answers, trueAnswerIndex } = task;
  if (answers.length < 2) faults.push({ path: 'answers', code: 'TOO_FEW_ANSWERS' });
  if (trueAnswerIndex.length === 0) faults.push({ path: 'trueAnswerIndex', code: 'NO_KEY' });
  return [...faults, ...indexFaults(trueAnswerIndex, answers.length)];
}

const orderOf = ({ keepsOrder }: ChoiceParams, order: AnswerOrder): AnswerOrder =>
  keepsOrder ? { ...order, isShuffled: false } : order;

/** Why answers are wrong, under the attempt's ids. */
function whyOf({ answers }: TaskContent, { why }: ChoiceParams, order: AnswerOrder): Pick<ChoiceKey, 'why'> {
  const ids = travellingIds(order, answers.length, 'answers');
  const told = answers.flatMap(({ id = '' }, at) => {
    const [sent, text] = [ids[at], why[id]];
    return sent === undefined || text === undefined ? [] : [[sent, text] as const];
  });
  return told.length === 0 ? {} : { why: Object.fromEntries(told) };
}

/** The rules shared by all choices among the answers. */
export const choiceRules = {
  paramsSchema: choiceParamsSchema,
  strip: (task: TaskContent, params: ChoiceParams, order: AnswerOrder) => ({
    answers: travellingAnswers(task.answers, orderOf(params, order)),
  }),
  keyOf: (task: TaskContent, params: ChoiceParams, given: AnswerOrder): ChoiceKey => {
    const order = orderOf(params, given);
    return { right: trueAnswerIds(task, order), ...whyOf(task, params, order) };
  },
  namesOf: (task: TaskContent, params: ChoiceParams, order: AnswerOrder) => ({
    answers: sentAnswers(task, orderOf(params, order)),
  }),
  faultsOf: choiceFaults,
  isPicked: true,
  showsAnswers: true,
  tellingTexts: ({ answers, trueAnswerIndex }: TaskContent) =>
    trueAnswerIndex.flatMap((index) => answers[index]?.content ?? []),
} as const;

/** Indexes that name no answer, or the same one twice. */
export function indexFaults(indexes: readonly number[], count: number): readonly TaskFault[] {
  return indexes.flatMap((index, at): readonly TaskFault[] => {
    if (index >= count) return [{ path: `trueAnswerIndex.${at}`, code: 'UNKNOWN_ANSWER' }];
    return indexes.indexOf(index) < at ? [{ path: `trueAnswerIndex.${at}`, code: 'REPEATED_ANSWER' }] : [];
  });
}

/** Ids that occur twice among an author's items. */
export function repeatedIds(path: string, things: readonly { readonly id: string }[]): readonly TaskFault[] {
  const isUnique = new Set(things.map(({ id }) => id)).size === things.length;
  return isUnique ? [] : [{ path, code: 'REPEATED_ANSWER' }];
}

interface FormPart {
  readonly id: string;
  /** For a part with options: the index of the right one. */
  readonly right?: number;
  readonly options?: readonly unknown[];
}

/** Parts of a form whose right option does not exist. */
export function optionFaults(path: string, parts: readonly FormPart[]): readonly TaskFault[] {
  return parts.flatMap(({ right = -1, options = [] }, at): readonly TaskFault[] =>
    right >= options.length ? [{ path: `${path}.${at}.right`, code: 'UNKNOWN_ANSWER' }] : [],
  );
}
