// What a copy is called.
import { inEveryLanguage } from '#contract/languages.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { AS_WRITTEN, textsInEach } from '#src/i18n/i18n.ts';

const MAX_TITLE = 200;

/** The title with "copy" in each language; where one has no title, the copy has none. A long name loses its end. */
export async function copyTitle(title: Trilingual): Promise<Trilingual> {
  const textsIn = await textsInEach('practice-tools');
  return inEveryLanguage((language) => {
    if (title[language] === '') return '';
    const called = (name: string): string => textsIn(language)('copyOf', { name, ...AS_WRITTEN });
    return called(title[language].slice(0, MAX_TITLE - called('').length));
  });
}
