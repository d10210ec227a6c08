// Somebody to walk about in a drawn room: dressed and equipped as in a case, where one comes in, with the things that fit in it.
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { entryOf, fittedPlay } from '../parts/fit-play.ts';

/** @param play of any case under the same rules */
export function walkPlay(ruleset: RoomRuleset, play: RoomPlay): RoomPlay {
  const { posture: _posture, ...person } = play.person;
  return fittedPlay(ruleset, {
    ...play,
    person: { ...person, location: entryOf(ruleset), position: 'start' },
  });
}
