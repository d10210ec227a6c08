// Dates, durations and numbers as the chosen language writes them.
import { useMemo } from 'react';
import { dateTagOf, LANGUAGE_TAGS } from './language.ts';
import { useLanguage } from './use-language.ts';

export interface Format {
  /** Such as 21.11.2026, 10:05. */
  readonly dateTime: (iso: string) => string;
  readonly time: (iso: string) => string;
  /** 4:05 or 1:04:05, in minutes and seconds of a simulation or an attempt. */
  readonly clock: (ms: number) => string;
  readonly number: (value: number) => string;
  /** As it is typed into a field: no spaces between thousands. */
  readonly typed: (value: number) => string;
  readonly percent: (share: number) => string;
}

export function useFormat(): Format {
  const language = useLanguage();
  return useMemo(() => formatOf(LANGUAGE_TAGS[language]), [language]);
}

/** @param tag a BCP 47 tag, such as ru */
export function formatOf(tag: string): Format {
  const dateTime = new Intl.DateTimeFormat(dateTagOf(tag), { dateStyle: 'short', timeStyle: 'short' });
  const time = new Intl.DateTimeFormat(dateTagOf(tag), { timeStyle: 'short' });
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const typed = new Intl.NumberFormat(tag, { maximumFractionDigits: 2, useGrouping: false });
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
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
