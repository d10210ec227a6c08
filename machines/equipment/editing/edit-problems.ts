// What of a site's edits of a bay can't be: rows that the base does not have, empty texts, times that contradict each other.
import type { BayEdits, BayRow } from '#contract/simulation/bay-edits.ts';
import type { SituationKey } from '#contract/simulation/equipment-case.ts';
import { EXIT_MARGIN_MS } from '#contract/simulation/equipment-emergency.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { isBlank } from '#contract/is-blank.ts';
import { reactionOf, withReaction } from './bay-edits.ts';

export type EditProblem =
  | {
      readonly kind:
        | 'unknownRow'
        | 'noText'
        | 'noNumber'
        | 'sameNumber'
        | 'otherSteps'
        | 'promptNotBeforeLate';
      /** The row that it is about. */
      readonly id: string;
      /** Where in the edits, such as `recipes.0.text.ru`. */
      readonly path: string;
    }
  | {
      readonly kind: 'lateAfterOut' | 'noWayOut' | 'tooShortStep';
      readonly id: string;
      readonly path: string;
      /** The limit that it breaks. */
      readonly ms: number;
    };

const LISTS = ['recipes', 'persons', 'answers', 'alarms', 'situations', 'reactions'] as const;

interface Base {
  readonly ruleset: EquipmentRuleset;
  readonly situations: readonly SituationKey[];
}

function knownIds({
  ruleset,
  situations,
}: Base): Readonly<Record<(typeof LISTS)[number], readonly string[]>> {
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  return {
    recipes: idsOf(ruleset.recipes),
    persons: idsOf(ruleset.persons),
    answers: idsOf(ruleset.emergency.answers),
    alarms: idsOf(ruleset.alarms),
    situations: idsOf(ruleset.emergency.situations),
    reactions: situations.map(({ situation }) => situation),
  };
}

/** What stops the edits from being published; texts that are missing in other languages do not. */
export function findEditProblems(base: Base, edits: BayEdits): readonly EditProblem[] {
  const known = knownIds(base);
  const unknown = LISTS.flatMap((list) =>
    edits[list].flatMap(({ id }, at): readonly EditProblem[] =>
      known[list].includes(id) ? [] : [{ kind: 'unknownRow', id, path: `${list}.${at}` }],
    ),
  );
  if (unknown.length > 0) return unknown;
  return [
    ...emptyTexts(edits),
    ...sameNumbers(base, edits),
    ...edits.recipes.flatMap((row, at) => recipeProblems(base, row, `recipes.${at}`)),
    ...edits.situations.flatMap((row, at) => phaseProblems(base, row, `situations.${at}`)),
    ...edits.reactions.flatMap((row, at) => reactionProblems(base, row, `reactions.${at}`)),
  ];
}

function emptyTexts(edits: BayEdits): readonly EditProblem[] {
  const named = (['recipes', 'persons', 'answers', 'alarms', 'situations'] as const).flatMap((list) =>
    edits[list].map(({ id, text }, at) => ({ id, text, path: `${list}.${at}.text.ru` })),
  );
  const phases = edits.situations.flatMap(({ id, phases }, at) =>
    phases.map(({ text }, order) => ({ id, text, path: `situations.${at}.phases.${order}.text.ru` })),
  );
  const noText = [...named, ...phases]
    .filter(({ text }) => isBlank(text.ru))
    .map(({ id, path }): EditProblem => ({ kind: 'noText', id, path }));
  const noNumber = edits.persons.flatMap(({ id, number }, at): readonly EditProblem[] =>
    isBlank(number) ? [{ kind: 'noNumber', id, path: `persons.${at}.number` }] : [],
  );
  return [...noText, ...noNumber];
}

/** Two people can't be called by one number. */
function sameNumbers({ ruleset }: Base, { persons }: BayEdits): readonly EditProblem[] {
  const numberOf = (id: string, number: string) =>
    (persons.find((row) => row.id === id)?.number ?? number).trim();
  const numbers = ruleset.persons.map(({ id, number }) => numberOf(id, number));
  return persons.flatMap(({ id, number }, at): readonly EditProblem[] => {
    const isTaken = number.trim() !== '' && numbers.filter((one) => one === number.trim()).length > 1;
    return isTaken ? [{ kind: 'sameNumber', id, path: `persons.${at}.number` }] : [];
  });
}

/** A recipe keeps its steps, and each leaves time for loading and unloading. */
function recipeProblems(
  { ruleset }: Base,
  { id, steps }: BayRow<'recipes'>,
  path: string,
): readonly EditProblem[] {
  const own = ruleset.recipes.find((row) => row.id === id)?.steps ?? [];
  const isSame = own.length === steps.length && own.every(({ step }, at) => step === steps[at]?.step);
  if (!isSame) return [{ kind: 'otherSteps', id, path: `${path}.steps` }];
  const ms = ruleset.handling?.reserveMs ?? 0;
  return steps.flatMap(({ step, timeMs }, at): readonly EditProblem[] =>
    timeMs > ms ? [] : [{ kind: 'tooShortStep', id: step, path: `${path}.steps.${at}`, ms }],
  );
}

function phaseProblems(
  { ruleset }: Base,
  { id, phases }: BayRow<'situations'>,
  path: string,
): readonly EditProblem[] {
  const own = ruleset.emergency.situations.find((row) => row.id === id)?.phases ?? [];
  const isSame = own.length === phases.length && own.every((row, at) => row.id === phases[at]?.id);
  return isSame ? [] : [{ kind: 'otherSteps', id, path: `${path}.phases` }];
}

/** Times of an answer in their order: all, nothing, danger; and nobody is asked to be out sooner than one can walk. */
function reactionProblems(
  { situations }: Base,
  reaction: BayRow<'reactions'>,
  path: string,
): readonly EditProblem[] {
  const { id, deadlines } = reaction;
  const key = situations.find(({ situation }) => situation === id);
  if (key === undefined) return [];
  const known = new Set(reactionOf(key).deadlines.map((row) => row.id));
  const steps = deadlines.flatMap((row, at): readonly EditProblem[] => {
    const place = `${path}.deadlines.${at}`;
    if (!known.has(row.id)) return [{ kind: 'unknownRow', id, path: place }];
    return row.promptMs < row.withinMs ? [] : [{ kind: 'promptNotBeforeLate', id, path: place }];
  });
  if (steps.length > 0) return steps;
  const { danger, aid } = withReaction(key, reaction).judging;
  const least = danger === undefined ? 0 : danger.wayOutMs + EXIT_MARGIN_MS;
  return [
    ...(danger && danger.lateMs > danger.dangerMs
      ? [{ kind: 'lateAfterOut', id, path: `${path}.outMs`, ms: danger.lateMs } as const]
      : []),
    ...(danger && danger.dangerMs < least
      ? [{ kind: 'noWayOut', id, path: `${path}.outMs`, ms: least } as const]
      : []),
    ...(aid && aid.lateMs > aid.byMs
      ? [{ kind: 'lateAfterOut', id, path: `${path}.rinsedMs`, ms: aid.lateMs } as const]
      : []),
  ];
}
