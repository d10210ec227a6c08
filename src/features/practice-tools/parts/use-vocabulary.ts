// The words of a simulation, with a name for each id.
import { useQuery } from '@tanstack/react-query';
import type { getPracticeVocabulary } from '#contract/calls/practice-tools.ts';
import type { PracticeSimulation, PracticeVocabulary } from '#contract/entities/practice-tools.ts';
import { textIn, type Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';

const STALE_MS = 600_000;

export function useVocabulary(simulation: PracticeSimulation) {
  return useQuery({
    ...callQuery<typeof getPracticeVocabulary>('/practice-vocabulary/:simulation', {
      params: { simulation },
    }),
    staleTime: STALE_MS,
  });
}

export type NamedList = 'codes' | 'things' | 'places' | 'locations';

type NameOf = (list: NamedList, id: string) => string;

/** The name of an id; the id itself where it has none. */
export const namesIn =
  (vocabulary: PracticeVocabulary | undefined, language: Language): NameOf =>
  (list, id) => {
    const text = vocabulary?.[list].find((row) => row.id === id)?.text;
    return text === undefined ? id : textIn(text, language);
  };

/** The same in the language of the page. */
export function useNames(vocabulary: PracticeVocabulary | undefined): NameOf {
  return namesIn(vocabulary, useLanguage());
}
