// Replays cases under changed rules beside the page: whoever asked ends it to cancel.
import { effectOn } from '#machines/room/solver/case-effect.ts';
import type { EffectMessage } from '../../parts/effects/use-effects.ts';
import type { EffectsRequest } from './effects-work.ts';

/** How far another way is looked for in one case. */
const MAX_NODES = 1500;

globalThis.addEventListener('message', ({ data: { ruleset, cases } }: MessageEvent<EffectsRequest>) => {
  for (const [at, one] of cases.entries()) {
    const message: EffectMessage = { at, effect: effectOn(one, ruleset, MAX_NODES) };
    globalThis.postMessage(message);
  }
});
