// The time of day in the bay.
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';

const DAY_S = 86_400;

/** HH:MM:SS at a time of the simulation in ms; '' where there is none. */
export function clockText(
  { clockStartS }: Pick<EquipmentPlay, 'clockStartS'>,
  atMs: number | undefined,
): string {
  if (atMs === undefined) return '';
  // What a shift took over happened before its start.
  const seconds = (((clockStartS + Math.floor(atMs / 1000)) % DAY_S) + DAY_S) % DAY_S;
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
