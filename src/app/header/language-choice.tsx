import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '#src/i18n/i18n.ts';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '#src/i18n/language.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { LanguageSwitcher } from '#src/ui/language-switcher.tsx';

const SHORT = { ru: 'RU', en: 'EN', ch: '中' } as const;

const languages = LANGUAGES.map((code) => ({
  code,
  short: SHORT[code],
  name: LANGUAGE_NAMES[code],
  tag: LANGUAGE_TAGS[code],
}));

export function LanguageChoice(): ReactElement {
  const { t } = useTranslation('common');
  return (
    <LanguageSwitcher
      label={t('language')}
      languages={languages}
      value={useLanguage()}
      onChange={(language) => void changeLanguage(language)}
    />
  );
}
