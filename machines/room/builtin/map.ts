// The first half of the suite, from the street to the washroom: three connected rooms.
import type { Door, RoomLocation } from '#contract/simulation/room-map.ts';
import { words } from './text.ts';

export const TILE_MM = 500;
export const HEIGHT_TILES = 11;

export const locations: readonly RoomLocation[] = [
  {
    id: 'out',
    kind: 'outside',
    text: words('Улица', 'Outside', '室外'),
    areas: [{ x: 0, y: 3, widthTiles: 3, heightTiles: 4 }],
    start: { x: 1, y: 4 },
  },
  {
    id: 'entrance',
    code: 'L001',
    kind: 'room',
    text: words('Входная группа', 'Entrance', '入口区'),
    areas: [{ x: 3, y: 0, widthTiles: 9, heightTiles: 11 }],
    start: { x: 4, y: 4 },
  },
  {
    id: 'locker',
    code: 'L003',
    kind: 'room',
    text: words('Зона переодевания', 'Changing room', '更衣区'),
    areas: [{ x: 12, y: 0, widthTiles: 10, heightTiles: 6 }],
    start: { x: 13, y: 3 },
    sections: [
      {
        id: 'locker1',
        text: words('Секция переодевания 1', 'Changing section 1', '更衣 1 区'),
        area: { x: 12, y: 0, widthTiles: 5, heightTiles: 6 },
      },
      {
        id: 'locker2',
        text: words('Секция переодевания 2', 'Changing section 2', '更衣 2 区'),
        area: { x: 17, y: 0, widthTiles: 5, heightTiles: 6 },
      },
    ],
  },
  {
    id: 'washroom',
    code: 'L002',
    kind: 'room',
    text: words('Зона умывания', 'Washroom', '洗手区'),
    areas: [{ x: 12, y: 6, widthTiles: 10, heightTiles: 5 }],
    start: { x: 13, y: 8 },
  },
];

export const doors: readonly Door[] = [
  {
    id: 'door-street',
    x: 3,
    y: 4,
    axis: 'y',
    lengthTiles: 2,
    between: ['out', 'entrance'],
    text: words('Дверь на улицу', 'Street door', '通往室外的门'),
  },
  {
    id: 'door-entrance-locker',
    x: 12,
    y: 2,
    axis: 'y',
    lengthTiles: 2,
    between: ['entrance', 'locker'],
    text: words(
      'Дверь между входом и раздевалкой',
      'Door between entrance and changing room',
      '入口区与更衣区之间的门',
    ),
  },
  {
    id: 'door-entrance-washroom',
    x: 12,
    y: 8,
    axis: 'y',
    lengthTiles: 2,
    between: ['entrance', 'washroom'],
    text: words(
      'Дверь между входом и умывальной',
      'Door between entrance and washroom',
      '入口区与洗手区之间的门',
    ),
  },
  {
    id: 'door-locker-washroom',
    x: 19,
    y: 6,
    axis: 'x',
    lengthTiles: 2,
    between: ['locker', 'washroom'],
    text: words(
      'Дверь между раздевалкой и умывальной',
      'Door between changing room and washroom',
      '更衣区与洗手区之间的门',
    ),
  },
];
