// What a mark on the time line says.
import { useTranslation } from 'react-i18next';
import type { RunMark } from '#contract/entities/debriefing.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

export function useMarkWords(): (mark: RunMark) => string {
  const { t } = useTranslation('debriefing');
  const language = useLanguage();
  const format = useFormat();
  const of = (mark: RunMark): string => {
    switch (mark.kind) {
      case 'STEP':
        return t('runs.step', { text: textIn(mark.text, language) });
      case 'ERROR':
        return t(`runs.errors.${mark.status}`, { text: textIn(mark.text, language) });
      case 'EMERGENCY':
        return mark.text === null
          ? t('runs.situation')
          : t('runs.situationOf', { text: textIn(mark.text, language) });
      case 'BOOKMARK':
        return mark.note === '' ? t('runs.bookmark') : t('runs.bookmarkOf', { note: mark.note });
    }
  };
  return (mark) => `${format.clock(mark.atMs)} · ${of(mark)}`;
}
