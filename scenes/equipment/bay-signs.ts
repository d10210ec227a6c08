// Letters the plates of the bay by the language.
import type { Container } from 'pixi.js';
import { inLanguage } from '#contract/simulation/text.ts';
import type { Language } from '#contract/simulation/text.ts';
import type { BayFacts } from './bay-facts.ts';
import { SIGN_TEXTS } from './bay-texts.ts';
import { lettered } from './lettering.ts';
import type { TrackView } from './track-view.ts';

/** Plates on the track are lettered with it: what stands before it covers them too. */
const ON_TRACK = /^(?:trackName|stopWork)$/u;

export function letterSigns(facts: BayFacts, language: Language, walls: Container, track: TrackView): void {
  for (const old of [...walls.removeChildren(), ...track.signs.removeChildren()]) old.destroy();
  for (const [name, sign] of Object.entries(facts.signs)) {
    const words = SIGN_TEXTS[name];
    if (!words) continue;
    (ON_TRACK.test(name) ? track.signs : walls).addChild(lettered(inLanguage(words, language), sign));
  }
}
