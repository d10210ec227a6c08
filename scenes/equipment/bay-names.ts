// Which pictures a view of the bay needs: their sheets are loaded before it is shown.
import type { Sprites } from '#scenes/kit/sprites.ts';
import type { BayFacts } from './bay-facts.ts';
import { glowsOf } from './bay-light.ts';
import { personNames } from './bay-person.ts';
import type { BayView } from './bay-view.ts';
import { EffectPlayer } from './effect-player.ts';
import { effectsOf } from './emergency-effects.ts';

/** The bay's own things: any of them may be seen after the next act. */
const BAY =
  /^(?:shadow\/)?(?:bay|track|terminal|tower|emo|stopwork|phone|gaspanel|desk|chair|podrack|wastebin|extinguisher|paper|exit|pod|wafer)\//u;

export function namesFor(sprites: Sprites, facts: BayFacts, view: BayView): readonly string[] {
  const { manifest } = sprites;
  return [
    ...Object.keys(manifest.sprites).filter((name) => BAY.test(name)),
    ...view.people.flatMap((person) => personNames(manifest, person)),
    ...EffectPlayer.namesOf(sprites, [...effectsOf(facts, view), ...glowsOf(facts, view)]),
  ];
}
