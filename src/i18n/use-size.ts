// Sizes of data in the format of the chosen language.
import { LANGUAGE_TAGS, type Language } from '#contract/languages.ts';
import { useLanguage } from './use-language.ts';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1024;

/** Such as 340 kB or 3.2 MB. */
export function sizeText(bytes: number, language: Language): string {
  let value = Math.max(0, bytes) / STEP;
  let unit: (typeof UNITS)[number] = 'kilobyte';
  for (const next of UNITS.slice(1)) {
    if (value < STEP) break;
    value /= STEP;
    unit = next;
  }
  const maximumFractionDigits = unit === 'kilobyte' ? 0 : 1;
  return new Intl.NumberFormat(LANGUAGE_TAGS[language], {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits,
  }).format(value);
}

export function useSize(): (bytes: number) => string {
  const language = useLanguage();
  return (bytes) => sizeText(bytes, language);
}
