import { useTranslation } from 'react-i18next';
import { languageOfTag, type Language } from './language.ts';

/** The language on the screen; a change of it renders again. */
export function useLanguage(): Language {
  return languageOfTag(useTranslation('common').i18n.language);
}
