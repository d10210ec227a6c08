// Dates, durations and numbers in the format of the chosen language.
import { useMemo } from 'react';
import { DATE_TAGS, LANGUAGE_TAGS, type Language } from '#contract/languages.ts';
import { zoneMark } from '#contract/time-zone.ts';
import { siteZone, useSiteZone } from './site-zone.ts';
import { useLanguage } from './use-language.ts';

export interface Format {
  /** In the site's time zone, which it names, such as 21.11.2026, 10:05 UTC+3. */
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
  const timeZone = useSiteZone();
  return useMemo(() => formatOf(language, timeZone), [language, timeZone]);
}

/** A zone does not stand on a line of its own. */
const JOINED = '\u00a0';

export function formatOf(language: Language, timeZone: string = siteZone()): Format {
  const tag = DATE_TAGS[language];
  const dateTime = new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeStyle: 'short', timeZone });
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone });
  const named = (format: Intl.DateTimeFormat, iso: string): string =>
    `${format.format(new Date(iso))}${JOINED}${zoneMark(timeZone, Date.parse(iso))}`;
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
    dateTime: (iso) => named(dateTime, iso),
    time: (iso) => named(time, iso),
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
