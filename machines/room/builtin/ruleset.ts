// Revision 1 of the built-in ruleset. The server seeds it; a machine gets it as an argument alone.
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { codes, places } from './codes.ts';
import { entranceFurniture, entranceZones } from './entrance.ts';
import { clothes } from './items-clothes.ts';
import { things } from './items-things.ts';
import { lockerFurniture, lockerZones } from './locker.ts';
import { doors, heightTiles, locations, tileMm, walls, widthTiles } from './map.ts';
import { personGeometry } from './person-geometry.ts';
import { slots } from './slots.ts';
import { sources } from './sources.ts';
import { words } from './text.ts';
import { washroomFurniture, washroomZones } from './washroom.ts';

export const builtinRoomRuleset: RoomRuleset = {
  id: 'room-suite',
  revision: 1,
  title: words('Вход в чистую зону', 'Entry to the clean zone', '洁净区入口'),
  map: {
    id: 'Isometric',
    tileMm,
    widthTiles,
    heightTiles,
    locations: [...locations],
    walls: [...walls],
    doors: [...doors],
    furniture: [...entranceFurniture, ...lockerFurniture, ...washroomFurniture],
    dropZones: [...entranceZones, ...lockerZones, ...washroomZones],
  },
  slots: [...slots],
  items: [...clothes, ...things].sort((a, b) => (a.code < b.code ? -1 : 1)),
  places: [...places],
  codes: [...codes],
  bagCapacity: 8,
  floorReachTiles: 2,
  personGeometry: [...personGeometry],
  sources: Object.values(sources),
};
