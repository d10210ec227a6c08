import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figure } from '#contract/entities/statistics.ts';
import { useFormat } from '#src/i18n/use-format.ts';

/** A share is written in per cent. */
export type FigureKind = 'SHARE' | 'NUMBER';

/** A figure and its interval as they are written; '—' and '' where there are none. */
export function useFigureText() {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  return useMemo(() => {
    const written = (value: number, kind: FigureKind): string =>
      kind === 'SHARE' ? format.percent(value) : format.number(value);
    return {
      value: ({ value }: Figure, kind: FigureKind): string => (value === null ? '—' : written(value, kind)),
      interval({ low, high }: Figure, kind: FigureKind): string {
        if (low === null || high === null) return '';
        const ends = { low: written(low, kind), high: written(high, kind) };
        return ends.low === ends.high ? '' : t('interval', ends);
      },
    };
  }, [t, format]);
}
