// What the learner receives of an EMPTYQUESTION: the text and the options, but not the accepted words or
// right options.
import { LANGUAGES } from '#contract/languages.ts';
import { kindOfQuestion } from '../kit/kind.ts';
import type { AnswerOrder, TaskContent, TaskFault } from '../kit/schema.ts';
import {
  acceptedWords,
  fixedNames,
  optionFaults,
  optionsOf,
  sentTexts,
  travellingIds,
  travellingOptions,
  wordings,
} from '../kit/strip.ts';
import { emptyQuestionRules } from './check.ts';
import { portableGaps } from './portable.ts';
import {
  emptyQuestionParamsSchema,
  strippedEmptyQuestionSchema,
  textPieces,
  type EmptyQuestionParams,
} from './schema.ts';

function acceptedIn(gap: EmptyQuestionParams['gaps'][number], order: AnswerOrder): string[] {
  if (gap.kind === 'TYPED') return acceptedWords(gap.accepted);
  return [travellingIds(order, gap.options.length, gap.id)[gap.right] ?? ''];
}

/**
 * Every gap must appear exactly once in every language that is filled in, and nothing else may be in braces.
 */
function faultsOf(_task: TaskContent, params: EmptyQuestionParams): readonly TaskFault[] {
  const wanted = params.gaps.map(({ id }) => id).toSorted();
  const faults: TaskFault[] = [];
  for (const language of LANGUAGES) {
    const text = params.text[language];
    const found = textPieces(text).flatMap((piece) => (piece.kind === 'GAP' ? [piece.id] : []));
    if (text !== '' && found.toSorted().join(' ') !== wanted.join(' '))
      faults.push({ path: `params.text.${language}`, code: 'BROKEN_GAP' });
  }
  return [...faults, ...optionFaults('params.gaps', params.gaps)];
}

export const emptyQuestionKind = kindOfQuestion({
  ...emptyQuestionRules,
  paramsSchema: emptyQuestionParamsSchema,
  portable: portableGaps,
  strip: (_task, { text, gaps }, order) => ({
    params: {
      text,
      gaps: gaps.map((gap) => ({
        id: gap.id,
        options: gap.kind === 'PICKED' ? travellingOptions(gap.options, order, gap.id) : null,
      })),
    },
  }),
  keyOf: (_task, { gaps }, order) => ({
    gaps: Object.fromEntries(gaps.map((gap) => [gap.id, acceptedIn(gap, order)])),
    wordings: Object.fromEntries(
      gaps.flatMap((gap) => (gap.kind === 'TYPED' ? [[gap.id, wordings(gap.accepted)]] : [])),
    ),
  }),
  namesOf: (_task, { gaps }, order) => ({
    gaps: fixedNames(gaps),
    ...Object.fromEntries(
      gaps.flatMap((gap) =>
        gap.kind === 'PICKED' ? [[optionsOf(gap.id), sentTexts(gap.options, order, gap.id)] as const] : [],
      ),
    ),
  }),
  rename: ({ gaps }, nameOf, isListed) => ({
    gaps: Object.fromEntries(
      Object.entries(gaps).map(([id, given]) => [
        nameOf('gaps', id),
        given !== '' && isListed(optionsOf(id)) ? nameOf(optionsOf(id), given) : given,
      ]),
    ),
  }),
  faultsOf,
  tellingTexts: (_task, { gaps }) => gaps.flatMap((gap) => (gap.kind === 'TYPED' ? gap.accepted : [])),
  rightAnswer: ({ gaps }) => ({
    gaps: Object.fromEntries(Object.entries(gaps).map(([id, [words = '']]) => [id, words])),
  }),
  guessing: {
    choices: ({ params }) =>
      strippedEmptyQuestionSchema
        .parse(params)
        .gaps.map((gap) => (gap.options ?? []).map(({ id }) => `${gap.id} ${id}`)),
    answerOf: (chosen) => ({ gaps: Object.fromEntries(chosen.map((pair) => pair.split(' '))) }),
  },
});
