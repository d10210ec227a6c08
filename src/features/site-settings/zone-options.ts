import { zoneMark } from '#contract/time-zone.ts';

/** The zones that this browser knows, and the stored one, each with its offset now; by their names. */
export function zoneOptions(stored: string, nowMs: number = Date.now()) {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', stored]);
  return [...names].toSorted().map((value) => ({ value, label: `${value} (${markOf(value, nowMs)})` }));
}

function markOf(zone: string, nowMs: number): string {
  try {
    return zoneMark(zone, nowMs);
  } catch {
    return '?';
  }
}
