// Which pictures a view of the bay needs: their sheets are loaded before it is shown.
import { layerNames } from '#scenes/kit/person/layer-names.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import type { BayFacts } from '../bay-facts.ts';
import { glowsOf } from '../bay-light.ts';
import type { BayView } from '../bay-view.ts';
import { EffectPlayer } from '../effects/effect-player.ts';
import { effectsOf } from '../effects/emergency-effects.ts';

/** The bay's own pictures: the next act may need any of them. */
const BAY =
  /^(?:shadow\/)?(?:bay|track|terminal|tower|emo|stopwork|phone|gaspanel|desk|chair|podrack|wastebin|extinguisher|paper|exit|pod|wafer|shower|alarmpoint|assembly)\//u;

export function namesFor(sprites: Sprites, facts: BayFacts, view: BayView): readonly string[] {
  const { manifest } = sprites;
  return [
    ...Object.keys(manifest.sprites).filter((name) => BAY.test(name)),
    ...view.people.flatMap(({ sex, layers }) => layerNames(manifest, sex, ['shadow', 'body', ...layers])),
    ...EffectPlayer.namesOf(sprites, [...effectsOf(facts, view), ...glowsOf(facts, view)]),
  ];
}
