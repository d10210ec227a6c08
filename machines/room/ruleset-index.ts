// A ruleset indexed for fast look-up: by id, by code, and its floor as a grid.
import type { AspectRow, Item, Slot } from '#contract/simulation/room-catalogue.ts';
import type { DropZone, Furniture, RoomLocation } from '#contract/simulation/room-map.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { onceForEach } from '#machines/kit/once-for-each.ts';
import { buildGrid, type Grid } from './grid.ts';

export interface RulesetIndex {
  readonly ruleset: RoomRuleset;
  readonly items: ReadonlyMap<string, Item>;
  readonly slots: ReadonlyMap<string, Slot>;
  readonly locations: ReadonlyMap<string, RoomLocation>;
  readonly furniture: ReadonlyMap<string, Furniture>;
  readonly zones: ReadonlyMap<string, DropZone>;
  readonly zonesOfFurniture: ReadonlyMap<string, readonly DropZone[]>;
  /** Ids of the locations with an air shower. */
  readonly airlocks: readonly string[];
  readonly aspects: ReadonlyMap<string, AspectRow>;
  readonly floors: ReadonlyMap<string, DropZone>;
  readonly durations: ReadonlyMap<string, number>;
  /** Catalogue names that can't be worn together, in both directions. */
  readonly bans: ReadonlyMap<string, ReadonlySet<string>>;
  readonly grid: Grid;
}

/** The index of a ruleset, made once for each ruleset object. */
export const indexOf: (ruleset: RoomRuleset) => RulesetIndex = onceForEach(buildIndex);

function buildIndex(ruleset: RoomRuleset): RulesetIndex {
  const { map } = ruleset;
  return {
    ruleset,
    items: byId(ruleset.items),
    slots: byId(ruleset.slots),
    locations: byId(map.locations),
    furniture: byId(map.furniture),
    zones: byId(map.dropZones),
    zonesOfFurniture: new Map(
      map.furniture.map(({ id }) => [id, map.dropZones.filter((zone) => zone.furniture === id)]),
    ),
    airlocks: map.furniture.filter(({ kind }) => kind === 'airShower').map(({ location }) => location),
    aspects: byId(ruleset.aspects ?? []),
    floors: new Map(
      map.dropZones.filter((zone) => zone.kind === 'floor').map((zone) => [zone.location, zone]),
    ),
    durations: new Map(ruleset.codes.map((row) => [row.code, row.durationMs])),
    bans: collectBans(ruleset.items),
    grid: buildGrid(map),
  };
}

function byId<T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

function collectBans(items: readonly Item[]): ReadonlyMap<string, ReadonlySet<string>> {
  const bans = new Map<string, Set<string>>(items.map((item) => [item.id, new Set<string>()]));
  for (const item of items) {
    for (const other of item.bannedWith) {
      bans.get(item.id)?.add(other);
      bans.get(other)?.add(item.id);
    }
  }
  return bans;
}
