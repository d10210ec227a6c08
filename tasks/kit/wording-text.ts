// The accepted words of a key, in one language.
import { textIn, type Language } from '#contract/languages.ts';
import type { LocalizedText } from '#contract/texts.ts';

/** @param accepted the words in all languages, for a key that does not tell which is which */
export function wordingText(
  wordings: readonly LocalizedText[] | undefined,
  accepted: readonly string[],
  language: Language,
): string {
  const said = wordings?.map((text) => textIn(text, language).trim()).filter((word) => word !== '') ?? [];
  return [...new Set(said.length === 0 ? accepted : said)].join(' / ');
}
