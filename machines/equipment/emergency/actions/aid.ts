// First aid for somebody hurt: the emergency shower for the body, its bowl for the eyes.
import type { RinsedPart } from '#contract/simulation/equipment-emergency.ts';
import { hurtColleague } from '../hurt.ts';
import { rinsedAtMs } from '../read.ts';
import type { EmergencyHandler } from '../turn.ts';

/** SHOWER and EYEWASH: whoever is hurt is led there, and the water runs until the medics take over. */
export function rinse(part: RinsedPart): EmergencyHandler {
  return ({ context, slice, atMs }) => {
    if (slice.place !== 'bay') return 'otherPlace';
    if (!hurtColleague(context.ruleset, slice)) return 'nobodyHurt';
    if (rinsedAtMs(slice, part) !== undefined) return { slice, effects: [] };
    const underWaterAtMs = atMs + (context.leadMs ?? 0);
    return {
      slice: { ...slice, rinsed: [...(slice.rinsed ?? []), { part, atMs: underWaterAtMs }] },
      effects: [],
    };
  };
}
