// Puts a status into slots, or takes it out of one that has it already.
import type { ElementStates, PlateStatus } from './schema.ts';

/** `isToggle`: a slot that has the status already loses it. */
export interface PutIntoSlots {
  readonly slots: readonly string[];
  readonly isToggle: boolean;
}

export function withStatus(
  states: ElementStates,
  { slots, isToggle }: PutIntoSlots,
  status: PlateStatus,
): ElementStates {
  const [only] = slots;
  const chosen = new Set(slots);
  const others = Object.entries(states).filter(([id]) => !chosen.has(id));
  const isTaken = isToggle && only !== undefined && states[only] === status;
  return Object.fromEntries(isTaken ? others : [...others, ...slots.map((slot) => [slot, status] as const)]);
}
