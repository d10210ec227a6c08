import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, languageOfTag, type Language } from '#contract/languages.ts';

/** The current language; a change triggers a new render. */
export function useLanguage(): Language {
  return languageOfTag(useTranslation('common').i18n.language) ?? DEFAULT_LANGUAGE;
}
