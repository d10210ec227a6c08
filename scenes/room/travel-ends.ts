// Where a thing is in the picture, wherever the state has it: on a floor, on or in a piece, in a hand, in the bag, worn.
import type { RoomMap } from '#contract/simulation/room-map.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { RoomState, Subject } from '#machines/room/state.ts';
import type { Point } from '#scenes/kit/projection.ts';
import { project, RISE_PIXELS, TILE_METRES } from '#scenes/kit/projection.ts';
import type { Sprites } from '#scenes/kit/sprites.ts';
import type { PersonFigure } from './person-figure.ts';
import { furniturePicture, lyingSubjects, middleOf, spotOn } from './placement.ts';
import type { Spot } from './placement.ts';
import { IN_CLOSET } from './thing-nodes.ts';

export interface TravelEnd {
  readonly code: string;
  readonly picture: () => string;
  /** Where the picture's pivot goes; a hand moves. */
  readonly point: () => Point;
  /** The place on the floor under it. */
  readonly ground: () => Point;
  /** Above the floor; of a bin, its rim. */
  readonly riseMetres: number;
  /** From the person, along the floor. */
  readonly awayMetres: number;
  readonly scale: number;
  readonly isWorn: boolean;
  /** Apart from the person. */
  readonly isOutside: boolean;
}

/** How high a hand lets go: standing, and sitting. */
const HAND_METRES = { standing: 0.82, sitting: 0.55 } as const;
const BAG_CODE = 'S005';

export class TravelEnds {
  readonly map: RoomMap;
  private readonly sprites: Sprites;
  private readonly person: PersonFigure;
  private readonly codes: ReadonlyMap<string, string>;
  private readonly slots: ReadonlyMap<string, string>;

  constructor(
    ruleset: RoomRuleset,
    sprites: Sprites,
    person: PersonFigure,
    codes: ReadonlyMap<string, string>,
  ) {
    this.map = ruleset.map;
    this.sprites = sprites;
    this.person = person;
    this.codes = codes;
    this.slots = new Map(ruleset.items.map(({ id, slot }) => [id, slot ?? '']));
  }

  of(subject: Subject, state: RoomState): TravelEnd | undefined {
    const code = this.codes.get(subject.craft) ?? '';
    const { place } = subject;
    switch (place.at) {
      case 'P001':
        return this.worn(code, this.slots.get(subject.craft) ?? '', state);
      case 'P002':
        return this.inHand(code, place.hand, state);
      case 'P003':
        return this.inBag(code, state);
      case 'zone':
        return this.inZone(subject, code, place.zone, state);
    }
  }

  private atPerson(code: string, state: RoomState, point: () => Point, picture: () => string): TravelEnd {
    const riseMetres = HAND_METRES[state.person.posture];
    const ground = (): Point => ({ x: point().x, y: point().y + riseMetres * RISE_PIXELS });
    return {
      code,
      picture,
      point,
      ground,
      riseMetres,
      awayMetres: 0,
      scale: 1,
      isWorn: false,
      isOutside: false,
    };
  }

  private inHand(code: string, hand: 'left' | 'right', state: RoomState): TravelEnd {
    const { person, sprites } = this;
    const picture = (): string => {
      const held = `held/${code}/${person.facing}`;
      return sprites.entry(held) ? held : `item/${code}`;
    };
    return this.atPerson(code, state, () => person.handAt(hand), picture);
  }

  private worn(code: string, slot: string, state: RoomState): TravelEnd {
    const end = this.atPerson(
      code,
      state,
      () => this.person.bodyAt(slot),
      () => `item/${code}`,
    );
    return { ...end, isWorn: true };
  }

  /** Into the bag, wherever that is. */
  private inBag(code: string, state: RoomState): TravelEnd | undefined {
    const bag = Object.values(state.subjects).find(({ craft }) => this.codes.get(craft) === BAG_CODE);
    if (!bag || bag.place.at === 'P003') return undefined;
    const end = this.of(bag, state);
    return end && { ...end, code, picture: () => `item/${code}`, scale: 0.8, isWorn: true };
  }

  private inZone({ id }: Subject, code: string, zoneId: string, state: RoomState): TravelEnd | undefined {
    const { map, codes } = this;
    const { manifest } = this.sprites;
    const lying = lyingSubjects(state, { map, manifest, codes }).find(({ subject }) => subject.id === id);
    const piece = map.furniture.find(
      (one) => one.id === map.dropZones.find((zone) => zone.id === zoneId)?.furniture,
    );
    const spot = lying?.spot ?? (piece && this.hiddenSpot(piece));
    if (!spot) return undefined;
    const isInCloset = lying !== undefined && piece?.kind === 'closet';
    const { person } = state;
    const away = Math.hypot(spot.x - person.x - 0.5, spot.y - person.y - 0.5) * TILE_METRES;
    return {
      code,
      picture: () => `${lying?.isHung ? 'hung' : 'item'}/${code}`,
      point: () => project(spot.x, spot.y, spot.z),
      ground: () => project(spot.x, spot.y),
      riseMetres: spot.z,
      awayMetres: away,
      scale: isInCloset ? IN_CLOSET : 1,
      isWorn: false,
      isOutside: true,
    };
  }

  /** Where a thing goes out of sight in a piece: at its slot, or its upper edge. */
  private hiddenSpot(piece: RoomMap['furniture'][number]): Spot | undefined {
    const entry = this.sprites.manifest.furniture[furniturePicture(this.sprites.manifest, piece) ?? ''];
    if (!entry) return undefined;
    const { x, y } = middleOf(piece);
    return spotOn(piece, entry.spots, 0) ?? { x, y, z: entry.heightMetres };
  }
}
