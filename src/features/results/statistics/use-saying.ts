import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Saying } from '#contract/entities/statistics.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { shortName } from '#src/ui/list/short-name.ts';

/** Puts what the figures say into words. */
export function useSaying(): (saying: Saying) => string {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const language = useLanguage();
  return useCallback(
    ({ code, value, text }) =>
      t(`sayings.${code}`, {
        name: text === null ? '' : shortName(textIn(text, language)),
        number: value === null ? '' : format.number(value),
        percent: value === null ? '' : format.percent(value),
      }),
    [t, format, language],
  );
}
