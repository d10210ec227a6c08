// The words of a simulation, with a name for each id.
import { useQuery } from '@tanstack/react-query';
import type { getPracticeVocabulary } from '#contract/calls/practice-tools.ts';
import type { PracticeSimulation, PracticeVocabulary } from '#contract/entities/practice-tools.ts';
import { textIn } from '#contract/languages.ts';
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

/** The name of an id in the language of the page; the id itself where it has none. */
export function useNames(
  vocabulary: PracticeVocabulary | undefined,
): (list: NamedList, id: string) => string {
  const language = useLanguage();
  return (list, id) => {
    const text = vocabulary?.[list].find((row) => row.id === id)?.text;
    return text === undefined ? id : textIn(text, language);
  };
}
