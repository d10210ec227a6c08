// Dates, durations and numbers in the format of the chosen language.
import { useMemo } from 'react';
import { DATE_TAGS, LANGUAGE_TAGS, type Language } from '#contract/languages.ts';
import { useLanguage } from './use-language.ts';

export interface Format {
  /** Such as 21.11.2026, 10:05. */
  readonly dateTime: (iso: string) => string;
  readonly time: (iso: string) => string;
  /** 4:05 or 1:04:05: a time in a simulation or an attempt. */
  readonly clock: (ms: number) => string;
  readonly number: (value: number) => string;
  /** As typed into a field: no spaces between thousands. */
  readonly typed: (value: number) => string;
  readonly percent: (share: number) => string;
}

export function useFormat(): Format {
  const language = useLanguage();
  return useMemo(() => formatOf(language), [language]);
}

export function formatOf(language: Language): Format {
  const dateTime = new Intl.DateTimeFormat(DATE_TAGS[language], { dateStyle: 'short', timeStyle: 'short' });
  const time = new Intl.DateTimeFormat(DATE_TAGS[language], { timeStyle: 'short' });
  const number = new Intl.NumberFormat(LANGUAGE_TAGS[language], { maximumFractionDigits: 2 });
  const typed = new Intl.NumberFormat(LANGUAGE_TAGS[language], {
    maximumFractionDigits: 2,
    useGrouping: false,
  });
  const percent = new Intl.NumberFormat(LANGUAGE_TAGS[language], {
    style: 'percent',
    maximumFractionDigits: 0,
  });
  return {
    dateTime: (iso) => dateTime.format(new Date(iso)),
    time: (iso) => time.format(new Date(iso)),
    clock: clockOf,
    number: (value) => number.format(value),
    typed: (value) => typed.format(value),
    percent: (share) => percent.format(share),
  };
}

function clockOf(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
