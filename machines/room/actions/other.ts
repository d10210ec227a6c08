// A021, HINT and WAIT.
import { closetTable } from '../closet-machine.ts';
import { heldBy, itemOf, wornBy } from '../possession.ts';
import { reachFurniture } from '../reach.ts';
import type { Decision, Turn } from '../turn.ts';

const MAX_WAIT_MS = 600_000;

/** A021: turns the lock of the closet `to`, with the key card of its section worn or in a hand. */
export function turnKey(turn: Turn): Decision {
  const { index, state, action } = turn;
  const closet = index.furniture.get(action.to ?? '');
  if (!closet) return 'unknownPlace';
  const isOpen = state.closets[closet.id];
  if (isOpen === undefined) return 'unknownPlace';
  const refusal = reachFurniture(state, closet);
  if (refusal) return refusal;
  if (!hasKey(turn)) return 'noKey';
  if (closet.section !== undefined && closet.section !== state.activeKey) return 'wrongKey';
  const next = closetTable[isOpen ? 'open' : 'locked'].KEY;
  return { state: { ...state, closets: { ...state.closets, [closet.id]: next === 'open' } } };
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
