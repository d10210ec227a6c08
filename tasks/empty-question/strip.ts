// What of an EMPTYQUESTION travels: the text and the options to pick from; neither what is accepted nor which option is right.
import type { AnswerOrder, QuestionRules, TaskContent, TaskFault } from '../kit/schema.ts';
import { placeId, travellingIds, travellingOrder } from '../kit/strip.ts';
import {
  textPieces,
  type EmptyQuestionAnswer,
  type EmptyQuestionKey,
  type EmptyQuestionParams,
  type PickedGap,
  type StrippedEmptyQuestion,
} from './schema.ts';

type Rules = QuestionRules<EmptyQuestionParams, EmptyQuestionKey, EmptyQuestionAnswer>;

type TravellingOptions = StrippedEmptyQuestion['gaps'][number]['options'];

function travellingOptions(gap: PickedGap, order: AnswerOrder): TravellingOptions {
  return travellingOrder(order, gap.options.length, gap.id).flatMap((position, place) => {
    const content = gap.options[position];
    return content === undefined ? [] : [{ id: placeId(place), content }];
  });
}

export const stripEmptyQuestion: Rules['strip'] = (_task, { text, gaps }, order) => ({
  answers: [],
  params: {
    text,
    gaps: gaps.map((gap) => ({
      id: gap.id,
      options: gap.kind === 'PICKED' ? travellingOptions(gap, order) : null,
    })),
  },
});

export function emptyQuestionKey(
  _task: TaskContent,
  { gaps }: EmptyQuestionParams,
  order: AnswerOrder,
): EmptyQuestionKey {
  return {
    gaps: Object.fromEntries(
      gaps.map((gap) => {
        if (gap.kind === 'PICKED')
          return [gap.id, [travellingIds(order, gap.options.length, gap.id)[gap.right] ?? '']];
        const words = gap.accepted.flatMap(({ ru, en, ch }) => [ru, en, ch]);
        return [gap.id, [...new Set(words.filter((word) => word.trim() !== ''))]];
      }),
    ),
  };
}

/** Every gap stands once in every language that is written, and nothing else stands in braces. */
export function emptyQuestionFaults(_task: TaskContent, params: EmptyQuestionParams): readonly TaskFault[] {
  const wanted = params.gaps.map(({ id }) => id).toSorted();
  const faults: TaskFault[] = [];
  for (const language of ['ru', 'en', 'ch'] as const) {
    const text = params.text[language];
    const found = textPieces(text).flatMap((piece) => (piece.kind === 'GAP' ? [piece.id] : []));
    if (text !== '' && found.toSorted().join(' ') !== wanted.join(' '))
      faults.push({ path: `params.text.${language}`, code: 'BROKEN_GAP' });
  }
  params.gaps.forEach((gap, at) => {
    if (gap.kind === 'PICKED' && gap.right >= gap.options.length)
      faults.push({ path: `params.gaps.${at}.right`, code: 'UNKNOWN_ANSWER' });
  });
  return faults;
}
