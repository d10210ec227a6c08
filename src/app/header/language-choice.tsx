import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '#src/i18n/i18n.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { LanguageSwitcher } from '#src/ui/navigation/language-switcher.tsx';

export function LanguageChoice(): ReactElement {
  const { t } = useTranslation('common');
  return (
    <LanguageSwitcher
      label={t('language')}
      value={useLanguage()}
      onChange={(language) => void changeLanguage(language)}
    />
  );
}
