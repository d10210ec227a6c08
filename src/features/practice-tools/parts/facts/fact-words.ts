// Facts of a simulation and their values in words, as the checks, the questions of an order and conditions show them.
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { PracticeVocabulary } from '#contract/entities/practice-tools.ts';
import { LANGUAGE_TAGS, type Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { namesIn, type NamedList } from '../use-vocabulary.ts';

interface FactWords {
  /** `slot.hands` as "Worn in its place (hands)"; a fact without words is called by its key. */
  readonly fact: (key: string) => string;
  readonly value: (key: string, value: string) => string;
}

type Words = Readonly<Record<string, string>>;

interface FactTexts {
  readonly kinds: Words;
  readonly names: Words;
  /** By the value, or by fact and value where it means something else there. */
  readonly values: Words;
}

const NAMED: readonly NamedList[] = ['things', 'places', 'locations'];
const BETWEEN_WORDS = /([ ,.]+)/u;

const own = (words: Words, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;

/** @param nameOf the name of a thing or place; undefined where it has none */
export function factWords(
  { kinds, names, values }: FactTexts,
  nameOf: (id: string) => string | undefined,
): FactWords {
  const part = (id: string): string => nameOf(id) ?? own(names, id) ?? id;
  const word = (id: string): string => own(values, id) ?? nameOf(id) ?? own(names, id) ?? id;
  return {
    fact: (key) => {
      const whole = own(names, key);
      if (whole !== undefined && key.includes('.')) return whole;
      const [kind = '', ...rest] = key.split('.');
      const known = own(kinds, kind);
      if (known === undefined) return key;
      return rest.length === 0 ? known : `${known} (${rest.map(part).join(', ')})`;
    },
    value: (key, value) =>
      own(values, `${key}=${value}`) ?? nameOf(value) ?? value.split(BETWEEN_WORDS).map(word).join(''),
  };
}

function wordsOf(
  t: TFunction<'facts'>,
  vocabulary: PracticeVocabulary | undefined,
  language: Language,
): FactWords {
  const names = namesIn(vocabulary, language);
  const texts: FactTexts = {
    kinds: t('kinds', { returnObjects: true }),
    names: t('names', { returnObjects: true }),
    values: t('values', { returnObjects: true }),
  };
  return factWords(texts, (id) => NAMED.map((list) => names(list, id)).find((name) => name !== id));
}

export function useFactWords(vocabulary: PracticeVocabulary | undefined): FactWords {
  const { t } = useTranslation('facts');
  return wordsOf(t, vocabulary, useLanguage());
}

/** In a language that need not be the page's; undefined until its words are loaded. */
export function useFactWordsIn(
  vocabulary: PracticeVocabulary | undefined,
  language: Language,
): FactWords | undefined {
  const { t, ready } = useTranslation('facts', { lng: LANGUAGE_TAGS[language], useSuspense: false });
  return ready ? wordsOf(t, vocabulary, language) : undefined;
}
