import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTechnicalWorks } from '#src/lib/technical-works.ts';
import { Banner } from '#src/ui/banner.tsx';

/** Announces technical works on every page while they are on. */
export function TechnicalWorksBanner(): ReactElement | null {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const works = useTechnicalWorks();
  if (works?.status !== 'ACTIVE') return null;
  const own = works.message[language] || works.message.ru;
  return (
    <Banner label={t('technicalWork.title')}>
      {t('technicalWorksBanner')}
      {own ? ` ${own}` : null}
    </Banner>
  );
}
