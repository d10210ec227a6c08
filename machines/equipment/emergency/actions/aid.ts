// First aid after a splash: the emergency shower for the body, its bowl for the eyes.
import type { RinsedPart } from '#contract/simulation/equipment-emergency.ts';
import { hurtNow } from '../hurt.ts';
import { rinsedAtMs } from '../read.ts';
import type { EmergencyState } from '../state.ts';
import type { EmergencyHandler } from '../turn.ts';

/**
 * SHOWER and EYEWASH: a colleague who is hurt is led there, and the water runs until the medics take over. Who is hurt
 * themselves goes there, and is under water until they go away.
 */
export function rinse(part: RinsedPart): EmergencyHandler {
  return ({ context, slice, atMs }) => {
    if (slice.place !== 'bay') return 'otherPlace';
    const hurt = hurtNow(context.ruleset, slice);
    if (!hurt) return 'nobodyHurt';
    const wet = hurt.isOneself ? standingIn(slice, part) : slice;
    if (rinsedAtMs(slice, part) !== undefined) return { slice: wet, effects: [] };
    const underWaterAtMs = atMs + (context.leadMs ?? 0);
    return {
      slice: { ...wet, rinsed: [...(slice.rinsed ?? []), { part, atMs: underWaterAtMs }] },
      effects: [],
    };
  };
}

/** Shower and bowl run side by side. */
function standingIn(slice: EmergencyState, part: RinsedPart): EmergencyState {
  const { underWater = [] } = slice;
  return underWater.includes(part) ? slice : { ...slice, underWater: [...underWater, part] };
}
