// A003 and A004: sitting down on a bench and standing up, on either side.
import type { Approach, Furniture } from '#contract/simulation/room-map.ts';
import { OPPOSITE } from '../grid.ts';
import { postureTable } from '../posture-machine.ts';
import { isAt } from '../reach.ts';
import type { Person } from '../state.ts';
import type { Decision, Turn } from '../turn.ts';

/** A003: sits down on the bench `to`, facing away from it: the feet stay where they came from. */
export function sitDown(turn: Turn): Decision {
  const { index, state, action } = turn;
  const posture = postureTable[state.person.posture].SIT;
  if (!posture) return 'alreadySitting';
  const bench = action.to === undefined ? undefined : index.furniture.get(action.to);
  if (bench?.kind !== 'bench') return 'unknownPlace';
  const place = bench.approaches.find((tile) => isAt(state, tile));
  if (!place || bench.location !== state.person.location) return 'tooFar';
  const person: Person = { ...state.person, posture, seat: bench.id, facing: OPPOSITE[place.facing] };
  return { state: { ...state, person } };
}

/** A004: `params.side` names the side; without it, the side where the feet are. */
export function standUp(turn: Turn): Decision {
  const { index, state, action } = turn;
  const posture = postureTable[state.person.posture].STAND;
  const bench = state.person.seat === undefined ? undefined : index.furniture.get(state.person.seat);
  if (!posture || !bench) return 'notSitting';
  const side = action.params?.['side'];
  const place =
    side === undefined ? bench.approaches.find((tile) => isAt(state, tile)) : otherSide(turn, bench, side);
  if (!place) return 'badParams';
  const { seat: _left, ...rest } = state.person;
  const person: Person = { ...rest, posture, x: place.x, y: place.y, facing: OPPOSITE[place.facing] };
  return { state: { ...state, person } };
}

/** The nearest approach tile on the given side. */
function otherSide(turn: Turn, bench: Furniture, side: unknown): Approach | undefined {
  const { x, y } = turn.state.person;
  const away = (tile: Approach) => Math.abs(tile.x - x) + Math.abs(tile.y - y);
  return bench.approaches.filter((tile) => tile.side === side).sort((a, b) => away(a) - away(b))[0];
}
