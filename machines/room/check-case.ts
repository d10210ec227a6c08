// Checks a case against its ruleset when it is saved or read from a file, never during play.
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import { aspectSchema, sizeSchema } from '#contract/simulation/room-kinds.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { doubleIds, idsAt, unknownIds, type RoomProblem } from './room-problems.ts';
import { indexOf, type RulesetIndex } from './ruleset-index.ts';
import { craftOf, start } from './start.ts';

const SIZE_IDS = ['handSize', 'faceSize'];

/** What the ruleset does not know or can't hold of a case. A case without problems always starts. */
export function findCaseProblems(ruleset: RoomRuleset, play: RoomPlay): readonly RoomProblem[] {
  const index = indexOf(ruleset);
  const ofIds = findIdProblems(index, play);
  // Worn things and places are checked only when all ids are known.
  return ofIds.length > 0 ? ofIds : [...findWornProblems(index, play), ...findFullPlaces(index, play)];
}

function findIdProblems(index: RulesetIndex, play: RoomPlay): readonly RoomProblem[] {
  const { person, subject, furniture } = play;
  const things = [
    ['person.hand', person.hand],
    ['person.bag', person.bag],
    ['subject', subject],
  ] as const;
  const worn = wornIds(play);
  const ids = [...things.flatMap(([path, rows]) => idsAt(path, rows, 'id')), ...worn];
  return [
    ...unknownIds(index.locations, 'unknownLocation', [{ id: person.location, path: 'person.location' }]),
    ...findPositionProblems(index, play),
    ...things.flatMap(([path, rows]) => unknownIds(index.items, 'unknownItem', idsAt(path, rows, 'craft'))),
    ...unknownIds(
      index.items,
      'unknownItem',
      worn.map(({ id, path }) => ({ id: craftOf(id), path })),
    ),
    ...unknownIds(placesOf(index), 'unknownPlace', idsAt('subject', subject, 'position')),
    ...unknownIds(index.furniture, 'unknownFurniture', idsAt('furniture', furniture, 'id')),
    ...unknownIds(placesOf(index), 'unknownPlace', idsAt('furniture', furniture, 'idZone')),
    ...findKeyProblems(index, play),
    ...findSettingProblems(play),
    ...doubleIds(ids),
  ];
}

/** Zones by their own ids and by their dropIds. */
function placesOf({ ruleset }: RulesetIndex): ReadonlyMap<string, unknown> {
  return new Map(ruleset.map.dropZones.flatMap((zone) => [[zone.id, zone] as const, [zone.dropId, zone]]));
}

const isThing = (id: string) => /-\d+$/.test(id);

function wornIds({ person }: RoomPlay) {
  return idsAt('person.settings', person.settings, 'id').filter(({ id }) => isThing(id));
}

function findPositionProblems(index: RulesetIndex, { person }: RoomPlay): readonly RoomProblem[] {
  const { position: id, location } = person;
  const isSitting = person.posture === 'sit';
  const path = 'person.posture';
  if (id === 'start' || id === `${location}-start`) return isSitting ? [{ kind: 'noSeat', id, path }] : [];
  const piece = index.furniture.get(id);
  if (piece && isSitting && piece.kind !== 'bench') return [{ kind: 'noSeat', id, path }];
  if (!piece) return [{ kind: 'unknownFurniture', id, path: 'person.position' }];
  return piece.location === location ? [] : [{ kind: 'elsewhere', id, path: 'person.position' }];
}

function findKeyProblems(index: RulesetIndex, { furniture }: RoomPlay): readonly RoomProblem[] {
  return idsAt('furniture', furniture, 'statusChange').flatMap(({ id, path }): readonly RoomProblem[] => {
    const item = index.items.get(id);
    if (!item) return [{ kind: 'unknownItem', id, path }];
    return item.traits.includes('key') ? [] : [{ kind: 'notAKey', id, path }];
  });
}

/** A setting that is not a worn thing must be an aspect or a size. */
function findSettingProblems({ person }: RoomPlay): readonly RoomProblem[] {
  return person.settings.flatMap(({ id, params }, order): readonly RoomProblem[] => {
    const path = `person.settings.${order}`;
    if (isThing(id) || aspectSchema.safeParse(id).success) return [];
    if (!SIZE_IDS.includes(id)) return [{ kind: 'unknownSetting', id, path: `${path}.id` }];
    return sizeSchema.safeParse(params).success ? [] : [{ kind: 'unknownSize', id, path: `${path}.params` }];
  });
}

function findWornProblems(index: RulesetIndex, { person }: RoomPlay): readonly RoomProblem[] {
  const taken = new Set<string>();
  return person.settings.flatMap(({ id, params }, order): readonly RoomProblem[] => {
    const item = isThing(id) ? index.items.get(craftOf(id)) : undefined;
    if (!item) return [];
    const path = `person.settings.${order}`;
    if (item.slot === undefined) return [{ kind: 'notWearable', id, path: `${path}.id` }];
    if (taken.has(item.slot)) return [{ kind: 'slotTaken', id, path: `${path}.id` }];
    taken.add(item.slot);
    const isKnown = params === undefined || item.states?.includes(params) === true;
    return isKnown ? [] : [{ kind: 'unknownState', id, path: `${path}.params` }];
  });
}

/** Counts the things in each place as at the start; a dropId may mean either closet. */
function findFullPlaces(index: RulesetIndex, play: RoomPlay): readonly RoomProblem[] {
  const subjects = Object.values(start(index.ruleset, play, 0).subjects);
  const inBag = subjects.filter(({ place }) => place.at === 'P003').length;
  const hasBag = subjects.some(({ craft }) => index.items.get(craft)?.traits.includes('container'));
  const full = index.ruleset.map.dropZones.filter(({ id, capacity }) => {
    return subjects.filter(({ place }) => place.at === 'zone' && place.zone === id).length > capacity;
  });
  return [
    ...(inBag > 0 && !hasBag ? [{ kind: 'noBag', id: 'bag', path: 'person.bag' } as const] : []),
    ...(inBag > index.ruleset.bagCapacity
      ? [{ kind: 'bagFull', id: 'bag', path: 'person.bag' } as const]
      : []),
    ...full.map(({ id }) => ({ kind: 'placeFull', id, path: 'subject' }) as const),
  ];
}
