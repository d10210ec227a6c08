// The drawing of a room while its page is open: the brush, what is chosen, the stroke under way, and what it would lead to.
import { useCallback, useMemo, useState } from 'react';
import type { RoomMap, Tile } from '#contract/simulation/room-map.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { applyCommand, type RoomCommand } from '#machines/room/editing/commands.ts';
import type { EditRefusal } from '#machines/room/editing/edited.ts';
import { shelfOf, type Shelf } from '#machines/room/editing/shelf.ts';
import { reachableTiles } from '#machines/room/reachable.ts';
import type { RoomProblem } from '#machines/room/room-problems.ts';
import { indexOf } from '#machines/room/ruleset-index.ts';
import { tileOf } from '#machines/room/grid.ts';
import type { EditMarks } from '#scenes/room/editing/edit-marks.ts';
import { ALL_LAYERS, isLocked, type Layers } from '#scenes/room/editing/layers.ts';
import { areaOf, commandOf, piecesIn, type Brush, type Stroke, type Touched } from './brush.ts';
import { drawingProblems, NO_PREVIEW, previewOf, type Preview } from './preview.ts';

/** Applies a change to the plan as one step that can be undone; `field`: one with others of its name. */
export type EditPlan = (change: (map: RoomMap) => RoomMap, field?: string) => void;

interface PlanProps {
  readonly map: RoomMap;
  readonly rules: RoomRuleset;
  readonly edit: EditPlan;
}

/** For whom the overlay shows where one gets to: nobody, who has a key card, who has none. */
export const REACHES = ['NONE', 'CARD', 'NO_CARD'] as const;
type Reach = (typeof REACHES)[number];

export interface Plan extends PlanProps {
  readonly shelf: Shelf;
  readonly brush: Brush;
  readonly hold: (change: Partial<Brush>) => void;
  readonly selected: readonly string[];
  readonly select: (ids: readonly string[]) => void;
  /** Where the keyboard points; null: it has not been used. */
  readonly cursor: Tile | null;
  readonly point: (cursor: Tile | null) => void;
  readonly stroke: Stroke | null;
  readonly drag: (stroke: Stroke | null) => void;
  readonly preview: Preview;
  readonly marks: EditMarks;
  /** Does a command; why it can't be done, if so. */
  readonly run: (command: RoomCommand, field?: string) => EditRefusal | undefined;
  /** Ends a stroke: does what it is, or chooses what it covers. */
  readonly finish: (stroke: Stroke) => void;
  readonly refusal: EditRefusal | undefined;
  readonly problems: readonly RoomProblem[];
  readonly reach: Reach;
  readonly showReach: (reach: Reach) => void;
  readonly layers: Layers;
  readonly setLayers: (layers: Layers) => void;
}

function firstBrush(map: RoomMap, rules: RoomRuleset): Brush {
  return {
    tool: 'select',
    location: map.locations.find(({ kind }) => kind === 'room')?.id ?? map.locations[0]?.id ?? '',
    pattern: rules.map.furniture[0]?.id ?? '',
    facing: 'sw',
    isWalled: true,
    isAnother: false,
    wall: undefined,
    door: undefined,
  };
}

function reachedIn(rules: RoomRuleset, map: RoomMap, reach: Reach): readonly Tile[] {
  const index = indexOf({ ...rules, map });
  return [...reachableTiles(index, reach === 'CARD')].map((tile) => tileOf(index.grid, tile));
}

const NONE: readonly string[] = [];

/** What is chosen and still there. */
function useSelection(map: RoomMap) {
  const [chosen, select] = useState<readonly string[]>(NONE);
  const selected = useMemo(() => {
    const known = new Set([...map.furniture, ...map.doors, ...map.locations].map(({ id }) => id));
    const left = chosen.filter((id) => known.has(id));
    return left.length === 0 ? NONE : left;
  }, [map, chosen]);
  return { selected, select };
}

interface Shown {
  readonly selected: readonly string[];
  readonly cursor: Tile | null;
  readonly preview: Preview;
  readonly stroke: Stroke | null;
  readonly reach: Reach;
  readonly tool: Brush['tool'];
}

