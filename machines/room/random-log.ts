// Logs of a person who tries anything: for goldens, for measuring and for showing that nothing throws.
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import { roomCodeSchema } from '#contract/simulation/room-kinds.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { drawWhole } from '#machines/kit/random.ts';
import { createSession } from '#machines/kit/session.ts';
import { possibleActions, type ActionTarget } from './possible-actions.ts';
import { roomSimulation } from './simulation.ts';
import type { RoomState } from './state.ts';

/** A source of whole numbers from 0 to below − 1. */
type Draw = (below: number) => number;

function drawFrom(seed: number): Draw {
  let random = seed >>> 0;
  return (below) => {
    const draw = drawWhole(random, below);
    random = draw.random;
    return draw.value;
  };
}

/** mixed: mostly sensible actions, one in eight is garbage. legal: only what is possible. garbage: nothing else. */
export type Manner = 'mixed' | 'legal' | 'garbage';

/** `count` actions or a few more. The same for the same seed. */
export function randomLog(
  ruleset: RoomRuleset,
  play: RoomPlay,
  seed: number,
  count: number,
  manner: Manner = 'mixed',
): readonly LogEntry[] {
  const session = createSession({ simulation: roomSimulation, ruleset, play, seed });
  const draw = drawFrom(seed);
  while (session.entries().length < count) {
    const isGarbage = manner === 'mixed' ? draw(8) === 0 : manner === 'garbage';
    const steps = isGarbage
      ? [garbage(ruleset, session.state(), draw)]
      : sensible(ruleset, session.state(), draw, manner === 'legal');
    for (const step of steps) session.act(step, session.state().readyAtMs + draw(300));
  }
  return session.entries();
}

/** Every room is come to: one log after another starts before another piece of furniture. */
export function startingAnywhere({ map }: RoomRuleset, play: RoomPlay, seed: number): RoomPlay {
  const piece = map.furniture[seed % map.furniture.length];
  if (!piece) return play;
  return { ...play, person: { ...play.person, location: piece.location, position: piece.id } };
}

function sensible(ruleset: RoomRuleset, state: RoomState, draw: Draw, isLegal: boolean): readonly Action[] {
  const options = possibleActions(ruleset, state, target(ruleset, state, draw));
  const open = options.filter(({ isRefused }) => !isRefused);
  const list = isLegal || (open.length > 0 && draw(10) > 0) ? open : options;
  return list[draw(Math.max(1, list.length))]?.steps ?? [];
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
