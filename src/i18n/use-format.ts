// Dates, durations and numbers in the format of the chosen language.
import { useMemo } from 'react';
import { DATE_TAGS, LANGUAGE_TAGS, type Language } from '#contract/languages.ts';
import { zoneMark } from '#contract/time-zone.ts';
import { siteZone, useZoneChanges } from './site-zone.ts';
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
  const zoneChanges = useZoneChanges();
  return useMemo(() => ({ zoneChanges, format: formatOf(language) }), [language, zoneChanges]).format;
}

/** A zone does not stand on a line of its own. */
const JOINED = '\u00a0';

/** Made when it is first asked for. */
function later<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Each format is made when something is first written in it, as making one takes milliseconds. */
export function formatOf(language: Language, timeZone?: string): Format {
  const zone = later(() => timeZone ?? siteZone());
  const dates = (style: Intl.DateTimeFormatOptions) => {
    const format = later(() => new Intl.DateTimeFormat(DATE_TAGS[language], { ...style, timeZone: zone() }));
    return (iso: string): string =>
      `${format().format(new Date(iso))}${JOINED}${zoneMark(zone(), Date.parse(iso))}`;
  };
  const numbers = (style: Intl.NumberFormatOptions) => {
    const format = later(() => new Intl.NumberFormat(LANGUAGE_TAGS[language], style));
    return (value: number): string => format().format(value);
  };
  return {
    dateTime: dates({ dateStyle: 'short', timeStyle: 'short' }),
    time: dates({ timeStyle: 'short' }),
    clock: clockOf,
    number: numbers({ maximumFractionDigits: 2, signDisplay: 'negative' }),
    typed: numbers({ maximumFractionDigits: 2, useGrouping: false }),
    percent: numbers({ style: 'percent', maximumFractionDigits: 0, signDisplay: 'negative' }),
  };
}

function clockOf(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
