// Under which ids and in which order answers travel: the ids say nothing, the order is the attempt's secret.
import { hashState } from '#machines/kit/hash.ts';
import { shuffled } from '#machines/kit/random.ts';
import type { AnswerOrder, KeyTexts, TaskContent, TaskFault, TravellingAnswer } from './schema.ts';

/** The positions 0 … count − 1 in travelling order; `part` keeps two lists of one task apart. */
export function travellingOrder(order: AnswerOrder, count: number, part: string): readonly number[] {
  const positions = Array.from({ length: count }, (_, position) => position);
  if (!order.isShuffled) return positions;
  const seed = Number.parseInt(hashState([order.secret, part]).slice(0, 8), 16);
  return shuffled(positions, seed).list;
}

/** The id of the place at which a thing travels: the same ids in every task. */
export function placeId(place: number): string {
  return `a${place + 1}`;
}

/** The travelling id of each original position. */
export function travellingIds(order: AnswerOrder, count: number, part: string): readonly string[] {
  const travelling = travellingOrder(order, count, part);
  return travelling.map((_, position) => placeId(travelling.indexOf(position)));
}

/** The answers of a task under the attempt's ids. */
export function travellingAnswers(answers: TaskContent['answers'], order: AnswerOrder): TravellingAnswer[] {
  return travellingOrder(order, answers.length, 'answers').flatMap((position, place) => {
    const answer = answers[position];
    return answer === undefined
      ? []
      : [{ id: placeId(place), content: answer.content, filesId: answer.filesId }];
  });
}

/** The travelling ids of the answers that `trueAnswerIndex` names, in its order. */
export function trueAnswerIds(task: TaskContent, order: AnswerOrder): string[] {
  const ids = travellingIds(order, task.answers.length, 'answers');
  return task.trueAnswerIndex.flatMap((index) => ids[index] ?? []);
}

/** The texts of the key: in TRAINING they go along, elsewhere they stay on the server until the end. */
export function keyTextsOf(task: TaskContent): KeyTexts {
  const { hint, resultText, successResult, failureResult, neutralResult, answerFileIds } = task;
  return { hint, resultText, successResult, failureResult, neutralResult, answerFileIds };
}

/** A choice needs two answers and a key of known, different ones. */
export function choiceFaults(task: TaskContent): readonly TaskFault[] {
  const faults: TaskFault[] = [];
  const { answers, trueAnswerIndex } = task;
  if (answers.length < 2) faults.push({ path: 'answers', code: 'TOO_FEW_ANSWERS' });
  if (trueAnswerIndex.length === 0) faults.push({ path: 'trueAnswerIndex', code: 'NO_KEY' });
  return [...faults, ...indexFaults(trueAnswerIndex, answers.length)];
}

/** Indexes that name no answer, or one twice. */
export function indexFaults(indexes: readonly number[], count: number): readonly TaskFault[] {
  return indexes.flatMap((index, at): readonly TaskFault[] => {
    if (index >= count) return [{ path: `trueAnswerIndex.${at}`, code: 'UNKNOWN_ANSWER' }];
    return indexes.indexOf(index) < at ? [{ path: `trueAnswerIndex.${at}`, code: 'REPEATED_ANSWER' }] : [];
  });
}
