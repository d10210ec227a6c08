// The time of day of the simulation: the shift's start and what has passed since.
const DAY_S = 86_400;

const two = (value: number): string => String(value).padStart(2, '0');

/** HH:MM:SS of a moment of the simulation. */
export function dayClock(startS: number, atMs: number): string {
  const seconds = (startS + Math.floor(atMs / 1000)) % DAY_S;
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** HH:MM, as it is written on papers. */
export function dayMinutes(startS: number, atMs: number): string {
  return dayClock(startS, atMs).slice(0, 5);
}
