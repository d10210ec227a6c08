// Sources of many judgements as a numbered list: each is named once, and cited by its number.
import type { Judgement } from '#contract/simulation/grade.ts';

export interface CitedSources {
  /** In the order of their first citing. */
  readonly titles: readonly string[];
  readonly numbersOf: (judgement: Judgement) => readonly number[];
}

/** @param siteRules what a site's own rules are called */
export function citeSources(judgements: readonly Judgement[], siteRules: string): CitedSources {
  const titleOf = ({ id, title }: Judgement['sources'][number]): string =>
    id === 'site' ? siteRules : title;
  const titles = [...new Set(judgements.flatMap(({ sources }) => sources.map(titleOf)))];
  return {
    titles,
    numbersOf: ({ sources }) =>
      [...new Set(sources.map((source) => titles.indexOf(titleOf(source)) + 1))].toSorted((a, b) => a - b),
  };
}
