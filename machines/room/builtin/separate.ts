// The separation zone: the rack issues single-use things, and the table serves for setting them right.
import type { DropZone, Furniture } from '#contract/simulation/room-map.ts';
import { words } from './text.ts';

export const separateFurniture: readonly Furniture[] = [
  {
    id: 'separate-rack',
    kind: 'rack',
    location: 'separate',
    text: words('Стеллаж с одноразовыми изделиями', 'Rack of single-use items', '一次性用品架'),
    footprint: { x: 24, y: 0, widthTiles: 4, heightTiles: 1 },
    isSolid: true,
    facing: 'sw',
    approaches: [
      { x: 25, y: 1, facing: 'ne' },
      { x: 26, y: 1, facing: 'ne' },
    ],
    hint: words(
      'Стеллаж: подойдите вплотную. Здесь берут шапочку, маску и перчатки своего размера, салфетку и спирт; сюда же их можно вернуть.',
      'Rack: come close to it. Take the cap, a mask and gloves of your size, a napkin and alcohol here; they can be put back too.',
      '用品架：请走近。可在此取帽子、自己尺码的口罩和手套、擦拭布和酒精，也可放回。',
    ),
  },
  {
    id: 'separate-table',
    kind: 'table',
    location: 'separate',
    text: words('Стол', 'Table', '工作台'),
    footprint: { x: 28, y: 0, widthTiles: 3, heightTiles: 1 },
    isSolid: true,
    facing: 'sw',
    approaches: [
      { x: 29, y: 1, facing: 'ne' },
      { x: 28, y: 1, facing: 'ne' },
      { x: 30, y: 1, facing: 'ne' },
    ],
    hint: words(
      'Стол: подойдите вплотную. На него можно положить вещи и взять их, когда нужны свободные руки.',
      'Table: come close to it. Things can be put on it and taken from it when the hands must be free.',
      '工作台：请走近。需要空出双手时，可在此放取物品。',
    ),
  },
  {
    id: 'separate-trash',
    kind: 'trashBin',
    location: 'separate',
    text: words('Урна в зоне разделения', 'Trash bin of the separation zone', '隔离区垃圾桶'),
    footprint: { x: 22, y: 0, widthTiles: 1, heightTiles: 1 },
    isSolid: true,
    facing: 'sw',
    approaches: [{ x: 22, y: 1, facing: 'ne' }],
    hint: words(
      'Урна: подойдите вплотную. Сюда выбрасывают использованные салфетки, перчатки и маски.',
      'Trash bin: come close to it. Used napkins, gloves and masks go here.',
      '垃圾桶：请走近。用过的擦拭布、手套和口罩丢入此处。',
    ),
  },
];

export const separateZones: readonly DropZone[] = [
  {
    id: 'separate-floor',
    dropId: 'separate-floor',
    kind: 'floor',
    location: 'separate',
    text: words('Пол в зоне разделения', 'Floor of the separation zone', '隔离区地面'),
    pullCode: 'A015',
    putCode: 'A016',
    capacity: 30,
    anchor: { x: 28, y: 3 },
  },
  {
    id: 'separate-rack',
    dropId: 'separate-rack',
    kind: 'rack',
    location: 'separate',
    furniture: 'separate-rack',
    text: words('Стеллаж с одноразовыми изделиями', 'Rack of single-use items', '一次性用品架'),
    pullCode: 'A024',
    putCode: 'A025',
    capacity: 40,
    isStocked: true,
    anchor: { x: 25, y: 0 },
  },
  {
    id: 'separate-table',
    dropId: 'separate-table',
    kind: 'table',
    location: 'separate',
    furniture: 'separate-table',
    text: words('Стол в зоне разделения', 'Table of the separation zone', '隔离区工作台'),
    pullCode: 'A024',
    putCode: 'A025',
    capacity: 8,
    anchor: { x: 29, y: 0 },
  },
  {
    id: 'separate-trash',
    dropId: 'entrance-trash',
    kind: 'trash',
    location: 'separate',
    furniture: 'separate-trash',
    text: words('Урна в зоне разделения', 'Trash bin of the separation zone', '隔离区垃圾桶'),
    pullCode: 'A013',
    putCode: 'A014',
    capacity: 50,
    anchor: { x: 22, y: 0 },
  },
];
