// How likely somebody who knows nothing gets all points: by trying every answer, or many of them.
import { drawWhole } from '#machines/kit/random.ts';
import type { StrippedTask } from './schema.ts';

/** What a guess is made of: one id of each list, chosen apart. Typed words and numbers cannot be guessed. */
export interface Guessing<Answer> {
  readonly choices: (task: StrippedTask) => readonly (readonly string[])[];
  readonly answerOf: (chosen: readonly string[], task: StrippedTask) => Answer;
}

/** Up to this many answers all are tried (7 items in order are 5,040); of more, as many are drawn. */
const MAX_TRIED = 5040;
const SEED = 1;

function* everyChoice(choices: readonly (readonly string[])[], count: number): Generator<string[]> {
  for (let number = 0; number < count; number++) {
    let rest = number;
    yield choices.map((ids) => {
      const chosen = ids[rest % ids.length] ?? '';
      rest = Math.floor(rest / ids.length);
      return chosen;
    });
  }
}

function* drawnChoices(choices: readonly (readonly string[])[]): Generator<string[]> {
  let random = SEED;
  for (let number = 0; number < MAX_TRIED; number++)
    yield choices.map((ids) => {
      const draw = drawWhole(random, ids.length);
      random = draw.random;
      return ids[draw.value] ?? '';
    });
}

/** @returns from 0 to 1; null if there is nothing to choose among */
export function chanceOf(
  choices: readonly (readonly string[])[],
  isRight: (chosen: readonly string[]) => boolean,
): number | null {
  if (choices.length === 0 || choices.some((ids) => ids.length === 0)) return null;
  const count = choices.reduce((product, ids) => product * ids.length, 1);
  const tried = count <= MAX_TRIED ? everyChoice(choices, count) : drawnChoices(choices);
  let right = 0;
  for (const chosen of tried) if (isRight(chosen)) right += 1;
  return right / Math.min(count, MAX_TRIED);
}
