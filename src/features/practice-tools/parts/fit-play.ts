// The start of a case in another room: what the room has not, such as a place or a closet, goes from it.
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';

/** The locked closets of a suite, each with the thing that opens it. */
export function lockedClosets({ map, items }: RoomRuleset): RoomPlay['furniture'] {
  const key = items.find(({ traits }) => traits.includes('key'))?.id;
  if (key === undefined) return [];
  return map.furniture
    .filter(({ kind }) => kind === 'closet')
    .flatMap(({ id }) => {
      const zone = map.dropZones.find(({ furniture }) => furniture === id);
      return zone ? [{ id, idZone: zone.dropId, status: false, statusChange: key }] : [];
    });
}

/** Where a person comes in: from the street, else in the first location. */
export function entryOf({ map }: RoomRuleset): string {
  return (map.locations.find(({ kind }) => kind === 'outside') ?? map.locations[0])?.id ?? '';
}

function fittedPerson({ map, ...rules }: RoomRuleset, { posture, ...person }: RoomPlay['person']) {
  const isHere = map.locations.some(({ id }) => id === person.location);
  const isAtStart = person.position === 'start' || person.position === `${person.location}-start`;
  const piece = map.furniture.find(({ id }) => id === person.position);
  const isKept = isHere && (isAtStart || piece?.location === person.location);
  if (isKept) return { ...person, ...(posture && { posture }) };
  const location = isHere ? person.location : entryOf({ map, ...rules });
  return { ...person, location, position: 'start' };
}

/** The start with what the room has: things in their places, closets as they were, others locked. */
export function fittedPlay(ruleset: RoomRuleset, play: RoomPlay): RoomPlay {
  const { map } = ruleset;
  const places = new Set(map.dropZones.flatMap(({ id, dropId }) => [id, dropId]));
  const known = new Map(play.furniture.map((row) => [row.id, row]));
  return {
    ...play,
    person: fittedPerson(ruleset, play.person),
    subject: play.subject.filter(({ position }) => places.has(position)),
    furniture: lockedClosets(ruleset).map((row) => known.get(row.id) ?? row),
  };
}
