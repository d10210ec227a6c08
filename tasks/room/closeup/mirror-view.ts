// What a mirror shows: the layers of the person's picture from the front, and what is not right yet.
import type { Manifest } from '#assets/manifest.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { particlesOf } from '#machines/room/particles.ts';
import { wornItems } from '#machines/room/selectors.ts';
import type { RoomState } from '#machines/room/state.ts';
import { itemStateWords } from '#machines/room/twin/twin-words.ts';
import { codesOf, dressOf } from '#scenes/room/dress.ts';

/** The way that looks at the beholder. */
const FRONT = 'sw';

/** Bottom first. */
export function mirrorNames(manifest: Manifest, ruleset: RoomRuleset, state: RoomState): readonly string[] {
  const { gender } = state.person;
  const dress = dressOf(state, codesOf(ruleset));
  return manifest.people[gender].layers
    .filter((layer) => layer === 'body' || dress.has(layer))
    .map((layer) => `person/${gender}/${layer}/stand/${FRONT}`);
}

export interface MirrorNote {
  readonly id: string;
  readonly text: Trilingual;
}

/** What would shed particles, the most first; without figures in the ruleset, what is worn wrongly. */
export function mirrorNotes(ruleset: RoomRuleset, state: RoomState): readonly MirrorNote[] {
  if (ruleset.particles) {
    const causes = new Set(ruleset.particles.causes.map(({ id }) => id));
    return particlesOf(ruleset, state)
      .shares.filter(({ cause }) => causes.has(cause))
      .map(({ cause, text }) => ({ id: cause, text }));
  }
  return wornItems(ruleset, state).flatMap(({ subject, item }) => {
    const word =
      subject.state === 'wrong' || subject.state === 'open' ? itemStateWords.get(subject.state) : undefined;
    return word ? [{ id: subject.id, text: joined(item.text, word) }] : [];
  });
}

function joined(name: Trilingual, word: Trilingual): Trilingual {
  const say = (language: keyof Trilingual): string =>
    `${name[language] || name.ru} (${word[language] || word.ru})`;
  return { ru: say('ru'), en: say('en'), ch: say('ch') };
}
