// In words, what a work waits for before it opens.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { LearnerWork } from '#contract/entities/work.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

interface WaitsForProps {
  readonly waitsFor: NonNullable<LearnerWork['waitsFor']>;
}

export function WaitsFor({ waitsFor }: WaitsForProps): ReactElement {
  const { t } = useTranslation('cabinet');
  const language = useLanguage();
  const format = useFormat();
  if (waitsFor.kind === 'FROM') return <>{t('opensFrom', { date: format.dateTime(waitsFor.at) })}</>;
  return <>{t('opensAfter', { name: textIn(waitsFor.title, language) })}</>;
}
