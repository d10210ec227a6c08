// What the rows of references name: the objects and facts from which an author chooses.
import type { Matcher, Reference, StateCondition } from '#contract/simulation/reference.ts';

/** The matchers of all rows of a reference. */
export function matchersOf({
  steps,
  forbidden,
  wrong,
  gates = [],
  mending = [],
}: Reference): readonly Matcher[] {
  return [...[...steps, ...forbidden, ...wrong, ...gates].flatMap(({ match = [] }) => match), ...mending];
}

function conditionsOf(reference: Reference): readonly StateCondition[] {
  const { end, gates = [], steps } = reference;
  return [
    ...end.map(({ condition }) => condition),
    ...gates.flatMap(({ when = [], must }) => [...when, ...must]),
    ...[...steps, ...end].flatMap(({ owed = [] }) => owed),
    ...matchersOf(reference).flatMap(({ before = [], after = [] }) => [...before, ...after]),
  ];
}

/** Each fact that references ask, with the words they compare with, by its key. */
export function factsOf(references: readonly Reference[]) {
  const known = new Map<string, Set<string>>();
  for (const { key, is = [], isNot = [] } of references.flatMap(conditionsOf))
    known.set(key, new Set([...(known.get(key) ?? []), ...is, ...isNot]));
  return [...known]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, values]) => ({ key, values: [...values].toSorted() }));
}

/** Words by how often they stand there, the most frequent first; of equal ones the earlier. */
function byFrequency<Word extends string>(words: readonly Word[]): readonly Word[] {
  const counts = new Map<Word, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word);
}

/** What steps of a code do it with, and how it is judged most often. */
export function usualOf(references: readonly Reference[], code: string) {
  const steps = references.flatMap((reference) => reference.steps);
  const own = steps.filter(({ match }) => match.some((matcher) => matcher.code?.includes(code)));
  const matchers = own.flatMap(({ match }) => match.filter((matcher) => matcher.code?.includes(code)));
  const sources = new Map(own.flatMap((step) => step.sources).map((source) => [source.id, source]));
  return {
    things: byFrequency(matchers.flatMap(({ item = [] }) => item)),
    places: byFrequency(
      matchers.flatMap(({ from = [], to = [], location = [] }) => [...from, ...to, ...location]),
    ),
    harm: byFrequency(own.flatMap(({ harm }) => harm ?? []))[0],
    sources: [...sources.values()],
  };
}
