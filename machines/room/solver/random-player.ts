// Random logs of the room: for goldens, for measuring, and for showing that nothing throws.
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import { roomCodeSchema } from '#contract/simulation/room-kinds.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import {
  actAtRandom,
  drawFrom,
  drawOption,
  type Draw,
  type Manner,
} from '#machines/kit/solver/random-player.ts';
import { createSession } from '#machines/kit/session.ts';
import { possibleActions, type ActionTarget } from '../possible-actions.ts';
import { roomSimulation } from '../simulation.ts';
import type { RoomState } from '../state.ts';

/** A log of `count` random actions or slightly more; the same for the same seed. */
export function randomLog(
  ruleset: RoomRuleset,
  play: RoomPlay,
  seed: number,
  count: number,
  manner: Manner = 'mixed',
): readonly LogEntry[] {
  return goOnAtRandom({ ruleset, play, seed, begun: [] }, count, manner);
}

interface BegunWay {
  readonly ruleset: RoomRuleset;
  readonly play: RoomPlay;
  readonly seed: number;
  /** A valid log to start from. */
  readonly begun: readonly LogEntry[];
}

/** Continues a log with `count` random actions or slightly more; repeatable by seed and log. */
export function goOnAtRandom(
  { ruleset, play, seed, begun }: BegunWay,
  count: number,
  manner: Manner,
): readonly LogEntry[] {
  const session = createSession({ simulation: roomSimulation, ruleset, play, seed, entries: begun });
  actAtRandom(session, drawFrom(seed), count, manner, {
    garbage: (state, draw) => garbage(ruleset, state, draw),
    sensible: (state, draw, isLegal) => sensible(ruleset, state, draw, isLegal),
    restMs: (draw) => draw(300),
  });
  return session.entries();
}

/** The play from a place that the seed chooses, so that the logs cover every room. */
export function startingAnywhere({ map }: RoomRuleset, play: RoomPlay, seed: number): RoomPlay {
  const piece = map.furniture[seed % map.furniture.length];
  if (!piece) return play;
  return { ...play, person: { ...play.person, location: piece.location, position: piece.id } };
}

function sensible(ruleset: RoomRuleset, state: RoomState, draw: Draw, isLegal: boolean): readonly Action[] {
  const options = possibleActions(ruleset, state, target(ruleset, state, draw));
  return drawOption(options, draw, isLegal)?.steps ?? [];
}

function target(ruleset: RoomRuleset, state: RoomState, draw: Draw): ActionTarget {
  const { map } = ruleset;
  const any = <T>(list: readonly T[]) => list[draw(Math.max(1, list.length))];
  switch (draw(6)) {
    case 0:
      return { kind: 'tile', x: draw(map.widthTiles), y: draw(map.heightTiles) };
    case 1:
      return { kind: 'door', id: any(map.doors)?.id ?? '' };
    case 2:
      return { kind: 'person' };
    case 3:
      return { kind: 'furniture', id: any(map.furniture)?.id ?? '' };
    default:
      return { kind: 'item', id: any(Object.keys(state.subjects)) ?? '' };
  }
}

function garbage(ruleset: RoomRuleset, state: RoomState, draw: Draw): Action {
  const { map } = ruleset;
  const codes = [...roomCodeSchema.options, 'A999', '__proto__'];
  const things = [...Object.keys(state.subjects), 'constructor', '__proto__', 'piano-0'];
  const places = [...map.dropZones, ...map.furniture, ...map.locations].map(({ id }) => id);
  const any = (list: readonly string[]) => list[draw(list.length)] ?? '';
  const params = [{ x: -1, y: 9 }, { x: 2 }, { ms: -5 }, { side: 'up' }, { soap: 'yes' }, {}];
  return {
    code: any(codes),
    ...(draw(2) === 0 ? { item: any(things) } : {}),
    ...(draw(3) === 0 ? { from: any([...places, 'toString']) } : {}),
    ...(draw(2) === 0 ? { to: any([...places, 'toString']) } : {}),
    ...(draw(2) === 0 ? { params: params[draw(params.length)] ?? {} } : {}),
  };
}
