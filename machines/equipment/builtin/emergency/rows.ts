// Short ways to write the rows of situations.
import type { SituationPhase } from '#contract/simulation/equipment-emergency.ts';
import type { StateCondition } from '#contract/simulation/reference.ts';

export function is(key: string, ...values: string[]): StateCondition {
  return { key, is: values };
}

/** Stopped in order, or cut by an EMO. */
export const workEnded: StateCondition = is('work', 'stopped', 'cut');

/** Told of what is or was going on; who brought it to an end before the first call still has to tell of it. */
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

export const allEmos: readonly string[] = ['emoTrackLeft', 'emoTrackRight', 'emoWall'];