function useMarks({ map, rules }: PlanProps, shown: Shown): EditMarks {
  const { selected, cursor, preview, stroke, reach, tool } = shown;
  const reached = useMemo(
    () => (reach === 'NONE' ? null : reachedIn(rules, map, reach)),
    [reach, rules, map],
  );
  return useMemo(() => {
    const area = tool === 'area' && stroke ? areaOf(stroke) : undefined;
    const isChosen = ({ id }: { readonly id: string }): boolean => selected.includes(id);
    const covered = [
      ...(area ? [area] : []),
      ...map.locations.filter(isChosen).flatMap(({ areas }) => areas),
    ];
    const tiles = covered.flatMap(({ x, y, widthTiles, heightTiles }) =>
      Array.from({ length: widthTiles * heightTiles }, (_, at) => ({
        x: x + (at % widthTiles),
        y: y + Math.floor(at / widthTiles),
      })),
    );
    const isPlain = preview.marks.tiles.length + preview.marks.edges.length === 0;
    return {
      ...preview.marks,
      tiles: isPlain ? tiles : preview.marks.tiles,
      tone: isPlain ? 'chosen' : preview.marks.tone,
      selected,
      cursor,
      reached,
      approaches: map.furniture.filter(isChosen).flatMap(({ approaches }) => approaches),
      starts: tool === 'start' ? map.locations.map(({ start }) => start) : [],
    };
  }, [map, selected, cursor, preview, stroke, tool, reached]);
}

export function usePlan(props: PlanProps): Plan {
  const { map, rules, edit } = props;
  const [brush, setBrush] = useState(() => firstBrush(map, rules));
  const [cursor, point] = useState<Tile | null>(null);
  const [stroke, drag] = useState<Stroke | null>(null);
  const [refusal, refuse] = useState<EditRefusal>();
  const [reach, showReach] = useState<Reach>('NONE');
  const [layers, setLayers] = useState<Layers>(ALL_LAYERS);
  const { selected, select } = useSelection(map);
  const shelf = useMemo(() => shelfOf(rules.map), [rules]);
  const wanted = stroke === null ? undefined : commandOf(brush, stroke, shelf, selected);
  // Within a tile the pointer moves without the command being another: it is not tried again.
  const written = wanted && JSON.stringify(wanted);
  const preview = useMemo(
    () => (written === undefined ? NO_PREVIEW : previewOf(map, rules, JSON.parse(written) as RoomCommand)),
    [written, map, rules],
  );
  const problems = useMemo(() => drawingProblems(rules, map), [rules, map]);
  const run = useCallback(
    (command: RoomCommand, field?: string): EditRefusal | undefined => {
      const edited = applyCommand(map, rules.map, command);
      refuse(edited.ok ? undefined : edited.reason);
      if (!edited.ok) return edited.reason;
      edit(() => edited.map, field);
      const old = new Set(map.furniture.map(({ id }) => id));
      const added = edited.map.furniture.filter(({ id }) => !old.has(id)).map(({ id }) => id);
      if (added.length > 0) select(added);
      const made =
        command.kind === 'paint' && command.isAnother ? edited.map.locations.at(-1)?.id : undefined;
      if (made !== undefined) setBrush((now) => ({ ...now, location: made, isAnother: false }));
      return undefined;
    },
    [map, rules, edit, select],
  );
  const finish = (done: Stroke): void => {
    drag(null);
    if (brush.tool === 'area')
      return select(isLocked(layers, 'furniture') ? [] : piecesIn(map, areaOf(done)));
    const command = commandOf(brush, done, shelf, selected);
    if (command !== undefined) run(command);
  };
  const hold = (change: Partial<Brush>): void => {
    refuse(undefined);
    drag(null);
    setBrush((now) => ({ ...now, ...change }));
  };
  const marks = useMarks(props, { selected, cursor, preview, stroke, reach, tool: brush.tool });
  const seen = { shelf, brush, hold, selected, select, cursor, point, stroke, drag, preview, marks };
  const shown = { reach, showReach, layers, setLayers };
  return { ...props, ...seen, ...shown, run, finish, refusal, problems };
}

/** A stroke that begins and ends at one place. */
export const tapAt = (touched: Touched): Stroke => ({ from: touched, to: touched });
