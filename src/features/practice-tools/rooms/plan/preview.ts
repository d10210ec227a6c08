// What a command would lead to, shown before it is done: where it would be, and what the machine says against it.
import type { EditMarks } from '#scenes/room/editing/edit-marks.ts';
import type { Edge, RoomMap, Tile } from '#contract/simulation/room-map.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { findNoWays, findPlanProblems } from '#machines/room/check-map.ts';
import { applyCommand, type RoomCommand } from '#machines/room/editing/commands.ts';
import type { EditRefusal } from '#machines/room/editing/edited.ts';
import { tilesOf } from '#machines/room/editing/tiles.ts';
import { problemTexts, type RoomProblem } from '#machines/room/room-problems.ts';

export interface Preview {
  readonly marks: Pick<EditMarks, 'tiles' | 'edges' | 'ghosts' | 'tone'>;
  /** Why it can't be done, or what would be wrong with it. */
  readonly refusal: EditRefusal | undefined;
  readonly problem: Trilingual | undefined;
}

export const NO_PREVIEW: Preview = {
  marks: { tiles: [], edges: [], ghosts: [], tone: 'possible' },
  refusal: undefined,
  problem: undefined,
};

const known = new WeakMap<RoomMap, ReadonlySet<string>>();
const keyOf = ({ kind, id }: RoomProblem): string => `${kind} ${id}`;

/** What is wrong with a plan under its rules: with what stands, and with the ways. */
export function drawingProblems(rules: RoomRuleset, map: RoomMap): readonly RoomProblem[] {
  return [...findPlanProblems(map), ...findNoWays({ ...rules, map })];
}

/** What is wrong with the plan as it is; a stroke asks for it again at each tile. */
function problemsOf(rules: RoomRuleset, map: RoomMap): ReadonlySet<string> {
  const found = known.get(map) ?? new Set(drawingProblems(rules, map).map(keyOf));
  known.set(map, found);
  return found;
}

function tilesIn(map: RoomMap, command: RoomCommand): readonly Tile[] {
  const isInMap = ({ x, y }: Tile): boolean => x >= 0 && y >= 0 && x < map.widthTiles && y < map.heightTiles;
  if (command.kind === 'paint' || command.kind === 'clear') return tilesOf(command.area).filter(isInMap);
  return command.kind === 'start' && isInMap(command.at) ? [command.at] : [];
}

function edgesIn(command: RoomCommand): readonly Edge[] {
  return command.kind === 'wall' || command.kind === 'unwall' || command.kind === 'door'
    ? [command.edge]
    : [];
}

/** @param rules the ruleset on which the room is based, with the plan from which the shelf is filled */
export function previewOf(map: RoomMap, rules: RoomRuleset, command: RoomCommand): Preview {
  const edited = applyCommand(map, rules.map, command);
  const [tiles, edges] = [tilesIn(map, command), edgesIn(command)];
  if (!edited.ok)
    return {
      marks: { tiles, edges, ghosts: [], tone: 'refused' },
      refusal: edited.reason,
      problem: undefined,
    };
  const before = new Set(map.furniture);
  const ghosts = edited.map.furniture.filter((piece) => !before.has(piece));
  const doors = edited.map.doors.filter((door) => !map.doors.includes(door));
  const old = problemsOf(rules, map);
  const worse = drawingProblems(rules, edited.map).find((problem) => !old.has(keyOf(problem)));
  return {
    marks: {
      tiles: [...tiles, ...ghosts.flatMap(({ footprint }) => tilesOf(footprint))],
      edges: [...edges, ...(edges.length === 0 ? doors : [])],
      ghosts: command.kind === 'place' || command.kind === 'move' || command.kind === 'copy' ? ghosts : [],
      tone: worse === undefined ? 'possible' : 'refused',
    },
    refusal: undefined,
    problem: worse && problemTexts[worse.kind],
  };
}
