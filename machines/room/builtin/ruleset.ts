// The built-in ruleset. The server seeds it; a machine only ever receives it as an argument.
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { aspects } from './aspects.ts';
import { codes, places } from './action-codes.ts';
import { clothes } from './items-clothes.ts';
import { things } from './items-things.ts';
import { withObjectText } from './object-texts.ts';
import { particles } from './particles.ts';
import { PERSON_GEOMETRY } from './person-geometry.ts';
import { slots } from './slots.ts';
import { SOURCES } from './sources.ts';
import { words } from './text.ts';
import { WHOLE_SUITE_MAP } from './whole-suite.ts';

/**
 * Revision 1 ended at the washroom; revision 2 had one layer of gloves and a changing room without sections.
 * tests/goldens/rulesets keeps both for logs that were recorded with them.
 */
export const builtinRoomRuleset: RoomRuleset = {
  id: 'room-suite',
  revision: 3,
  title: words('Вход в чистую зону', 'Entry to the clean zone', '洁净区入口'),
  map: WHOLE_SUITE_MAP,
  slots: [...slots],
  items: [...clothes, ...things].map(withObjectText).sort((a, b) => (a.code < b.code ? -1 : 1)),
  places: [...places],
  codes: [...codes],
  bagCapacity: 8,
  floorReachTiles: 2,
  aspects: [...aspects],
  particles,
  personGeometry: [...PERSON_GEOMETRY],
  sources: Object.values(SOURCES),
};
