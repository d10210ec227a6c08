// The map of the whole suite, from the street to the clean production area.
import type { Door, Edge, RoomLocation, RoomMap } from '#contract/simulation/room-map.ts';
import { dressingFurniture, dressingZones } from './dressing.ts';
import { entranceFurniture, entranceZones } from './entrance.ts';
import { lockerFurniture, lockerZones } from './locker.ts';
import { doors, HEIGHT_TILES, locations, TILE_MM } from './map.ts';
import { withIntoText } from './object-texts.ts';
import { separateFurniture, separateZones } from './separate.ts';
import { words } from './text.ts';
import { transitFurniture } from './transit.ts';
import { washroomFurniture, washroomZones } from './washroom.ts';

const fartherLocations: readonly RoomLocation[] = [
  {
    id: 'separate',
    code: 'L004',
    kind: 'room',
    text: words('Зона разделения', 'Separation zone', '隔离区'),
    areas: [{ x: 22, y: 0, widthTiles: 9, heightTiles: 5 }],
    start: { x: 23, y: 2 },
  },
  {
    id: 'dressing',
    code: 'L004',
    kind: 'room',
    text: words('Зона одевания', 'Dressing zone', '穿衣区'),
    areas: [{ x: 22, y: 5, widthTiles: 9, heightTiles: 6 }],
    start: { x: 24, y: 6 },
  },
  {
    id: 'transit',
    code: 'L005',
    kind: 'room',
    text: words('Воздушный шлюз', 'Transit', '风淋通道'),
    areas: [{ x: 31, y: 5, widthTiles: 4, heightTiles: 6 }],
    start: { x: 31, y: 7 },
  },
  {
    id: 'production',
    kind: 'clean',
    text: words('Чистое производство', 'Clean production area', '洁净生产区'),
    areas: [{ x: 35, y: 5, widthTiles: 2, heightTiles: 6 }],
    start: { x: 35, y: 7 },
  },
];

/** The walls; doors cut their openings out of them. */
const WALLS: readonly Edge[] = [
  { x: 3, y: 0, axis: 'x', lengthTiles: 28 },
  { x: 3, y: 0, axis: 'y', lengthTiles: 11 },
  { x: 12, y: 0, axis: 'y', lengthTiles: 11 },
  { x: 12, y: 6, axis: 'x', lengthTiles: 10 },
  { x: 22, y: 0, axis: 'y', lengthTiles: 11 },
  { x: 22, y: 5, axis: 'x', lengthTiles: 13 },
  { x: 31, y: 0, axis: 'y', lengthTiles: 11 },
  { x: 35, y: 5, axis: 'y', lengthTiles: 6 },
  { x: 3, y: 11, axis: 'x', lengthTiles: 32 },
];

const fartherDoors: readonly Door[] = [
  {
    id: 'door-locker-separate',
    x: 22,
    y: 2,
    axis: 'y',
    lengthTiles: 2,
    between: ['locker', 'separate'],
    text: words('Дверь в зону разделения', 'Door to the separation zone', '通往隔离区的门'),
  },
  {
    id: 'door-separate-dressing',
    x: 24,
    y: 5,
    axis: 'x',
    lengthTiles: 2,
    between: ['separate', 'dressing'],
    text: words('Дверь в зону одевания', 'Door to the dressing zone', '通往穿衣区的门'),
  },
  {
    id: 'door-dressing-transit',
    x: 31,
    y: 7,
    axis: 'y',
    lengthTiles: 2,
    between: ['dressing', 'transit'],
    text: words('Дверь воздушного шлюза', 'Air shower door', '风淋室入口门'),
  },
  {
    id: 'door-transit-production',
    x: 35,
    y: 7,
    axis: 'y',
    lengthTiles: 2,
    between: ['transit', 'production'],
    text: words('Дверь в чистое производство', 'Door to the clean production area', '通往洁净生产区的门'),
  },
];

export const WHOLE_SUITE_MAP: RoomMap = {
  id: 'Isometric',
  tileMm: TILE_MM,
  widthTiles: 37,
  heightTiles: HEIGHT_TILES,
  locations: [...locations, ...fartherLocations].map(withIntoText),
  walls: [...WALLS],
  doors: [...doors, ...fartherDoors],
  furniture: [
    ...entranceFurniture,
    ...lockerFurniture,
    ...washroomFurniture,
    ...separateFurniture,
    ...dressingFurniture,
    ...transitFurniture,
  ],
  dropZones: [...entranceZones, ...lockerZones, ...washroomZones, ...separateZones, ...dressingZones],
};
