// Whether a ruleset fits together and a case fits its ruleset: asked when they are saved, never while playing.
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { tileIndex } from './grid.ts';
import { indexOf, type RulesetIndex } from './ruleset-index.ts';
import { craftOf } from './start.ts';
import { findWay } from './walking.ts';

/** What is wrong, as the kind of problem and the id it is about. */
export interface RoomProblem {
  readonly kind:
    | 'unknownLocation'
    | 'unknownPlace'
    | 'unknownItem'
    | 'unknownSlot'
    | 'unknownFurniture'
    | 'doubleId'
    | 'unreachable';
  readonly id: string;
}

/** Ids that name nothing, ids given twice, and approach points that can't be walked to from any door. */
export function findRulesetProblems(ruleset: RoomRuleset): readonly RoomProblem[] {
  const index = indexOf(ruleset);
  const { map, items, slots } = ruleset;
  const ofItems = items.flatMap((item) => [
    ...(item.slot === undefined || index.slots.has(item.slot) ? [] : [problem('unknownSlot', item.slot)]),
    ...unknown(index.items, 'unknownItem', [...item.bannedWith, ...(item.becomes ? [item.becomes] : [])]),
  ]);
  const zonesOn = map.dropZones.flatMap((zone) => zone.furniture ?? []);
  const located = [...map.furniture, ...map.dropZones].map((row) => row.location);
  return [
    ...[map.locations, map.furniture, map.dropZones, map.doors, items, slots].flatMap(doubleIds),
    ...ofItems,
    ...unknown(index.furniture, 'unknownFurniture', zonesOn),
    ...unknown(index.locations, 'unknownLocation', [
      ...located,
      ...map.doors.flatMap((door) => door.between),
    ]),
    ...findUnreachable(index),
  ];
}

/** Ids of a case that its ruleset does not know. A case without problems always starts. */
export function findCaseProblems(ruleset: RoomRuleset, play: RoomPlay): readonly RoomProblem[] {
  const index = indexOf(ruleset);
  const { person, subject, furniture } = play;
  const crafts = [...person.hand, ...person.bag, ...subject].map(({ craft }) => craft);
  const isWorn = (id: string) => /-\d+$/.test(id);
  const worn = person.settings.filter(({ id }) => isWorn(id)).map(({ id }) => craftOf(id));
  const isPlace = (id: string) => ruleset.map.dropZones.some((zone) => zone.id === id || zone.dropId === id);
  const position = person.position === 'start' ? [] : [person.position];
  return [
    ...unknown(index.locations, 'unknownLocation', [person.location]),
    ...unknown(index.items, 'unknownItem', [...crafts, ...worn]),
    ...unknown(index.furniture, 'unknownFurniture', [...furniture.map(({ id }) => id), ...position]),
    ...subject.filter((row) => !isPlace(row.position)).map((row) => problem('unknownPlace', row.position)),
    ...doubleIds([
      ...person.hand,
      ...person.bag,
      ...subject,
      ...person.settings.filter(({ id }) => isWorn(id)),
    ]),
  ];
}

/** A location's approach points need one of its doors (on a bench line: either side's). */
function findUnreachable(index: RulesetIndex): readonly RoomProblem[] {
  const { grid, ruleset } = index;
  return ruleset.map.furniture
    .filter(({ location, approaches }) => {
      const starts = grid.crossings.filter(({ from }) => from === location).map(({ before }) => before);
      const goals = approaches.map((tile) => tileIndex(grid, tile.x, tile.y));
      return !goals.some((goal) => starts.some((start) => findWay(grid, start, goal) !== null));
    })
    .map(({ id }) => problem('unreachable', id));
}

function unknown(
  known: ReadonlyMap<string, unknown>,
  kind: RoomProblem['kind'],
  ids: readonly string[],
): readonly RoomProblem[] {
  return ids.filter((id) => !known.has(id)).map((id) => problem(kind, id));
}

function doubleIds(rows: readonly { readonly id: string }[]): readonly RoomProblem[] {
  const seen = new Set<string>();
  return rows.flatMap(({ id }) => {
    if (seen.has(id)) return [problem('doubleId', id)];
    seen.add(id);
    return [];
  });
}

function problem(kind: RoomProblem['kind'], id: string): RoomProblem {
  return { kind, id };
}
