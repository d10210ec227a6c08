// A021, HINT and WAIT.
import { doorOpened, needsCard, readersOf } from '../card-doors.ts';
import { closetTable } from '../closet-machine.ts';
import { tileIndex } from '../grid.ts';
import { heldBy, itemOf, wornBy } from '../possession.ts';
import { reachFurniture } from '../reach.ts';
import type { Decision, Turn } from '../turn.ts';

const MAX_WAIT_MS = 600_000;

/** A021: turns the lock of the closet `to`, or opens the door `to`, with the key card worn or in a hand. */
export function turnKey(turn: Turn): Decision {
  const { index, state, action } = turn;
  const closet = index.furniture.get(action.to ?? '');
  if (!closet) return openDoor(turn);
  const isOpen = state.closets[closet.id];
  if (isOpen === undefined) return 'unknownPlace';
  const refusal = reachFurniture(state, closet);
  if (refusal) return refusal;
  if (!hasKey(turn)) return 'noKey';
  if (closet.section !== undefined && closet.section !== state.activeKey) return 'wrongKey';
  const next = closetTable[isOpen ? 'open' : 'locked'].KEY;
  return { state: { ...state, closets: { ...state.closets, [closet.id]: next === 'open' } } };
}

/** Any key card opens a door with a reader; only a closet asks for that of its section. */
function openDoor(turn: Turn): Decision {
  const { index, state, action } = turn;
  const { location, x, y, posture } = state.person;
  const door = index.ruleset.map.doors.find(({ id }) => id === action.to);
  if (!door || !needsCard(door, location)) return 'unknownPlace';
  if (posture === 'sitting') return 'mustStand';
  const here = tileIndex(index.grid, x, y);
  if (!readersOf(index, door).some(({ before }) => before === here)) return 'tooFar';
  if (!hasKey(turn)) return 'noKey';
  return { state: doorOpened(state, door.id) };
}

function hasKey({ index, state }: Turn): boolean {
  return [...wornBy(state), ...heldBy(state)].some((own) => itemOf(index, own)?.traits.includes('key'));
}

/** HINT: opens the hint of the furniture `to`, from anywhere. */
export function takeHint(turn: Turn): Decision {
  const { index, state } = turn;
  if (!state.isHintOn) return 'hintsOff';
  const piece = index.furniture.get(turn.action.to ?? '');
  if (!piece?.hint) return 'unknownPlace';
  if (state.hintsTaken.includes(piece.id)) return { state };
  return { state: { ...state, hintsTaken: [...state.hintsTaken, piece.id] } };
}

/** WAIT: waits for `params.ms`, at most ten minutes. */
export function wait(turn: Turn): Decision {
  const ms = turn.action.params?.['ms'];
  if (typeof ms !== 'number' || !Number.isInteger(ms) || ms < 1 || ms > MAX_WAIT_MS) return 'badParams';
  return { state: turn.state, durationMs: ms };
}
