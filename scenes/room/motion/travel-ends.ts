// Where a thing is in the picture, wherever the state puts it: on a floor, on or in a piece, in a hand, in
// the bag, worn.
import { ITEM_COLOURS } from '#contract/simulation/item-colours.ts';
import type { RoomMap } from '#contract/simulation/room-map.ts';
import type { RoomState, Subject } from '#machines/room/state.ts';
import type { Point } from '#scenes/kit/projection.ts';
import { project, RISE_PIXELS, TILE_METRES } from '#scenes/kit/projection.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import type { PersonFigure } from '../person/person-figure.ts';
import type { FallKind, ItemLook, ItemLooks } from '../things/item-looks.ts';
import { furniturePicture, lyingSubjects, middleOf, spotOn } from '../things/placement.ts';
import type { Spot } from '../things/placement.ts';
import { IN_CLOSET } from '../things/thing-nodes.ts';

export interface TravelEnd {
  readonly fall: FallKind;
  readonly picture: () => string;
  readonly tint: number;
  /** Position of the picture's pivot; a function, because a hand moves. */
  readonly point: () => Point;
  /** The point on the floor below it. */
  readonly ground: () => Point;
  /** Height above the floor; for a bin, of its rim. */
  readonly riseMetres: number;
  /** Distance from the person along the floor. */
  readonly awayMetres: number;
  readonly scale: number;
  readonly isWorn: boolean;
  /** Not carried or worn by the person. */
  readonly isOutside: boolean;
}

/** The height of the hand at release: standing and sitting. */
const HAND_METRES = { standing: 0.82, sitting: 0.55 } as const;

export class TravelEnds {
  readonly map: RoomMap;
  readonly #sprites: Sprites;
  readonly #person: PersonFigure;
  readonly #looks: ItemLooks;

  constructor(map: RoomMap, sprites: Sprites, person: PersonFigure, looks: ItemLooks) {
    this.map = map;
    this.#sprites = sprites;
    this.#person = person;
    this.#looks = looks;
  }

  of(subject: Subject, state: RoomState): TravelEnd | undefined {
    const look = this.#looks.get(subject.craft);
    if (!look) return undefined;
    const { place } = subject;
    switch (place.at) {
      case 'P001':
        return this.#worn(look, state);
      case 'P002':
        return this.#inHand(look, place.hand, state);
      case 'P003':
        return this.#inBag(look, state);
      case 'zone':
        return this.#inZone(subject, look, place.zone, state);
    }
  }

  #atPerson(
    { fall, colour }: ItemLook,
    state: RoomState,
    point: () => Point,
    picture: () => string,
  ): TravelEnd {
    const riseMetres = HAND_METRES[state.person.posture];
    const ground = (): Point => ({ x: point().x, y: point().y + riseMetres * RISE_PIXELS });
    return {
      fall,
      picture,
      tint: ITEM_COLOURS[colour],
      point,
      ground,
      riseMetres,
      awayMetres: 0,
      scale: 1,
      isWorn: false,
      isOutside: false,
    };
  }

  #inHand(look: ItemLook, hand: 'left' | 'right', state: RoomState): TravelEnd {
    const person = this.#person;
    const sprites = this.#sprites;
    const picture = (): string => {
      const held = `held/${look.code}/${person.facing}`;
      return sprites.entry(held) ? held : `item/${look.code}`;
    };
    return this.#atPerson(look, state, () => person.handAt(hand), picture);
  }

  #worn(look: ItemLook, state: RoomState): TravelEnd {
    const end = this.#atPerson(
      look,
      state,
      () => this.#person.bodyAt(look.slot ?? ''),
      () => `item/${look.code}`,
    );
    return { ...end, isWorn: true };
  }

  /** Into the bag, wherever it is. */
  #inBag({ code, fall, colour }: ItemLook, state: RoomState): TravelEnd | undefined {
    const bag = Object.values(state.subjects).find(({ craft }) => this.#looks.get(craft)?.fall === 'bag');
    if (!bag || bag.place.at === 'P003') return undefined;
    const end = this.of(bag, state);
    return (
      end && {
        ...end,
        fall,
        tint: ITEM_COLOURS[colour],
        picture: () => `item/${code}`,
        scale: 0.8,
        isWorn: true,
      }
    );
  }

  #inZone(
    { id }: Subject,
    { code, fall, colour }: ItemLook,
    zoneId: string,
    state: RoomState,
  ): TravelEnd | undefined {
    const { map } = this;
    const looks = this.#looks;
    const { manifest } = this.#sprites;
    const lying = lyingSubjects(state, { map, manifest, looks }).find(({ subject }) => subject.id === id);
    const piece = map.furniture.find(
      (one) => one.id === map.dropZones.find((zone) => zone.id === zoneId)?.furniture,
    );
    const spot = lying?.spot ?? (piece && this.#hiddenSpot(piece));
    if (!spot) return undefined;
    const isInCloset = lying !== undefined && piece?.kind === 'closet';
    const { person } = state;
    const away = Math.hypot(spot.x - person.x - 0.5, spot.y - person.y - 0.5) * TILE_METRES;
    return {
      fall,
      picture: () => `${lying?.isHung ? 'hung' : 'item'}/${code}`,
      tint: ITEM_COLOURS[colour],
      point: () => project(spot.x, spot.y, spot.z),
      ground: () => project(spot.x, spot.y),
      riseMetres: spot.z,
      awayMetres: away,
      scale: isInCloset ? IN_CLOSET : 1,
      isWorn: false,
      isOutside: true,
    };
  }

  /** Where a thing disappears into a piece: at its slot, or its upper edge. */
  #hiddenSpot(piece: RoomMap['furniture'][number]): Spot | undefined {
    const entry = this.#sprites.manifest.furniture[furniturePicture(this.#sprites.manifest, piece) ?? ''];
    if (!entry) return undefined;
    const { x, y } = middleOf(piece);
    return spotOn(piece, entry.spots, 0) ?? { x, y, z: entry.heightMetres };
  }
}
