// What the learner receives of a LESSON: the cards; of things to try neither what is right nor what is told.
import { kindOfQuestion } from '../kit/kind.ts';
import type { TaskContent, TaskFault } from '../kit/schema.ts';
import { fixedNames, repeatedIds } from '../kit/strip.ts';
import { lessonRules } from './check.ts';
import { lessonParamsSchema, MIN_CARDS, type LessonParams } from './schema.ts';

type Card = LessonParams['cards'][number];

/** Something to find needs a picture, and a place in it. */
function thingFaults({ thing, filesId }: Card, at: number): readonly TaskFault[] {
  if (thing === null) return [];
  const path = `params.cards.${at}.thing`;
  const isPlaced = thing.kind === 'ASK' || (filesId.length > 0 && thing.options.every(({ box }) => box));
  const hasRight = thing.options.some(({ isRight }) => isRight);
  return [
    ...(isPlaced && hasRight ? [] : [{ path, code: hasRight ? 'UNKNOWN_PART' : 'NO_KEY' } as const]),
    ...repeatedIds(`${path}.options`, thing.options),
  ];
}

function faultsOf(_task: TaskContent, { cards }: LessonParams): readonly TaskFault[] {
  return [
    ...(cards.length < MIN_CARDS ? [{ path: 'params.cards', code: 'TOO_FEW_ANSWERS' } as const] : []),
    ...repeatedIds('params.cards', cards),
    ...cards.flatMap(thingFaults),
  ];
}

export const lessonKind = kindOfQuestion({
  ...lessonRules,
  paramsSchema: lessonParamsSchema,
  strip: (_task, { cards }) => ({
    params: {
      cards: cards.map(({ thing, ...card }) => ({
        ...card,
        thing: thing && {
          ...thing,
          options: thing.options.map(({ id, content, box }) => ({ id, content, ...(box && { box }) })),
        },
      })),
    },
  }),
  keyOf: (_task, { cards }) => ({
    cards: cards.map(({ id }) => id),
    things: Object.fromEntries(
      cards.flatMap(({ id, thing }) =>
        thing === null
          ? []
          : [
              [
                id,
                {
                  right: thing.options.filter(({ isRight }) => isRight).map((option) => option.id),
                  told: Object.fromEntries(thing.options.map((option) => [option.id, option.told])),
                },
              ] as const,
            ],
      ),
    ),
  }),
  namesOf: (_task, { cards }) => ({ cards: fixedNames(cards) }),
  rename: (answer, nameOf) => ({ ...answer, seen: answer.seen.map((id) => nameOf('cards', id)) }),
  rightAnswer: ({ cards }) => ({ seen: cards, tried: {}, isThrough: true }),
  faultsOf,
});
