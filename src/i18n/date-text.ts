import { DATE_TAGS, type Language } from '#contract/languages.ts';

/** A day (`2026-03-01`) without its year: 1 мар., 1 Mar. */
export function dateText(language: Language, date: string): string {
  const shape = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(DATE_TAGS[language], shape).format(new Date(date));
}
