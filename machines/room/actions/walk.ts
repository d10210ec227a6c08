// WALK, A001 and A002: walking within a location, into the next one, and out of the suite.
import type { Facing } from '#contract/simulation/room-kinds.ts';
import { isShutBefore, passedAirlocks } from '../airlock.ts';
import { isDoorLocked, passedDoors, readersOf } from '../card-doors.ts';
import { STEPS, tileIndex, tileOf, type Grid } from '../grid.ts';
import type { RoomState } from '../state.ts';
import type { Change, Decision, Turn } from '../turn.ts';
import { findNearest, findPassage, findWay } from '../walking.ts';

/** WALK: to the nearest approach point of the furniture `to`, before the reader of the door `to`, or to the tile `params` x and y. */
export function walk(turn: Turn): Decision {
  if (turn.state.person.posture === 'sitting') return 'mustStand';
  return turn.action.to === undefined ? walkToTile(turn) : walkToFurniture(turn, turn.action.to);
}

function walkToFurniture(turn: Turn, to: string): Decision {
  const { index, state } = turn;
  const piece = index.furniture.get(to);
  if (!piece) return walkToDoor(turn, to);
  if (piece.location !== state.person.location) return 'unreachable';
  const goals = piece.approaches.map((tile) => tileIndex(index.grid, tile.x, tile.y));
  const way = findNearest(index.grid, standing(turn), goals);
  if (!way) return 'unreachable';
  const end = tileOf(index.grid, way.at(-1) ?? 0);
  const facing = piece.approaches.find((tile) => tile.x === end.x && tile.y === end.y)?.facing;
  return way.length === 1 && facing === state.person.facing ? 'alreadyThere' : walked(turn, way, facing);
}

function walkToDoor(turn: Turn, to: string): Decision {
  const { index, state } = turn;
  const door = index.ruleset.map.doors.find(({ id, kind }) => id === to && kind === 'card');
  if (!door) return 'unknownPlace';
  const readers = readersOf(index, door).filter(({ from }) => from === state.person.location);
  const goals = readers.map(({ before }) => before);
  const way = findNearest(index.grid, standing(turn), goals);
  if (!way) return 'unreachable';
  const reader = readers.find(({ before }) => before === way.at(-1));
  const facing = STEPS.find(
    ({ x, y }) => reader && reader.before + tileIndex(index.grid, x, y) === reader.behind,
  )?.facing;
  return way.length === 1 && facing === state.person.facing ? 'alreadyThere' : walked(turn, way, facing);
}

function walkToTile(turn: Turn): Decision {
  const { grid } = turn.index;
  const { x, y } = turn.action.params ?? {};
  if (!isWhole(x) || !isWhole(y)) return 'badParams';
  if (x < 0 || y < 0 || x >= grid.widthTiles || y >= grid.heightTiles) return 'unreachable';
  const way = findWay(grid, standing(turn), tileIndex(grid, x, y));
  if (!way) return 'unreachable';
  return way.length === 1 ? 'alreadyThere' : walked(turn, way);
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value);
}

/** A001: goes into the location `to`. */
export function enter(turn: Turn): Decision {
  const { index, state, action } = turn;
  if (state.person.posture === 'sitting') return 'mustStand';
  const target = action.to === undefined ? undefined : index.locations.get(action.to);
  if (!target) return 'unknownPlace';
  if (target.id === state.person.location) return 'alreadyThere';
  return target.kind === 'outside' ? 'wrongCode' : pass(turn, target.id);
}

/** A002: leaves the suite through a door that leads out. */
export function leave(turn: Turn): Decision {
  const { index, state } = turn;
  if (state.person.posture === 'sitting') return 'mustStand';
  const here = index.locations.get(state.person.location);
  if (here?.kind === 'outside') return 'alreadyThere';
  const outside = index.ruleset.map.locations.find((location) => location.kind === 'outside');
  if (!outside || (turn.action.to !== undefined && turn.action.to !== outside.id)) return 'unknownPlace';
  return pass(turn, outside.id);
}

function pass(turn: Turn, to: string): Decision {
  const { index, state } = turn;
  const from = state.person.location;
  const crossings = index.grid.crossings.filter((crossing) => crossing.from === from && crossing.to === to);
  if (crossings.length === 0) return 'notNext';
  if (isShutBefore(index, state, to)) return 'airlock';
  const open = crossings.filter(({ door }) => !isDoorLocked(state, door, from));
  if (open.length === 0) return 'doorLocked';
  const way = findPassage(index.grid, standing(turn), open);
  if (!way) return 'unreachable';
  const change = walked(turn, way, undefined, to);
  const passed = passedDoors(passedAirlocks(index, change.state, from, to), index, from, to);
  return { ...change, state: passed };
}

function standing(turn: Turn): number {
  return tileIndex(turn.index.grid, turn.state.person.x, turn.state.person.y);
}

function walked(turn: Turn, way: readonly number[], facing?: Facing, location?: string): Change {
  const { index, state } = turn;
  const end = tileOf(index.grid, way.at(-1) ?? 0);
  const person = {
    ...state.person,
    ...end,
    location: location ?? state.person.location,
    facing: facing ?? lastFacing(index.grid, way) ?? state.person.facing,
  };
  const tiles = way.map((tile): readonly [number, number] => {
    const { x, y } = tileOf(index.grid, tile);
    return [x, y];
  });
  const next: RoomState = {
    ...state,
    person,
    walked: { atMs: turn.atMs, msPerTile: turn.durationMs, tiles },
  };
  return { state: next, durationMs: (way.length - 1) * turn.durationMs };
}

function lastFacing(grid: Grid, way: readonly number[]): Facing | undefined {
  const last = way.at(-1);
  const before = way.at(-2);
  if (last === undefined || before === undefined) return undefined;
  return STEPS.find((step) => before + tileIndex(grid, step.x, step.y) === last)?.facing;
}
