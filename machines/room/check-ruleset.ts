// Checks the consistency of a ruleset when it is saved, never during play.
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { tileIndex } from './grid.ts';
import { doubleIds, idsAt, unknownIds, type Placed, type RoomProblem } from './room-problems.ts';
import { indexOf, type RulesetIndex } from './ruleset-index.ts';
import { findWay } from './walking.ts';

/** Unknown ids, duplicate ids, and approach points that can't be reached from any door. */
export function findRulesetProblems(ruleset: RoomRuleset): readonly RoomProblem[] {
  const index = indexOf(ruleset);
  const { map, items, slots, aspects = [] } = ruleset;
  const lists = [
    ['map.locations', map.locations],
    ['map.locations.sections', map.locations.flatMap(({ sections = [] }) => sections)],
    ['map.furniture', map.furniture],
    ['map.dropZones', map.dropZones],
    ['map.doors', map.doors],
    ['items', items],
    ['slots', slots],
    ['aspects', aspects],
  ] as const;
  return [
    ...lists.flatMap(([path, rows]) => doubleIds(idsAt(path, rows, 'id'))),
    ...findItemProblems(index),
    ...findMapProblems(index),
    ...findUnreachable(index),
  ];
}

function findItemProblems(index: RulesetIndex): readonly RoomProblem[] {
  const { items, slots, aspects = [] } = index.ruleset;
  const slotIds = [
    ...items.flatMap(({ slot, covers, undoes }, order) => [
      ...oneId(`items.${order}.slot`, slot),
      ...listed(`items.${order}.covers`, covers),
      ...listed(`items.${order}.undoes`, undoes),
    ]),
    ...slots.flatMap(({ covers }, order) => listed(`slots.${order}.covers`, covers)),
    ...aspects.flatMap(({ coveredBy }, order) => listed(`aspects.${order}.coveredBy`, coveredBy)),
  ];
  const itemIds = items.flatMap(({ bannedWith, becomes, positions }, order) => [
    ...listed(`items.${order}.bannedWith`, bannedWith),
    ...oneId(`items.${order}.becomes`, becomes),
    ...positions.flatMap(({ dependencies = [], requiresOff }, at) => [
      ...listed(`items.${order}.positions.${at}.dependencies`, dependencies.flat()),
      ...listed(`items.${order}.positions.${at}.requiresOff`, requiresOff),
    ]),
  ]);
  return [
    ...unknownIds(index.slots, 'unknownSlot', slotIds),
    ...unknownIds(index.items, 'unknownItem', itemIds),
  ];
}

function findMapProblems(index: RulesetIndex): readonly RoomProblem[] {
  const { furniture, dropZones, doors } = index.ruleset.map;
  const locationIds = [
    ...idsAt('map.furniture', furniture, 'location'),
    ...idsAt('map.dropZones', dropZones, 'location'),
    ...doors.flatMap(({ between }, order) => listed(`map.doors.${order}.between`, between)),
  ];
  const pieces = dropZones.flatMap((zone, order) =>
    oneId(`map.dropZones.${order}.furniture`, zone.furniture),
  );
  return [
    ...unknownIds(index.furniture, 'unknownFurniture', pieces),
    ...unknownIds(index.locations, 'unknownLocation', locationIds),
  ];
}

/** Approach points must be reachable from a door of their location (on a bench line: on either side). */
function findUnreachable(index: RulesetIndex): readonly RoomProblem[] {
  const { grid, ruleset } = index;
  return ruleset.map.furniture.flatMap(({ id, location, approaches }, order): readonly RoomProblem[] => {
    const starts = grid.crossings.filter(({ from }) => from === location).map(({ before }) => before);
    const goals = approaches.map((tile) => tileIndex(grid, tile.x, tile.y));
    const isReached = goals.some((goal) => starts.some((start) => findWay(grid, start, goal) !== null));
    return isReached ? [] : [{ kind: 'unreachable', id, path: `map.furniture.${order}.approaches` }];
  });
}

function oneId(path: string, id: string | undefined): readonly Placed[] {
  return id === undefined ? [] : [{ id, path }];
}

function listed(path: string, ids: readonly string[] = []): readonly Placed[] {
  return ids.map((id, order) => ({ id, path: `${path}.${order}` }));
}
