// How much room something takes, as the chosen language writes it.
import { LANGUAGE_TAGS } from './language.ts';
import { useLanguage } from './use-language.ts';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1024;

/** Such as 340 kB or 3.2 MB. @param tag a BCP 47 tag */
export function sizeText(bytes: number, tag: string): string {
  let value = Math.max(0, bytes) / STEP;
  let unit: (typeof UNITS)[number] = 'kilobyte';
  for (const next of UNITS.slice(1)) {
    if (value < STEP) break;
    value /= STEP;
    unit = next;
  }
  const maximumFractionDigits = unit === 'kilobyte' ? 0 : 1;
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits,
  }).format(value);
}

export function useSize(): (bytes: number) => string {
  const tag = LANGUAGE_TAGS[useLanguage()];
  return (bytes) => sizeText(bytes, tag);
}
