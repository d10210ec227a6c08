// On which side of a bench a person or a thing is, and what of the person's own is where it must not be.
import { onceForEach } from '#machines/kit/once-for-each.ts';
import { tileIndex } from './grid.ts';
import { heldBy, inBag, itemOf, wornBy } from './possession.ts';
import type { RulesetIndex } from './ruleset-index.ts';
import type { RoomState, Subject } from './state.ts';
import { findWay } from './walking.ts';

interface Spot {
  readonly location: string;
  readonly x: number;
  readonly y: number;
}

/** Outside, and the part of a room that belongs to it. */
const STREET = 'street';

/** By the location, then by the tile. */
const sidesOf = onceForEach((_index: RulesetIndex) => new Map<string, Map<number, string>>());

/** The side of the bench that parts a room, as its approaches name it; '' in other rooms, and on the line itself. */
export function sideOf(index: RulesetIndex, spot: Spot): string {
  const byLocation = sidesOf(index);
  const sides = byLocation.get(spot.location) ?? new Map<number, string>();
  const tile = tileIndex(index.grid, spot.x, spot.y);
  let side = sides.get(tile);
  if (side === undefined) {
    sides.set(tile, (side = findSide(index, spot)));
    byLocation.set(spot.location, sides);
  }
  return side;
}

function findSide(index: RulesetIndex, { location, x, y }: Spot): string {
  if (index.locations.get(location)?.kind === 'outside') return STREET;
  const tile = tileIndex(index.grid, x, y);
  const sided = index.ruleset.map.furniture
    .filter((piece) => piece.location === location)
    .flatMap(({ approaches }) => approaches.filter(({ side }) => side !== undefined));
  const near = sided.find((approach) =>
    findWay(index.grid, tile, tileIndex(index.grid, approach.x, approach.y)),
  );
  return near?.side ?? '';
}

interface ShoePlaces {
  readonly isWorn: boolean;
  readonly isDown: boolean;
  readonly isCarried: boolean;
}

const streetShoesOf = onceForEach(({ items }: RulesetIndex): ReadonlySet<string> => {
  const all = [...items].filter(([, { traits }]) => traits.includes('streetShoe'));
  return new Set(all.map(([craft]) => craft));
});

const knownShoes = new WeakMap<RoomState['subjects'], ShoePlaces>();

/** Where the street shoes are, whoever carries them: the same as long as nothing is moved. */
function placesOfShoes(index: RulesetIndex, state: RoomState): ShoePlaces {
  const found = knownShoes.get(state.subjects);
  if (found) return found;
  const streetShoeCrafts = streetShoesOf(index);
  const isStreetShoe = (own: Subject) => streetShoeCrafts.has(own.craft);
  const shoes = Object.values(state.subjects).filter(isStreetShoe);
  const places = {
    isWorn: wornBy(state).some(isStreetShoe),
    isDown: shoes.some((own) => isDownOnCleanSide(index, own)),
    isCarried: carried(index, state).some(isStreetShoe),
  };
  knownShoes.set(state.subjects, places);
  return places;
}

/** Where the street shoes are, if on the clean side; `carried` means past the room where shoes are changed. */
export function streetShoes(index: RulesetIndex, state: RoomState): 'worn' | 'down' | 'carried' | 'away' {
  const { isWorn, isDown, isCarried } = placesOfShoes(index, state);
  const isPersonClean = (isWorn || isCarried) && !isStreetSide(index, state.person);
  if (isWorn && isPersonClean) return 'worn';
  if (isDown) return 'down';
  return isCarried && isPersonClean && !isParted(index, state.person.location) ? 'carried' : 'away';
}

function carried(index: RulesetIndex, state: RoomState): readonly Subject[] {
  const held = heldBy(state);
  const isBagHeld = held.some((own) => itemOf(index, own)?.traits.includes('container'));
  return isBagHeld ? [...held, ...inBag(state)] : held;
}

/** The room where the bench is the line: shoes are changed and carried to their rack in it. */
function isParted(index: RulesetIndex, location: string): boolean {
  return index.ruleset.map.furniture.some(
    (piece) => piece.location === location && piece.approaches.some(({ side }) => side === STREET),
  );
}

function isStreetSide(index: RulesetIndex, spot: Spot): boolean {
  return sideOf(index, spot) === STREET;
}

/** Put down anywhere past the line, except where shoes are kept or thrown away. */
function isDownOnCleanSide(index: RulesetIndex, { place }: Subject): boolean {
  if (place.at !== 'zone') return false;
  const zone = index.zones.get(place.zone);
  if (!zone || zone.kind === 'shoerack' || zone.kind === 'trash') return false;
  const isLine = index.furniture.get(zone.furniture ?? '')?.approaches.some(({ side }) => side === STREET);
  return isLine !== true && !isStreetSide(index, { location: zone.location, x: place.x, y: place.y });
}

const OWN_TRAITS = ['street', 'food', 'key'] as const;

/** Whether a thing came with the person, whose the site is not. */
export function isOwnThing(index: RulesetIndex, own: Subject): boolean {
  const traits = itemOf(index, own)?.traits ?? [];
  return OWN_TRAITS.some((trait) => traits.includes(trait));
}

/** The person's own things that lie anywhere but in their closet, the bin, or the rack for street shoes. */
export function astrayThings(index: RulesetIndex, state: RoomState): readonly Subject[] {
  return Object.values(state.subjects).filter((own) => {
    const traits = itemOf(index, own)?.traits ?? [];
    return (
      isOwnThing(index, own) && own.place.at === 'zone' && !mayLieIn(index, state, own.place.zone, traits)
    );
  });
}

function mayLieIn(
  index: RulesetIndex,
  { activeKey }: RoomState,
  zoneId: string,
  traits: readonly string[],
): boolean {
  const zone = index.zones.get(zoneId);
  if (zone?.kind === 'trash') return true;
  if (zone?.kind === 'shoerack') return traits.includes('streetShoe');
  return index.furniture.get(zone?.furniture ?? '')?.section === activeKey;
}
