// The time of day as a field has it: HH:MM.
const MINUTE_S = 60;
const HOUR_S = 3600;

const two = (number: number): string => String(number).padStart(2, '0');

export const clockText = (seconds: number): string =>
  `${two(Math.floor(seconds / HOUR_S))}:${two(Math.floor((seconds % HOUR_S) / MINUTE_S))}`;

/** Seconds since midnight; undefined for what is no time of day. */
export function readClock(text: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * HOUR_S + Number(minutes) * MINUTE_S;
}
