// Times as a datetime-local field has them, by the site's clock.
import { momentOf, wallTimeOf } from '#contract/wall-time.ts';
import { siteZone } from '#src/i18n/site-zone.ts';

/** An ISO time as a datetime-local field has it. */
export function localTime(iso: string | null): string {
  if (iso === null) return '';
  const { year, month, day, hour, minute } = wallTimeOf(siteZone(), Date.parse(iso));
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

/** A field's time in ISO; null where it is empty. */
export function isoTime(local: string): string | null {
  const [, ...found] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(local) ?? [];
  const [year, month, day, hour = 0, minute = 0] = found.map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  return new Date(momentOf(siteZone(), { year, month, day, hour, minute })).toISOString();
}
