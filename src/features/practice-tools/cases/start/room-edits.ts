// Edits of the start of a room case. What can't be is said by the check of the draft, not prevented here.
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import type { Aspect } from '#contract/simulation/room-kinds.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';

type Setting = RoomPlay['person']['settings'][number];
type Thing = RoomPlay['person']['bag'][number];

/** The catalogue name of a thing: `gloves-1` is one of `gloves`. */
export const craftOf = (id: string): string => id.replace(/-\d+$/, '');

function idsIn({ person, subject }: RoomPlay): ReadonlySet<string> {
  const things = [...person.settings, ...person.bag, ...person.hand, ...subject];
  return new Set(things.map(({ id }) => id));
}

/** A thing of a catalogue name under an id that nothing else has. */
function newThing(play: RoomPlay, craft: string): Thing {
  const taken = idsIn(play);
  let number = 0;
  while (taken.has(`${craft}-${number}`)) number += 1;
  return { id: `${craft}-${number}`, craft };
}

function withPerson(play: RoomPlay, change: Partial<RoomPlay['person']>): RoomPlay {
  return { ...play, person: { ...play.person, ...change } };
}

/** Where things can lie at the start: in the hand, in the bag, or at a place of the suite. */
export type Place = 'hand' | 'bag' | { readonly zone: string };

export function thingsAt(play: RoomPlay, place: Place): readonly Thing[] {
  if (place === 'hand') return play.person.hand;
  if (place === 'bag') return play.person.bag;
  return play.subject.filter(({ position }) => position === place.zone);
}

export function addThing(play: RoomPlay, place: Place, craft: string): RoomPlay {
  const thing = newThing(play, craft);
  if (place === 'hand') return withPerson(play, { hand: [...play.person.hand, thing] });
  if (place === 'bag') return withPerson(play, { bag: [...play.person.bag, thing] });
  return { ...play, subject: [...play.subject, { ...thing, position: place.zone }] };
}

/** Things are told apart from sizes and aspects by the number in their ids. */
const isThing = (id: string): boolean => craftOf(id) !== id;

/** The thing with an id, wherever it is at the start. */
export function findThing({ person, subject }: RoomPlay, id: string): Thing | undefined {
  const worn = person.settings.find((setting) => setting.id === id && isThing(id));
  if (worn !== undefined) return { id, craft: craftOf(id) };
  return [...person.hand, ...person.bag, ...subject].find((thing) => thing.id === id);
}

/** The same thing elsewhere: a garment that is given to the person is put on where nothing is worn yet. */
export function moveThing(play: RoomPlay, ruleset: RoomRuleset, id: string, place: Place): RoomPlay {
  const thing = findThing(play, id);
  if (thing === undefined) return play;
  const { craft } = thing;
  const without = removeThing(play, id);
  const item = ruleset.items.find((one) => one.id === craft);
  if (place === 'hand' && item?.slot !== undefined && wornIn(without, ruleset, item.slot) === undefined)
    return wear(without, ruleset, item.slot, craft);
  if (place === 'hand') return withPerson(without, { hand: [...without.person.hand, { id, craft }] });
  if (place === 'bag') return withPerson(without, { bag: [...without.person.bag, { id, craft }] });
  return { ...without, subject: [...without.subject, { id, craft, position: place.zone }] };
}

export function removeThing(play: RoomPlay, id: string): RoomPlay {
  const without = (things: readonly Thing[]): Thing[] => things.filter((thing) => thing.id !== id);
  const { hand, bag } = play.person;
  const settings = play.person.settings.filter((setting) => setting.id !== id);
  return {
    ...withPerson(play, { hand: without(hand), bag: without(bag), settings }),
    subject: play.subject.filter((thing) => thing.id !== id),
  };
}

export function wornIn(play: RoomPlay, { items }: RoomRuleset, slot: string): Setting | undefined {
  return play.person.settings.find(({ id }) => items.find((item) => item.id === craftOf(id))?.slot === slot);
}

/** @param craft undefined: nothing is worn there */
export function wear(
  play: RoomPlay,
  ruleset: RoomRuleset,
  slot: string,
  craft: string | undefined,
): RoomPlay {
  const worn = wornIn(play, ruleset, slot);
  const others = play.person.settings.filter((setting) => setting !== worn);
  if (craft === undefined) return withPerson(play, { settings: others });
  const { id } = newThing(withPerson(play, { settings: others }), craft);
  const state = ruleset.items.find((item) => item.id === craft)?.states?.at(-1);
  const setting = state === undefined ? { id } : { id, params: state };
  return withPerson(play, { settings: [...others, setting] });
}

/** Says how something true of the person is: the state of a worn thing, or a size. */
export function setParams(play: RoomPlay, id: string, params: string): RoomPlay {
  const { settings } = play.person;
  const isThere = settings.some((setting) => setting.id === id);
  const next = isThere
    ? settings.map((setting) => (setting.id === id ? { ...setting, params } : setting))
    : [...settings, { id, params }];
  return withPerson(play, { settings: next });
}

export function toggleAspect(play: RoomPlay, aspect: Aspect): RoomPlay {
  const { settings } = play.person;
  const others = settings.filter(({ id }) => id !== aspect);
  return withPerson(play, {
    settings: others.length < settings.length ? others : [...settings, { id: aspect }],
  });
}

/** Somewhere else one stands at its beginning, until another spot is chosen. */
export function goTo(play: RoomPlay, location: string): RoomPlay {
  const { posture: _sitting, ...person } = play.person;
  return { ...play, person: { ...person, location, position: 'start' } };
}

export function standAt(play: RoomPlay, position: string): RoomPlay {
  const { posture: _sitting, ...person } = play.person;
  return { ...play, person: { ...person, position } };
}

export const setPerson = withPerson;

export function setLocked(play: RoomPlay, id: string, isOpen: boolean): RoomPlay {
  return {
    ...play,
    furniture: play.furniture.map((row) => (row.id === id ? { ...row, status: isOpen } : row)),
  };
}
