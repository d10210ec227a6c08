// A moment of a log as the start of another case. What a start can't say is lost, and named.
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Hand, Hands, Person, RoomState, Subject } from './state.ts';

/** Washed hands, clean soles, what the air shower blew off, and dirt on things. */
export type RoomLoss = 'hands' | 'soles' | 'air' | 'dirt';

interface RoomMoment {
  readonly play: RoomPlay;
  readonly losses: readonly RoomLoss[];
}

const START = 'start';

/** The furniture at which the person stands, or the location's own start: whichever is nearest. */
function positionOf({ map }: RoomRuleset, { seat, location, x, y }: Person): string {
  if (seat !== undefined) return seat;
  const farFrom = (tile: { readonly x: number; readonly y: number } | undefined): number =>
    tile === undefined ? Infinity : Math.abs(tile.x - x) + Math.abs(tile.y - y);
  const start = map.locations.find(({ id }) => id === location)?.start;
  const found = { id: START, distance: farFrom(start) };
  return map.furniture
    .filter((piece) => piece.location === location)
    .map(({ id, approaches: [first] }) => ({ id, distance: farFrom(first) }))
    .reduce((nearest, one) => (one.distance < nearest.distance ? one : nearest), found).id;
}

/** The right hand comes first, as the start has it. */
const HANDS: readonly Hand[] = ['right', 'left'];

function personOf(ruleset: RoomRuleset, { person, subjects }: RoomState): RoomPlay['person'] {
  const all = Object.values(subjects);
  const crafted = ({ id, craft }: Subject) => ({ id, craft });
  const { gender, location, posture, aspects, handSize, faceSize } = person;
  return {
    gender,
    location,
    position: positionOf(ruleset, person),
    posture: posture === 'sitting' ? 'sit' : 'stay',
    settings: [
      ...all
        .filter(({ place }) => place.at === 'P001')
        .map(({ id, state }) => ({ id, ...(state === undefined ? {} : { params: state }) })),
      ...aspects.map((id) => ({ id })),
      { id: 'handSize', params: handSize },
      { id: 'faceSize', params: faceSize },
    ],
    bag: all.filter(({ place }) => place.at === 'P003').map(crafted),
    hand: HANDS.flatMap((hand) =>
      all.filter(({ place }) => place.at === 'P002' && place.hand === hand).map(crafted),
    ),
  };
}

/** At a start hands are as they come from the street. */
const WASHED: readonly Hands[] = ['rinsed', 'wet', 'clean', 'soiledWet'];

function lossesOf({ person, subjects }: RoomState): readonly RoomLoss[] {
  return [
    ...(WASHED.includes(person.hands) || person.isWashed ? (['hands'] as const) : []),
    ...(person.isSoleClean ? (['soles'] as const) : []),
    ...(person.isBlown ? (['air'] as const) : []),
    ...(Object.values(subjects).some(({ isSoiled }) => isSoiled) ? (['dirt'] as const) : []),
  ];
}

/** The start of a case that begins as the state stands. */
export function roomAtMoment(ruleset: RoomRuleset, play: RoomPlay, state: RoomState): RoomMoment {
  const { subjects, closets, activeKey } = state;
  return {
    play: {
      ...play,
      person: personOf(ruleset, state),
      activeKey,
      actions: [],
      subject: Object.values(subjects).flatMap(({ id, craft, place }) =>
        place.at === 'zone' ? [{ id, craft, position: place.zone }] : [],
      ),
      furniture: play.furniture.map((piece) => ({ ...piece, status: closets[piece.id] ?? piece.status })),
    },
    losses: lossesOf(state),
  };
}
