// Replays cases of the bay under changed rules beside the page: whoever asked ends it to cancel.
import { effectOnBayCase } from '#machines/equipment/solver/case-effect.ts';
import type { EffectMessage } from '../parts/effects/use-effects.ts';
import type { BayEffectsRequest } from './bay-effects-work.ts';

/** How far another way is looked for in one case. */
const MAX_NODES = 300;

globalThis.addEventListener('message', ({ data: { rules, cases } }: MessageEvent<BayEffectsRequest>) => {
  for (const [at, one] of cases.entries()) {
    const message: EffectMessage = { at, effect: effectOnBayCase(one, rules, MAX_NODES) };
    globalThis.postMessage(message);
  }
});
