// The built-in ruleset. The server seeds it; a machine gets it as an argument alone.
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { aspects } from './aspects.ts';
import { codes, places } from './codes.ts';
import { clothes } from './items-clothes.ts';
import { things } from './items-things.ts';
import { particles } from './particles.ts';
import { personGeometry } from './person-geometry.ts';
import { slots } from './slots.ts';
import { sources } from './sources.ts';
import { words } from './text.ts';
import { wholeSuiteMap } from './whole-suite.ts';

/** Revision 1 ended at the washroom; tests/goldens/rulesets keeps it for the logs that were recorded with it. */
export const builtinRoomRuleset: RoomRuleset = {
  id: 'room-suite',
  revision: 2,
  title: words('Вход в чистую зону', 'Entry to the clean zone', '洁净区入口'),
  map: wholeSuiteMap,
  slots: [...slots],
  items: [...clothes, ...things].sort((a, b) => (a.code < b.code ? -1 : 1)),
  places: [...places],
  codes: [...codes],
  bagCapacity: 8,
  floorReachTiles: 2,
  aspects: [...aspects],
  particles,
  personGeometry: [...personGeometry],
  sources: Object.values(sources),
};
