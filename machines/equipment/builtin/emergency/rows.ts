// Helpers for writing the rows of situations.
import type { SituationPhase } from '#contract/simulation/equipment-emergency.ts';
import type { StateCondition } from '#contract/simulation/reference.ts';

export function is(key: string, ...values: string[]): StateCondition {
  return { key, is: values };
}

/** Processing was stopped in order, or cut by an EMO. */
export const workEnded: StateCondition = is('work', 'stopped', 'cut');

/** The call fits a situation, current or over: even one that ended before it must be reported. */
export const told: readonly StateCondition[] = [
  is('fits', 'yes'),
  is('emergency', 'active', 'contained', 'escalated'),
];

type Optional = 'sounds' | 'onset' | 'blocks' | 'does';

export function phase(
  row: Omit<SituationPhase, Optional> & Partial<Pick<SituationPhase, Optional>>,
): SituationPhase {
  return { sounds: [], onset: [], blocks: [], does: [], ...row };
}

export const ALL_EMOS: readonly string[] = ['emoTrackLeft', 'emoTrackRight', 'emoWall'];
