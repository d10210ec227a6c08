// What statistics keep of a run of the room: where its time went, what was refused, what was brought into the clean room.
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Moment, Played } from '#machines/kit/replay.ts';
import type { Named, RunTrace } from '#machines/kit/run-trace.ts';
import { tileIndex, tileOf, type Grid } from './grid.ts';
import { carriedInBy } from './particles.ts';
import { indexOf, type RulesetIndex } from './ruleset-index.ts';
import { craftOf } from './start.ts';
import type { RoomState } from './state.ts';

class FloorTimes {
  readonly #ms = new Map<number, number>();
  readonly #grid: Grid;

  constructor(grid: Grid) {
    this.#grid = grid;
  }

  add([x, y]: readonly [number, number], ms: number): void {
    const tile = tileIndex(this.#grid, x, y);
    if (ms > 0) this.#ms.set(tile, (this.#ms.get(tile) ?? 0) + ms);
  }

  get tiles(): RunTrace['tiles'] {
    return [...this.#ms].map(([index, ms]) => {
      const { x, y } = tileOf(this.#grid, index);
      return [x, y, ms];
    });
  }
}

const standingOn = ({ person }: RoomState): readonly [number, number] => [person.x, person.y];

/** Standing counts for the tile of the feet, a step for the tile that it leads to. */
function tilesOf({ grid }: RulesetIndex, { moments, state }: Played<RoomState>): RunTrace['tiles'] {
  const times = new FloorTimes(grid);
  let countedMs = 0;
  for (const { entry, before, after } of moments) {
    times.add(standingOn(before), entry.at - countedMs);
    countedMs = Math.max(countedMs, entry.at);
    const { walked } = after;
    if (walked === undefined || walked === before.walked) continue;
    for (const tile of walked.tiles.slice(1)) times.add(tile, walked.msPerTile);
    countedMs = walked.atMs + walked.msPerTile * (walked.tiles.length - 1);
  }
  times.add(standingOn(state), state.readyAtMs - countedMs);
  return times.tiles;
}

/** The thing of a refused try, else the place. */
function thingOf(
  { items, furniture, locations }: RulesetIndex,
  { entry }: Moment<RoomState>,
): Named | undefined {
  const item = entry.item === undefined ? undefined : items.get(craftOf(entry.item));
  const place = entry.to === undefined ? undefined : (furniture.get(entry.to) ?? locations.get(entry.to));
  return item ?? place;
}

function refusedOf(index: RulesetIndex, { moments }: Played<RoomState>): RunTrace['refused'] {
  const found = new Map<string, Named & { tries: number }>();
  for (const moment of moments) {
    const thing = moment.reason === undefined ? undefined : thingOf(index, moment);
    if (thing === undefined) continue;
    const { id, text } = thing;
    found.set(id, { id, text, tries: (found.get(id)?.tries ?? 0) + 1 });
  }
  return [...found.values()];
}

/** @param replayed the run as far as it is valid */
export function traceRun(ruleset: RoomRuleset, replayed: Played<RoomState>): RunTrace {
  const shares = carriedInBy(ruleset, replayed.state)?.shares ?? [];
  const index = indexOf(ruleset);
  return {
    tiles: tilesOf(index, replayed),
    refused: refusedOf(index, replayed),
    particles: shares.map(({ cause, text, perMinute }) => ({ id: cause, text, perMinute })),
  };
}
