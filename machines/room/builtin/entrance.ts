// The entrance: rack, bench, bin and sign form a line between the street side and the clean side.
import type { Approach, DropZone, Furniture } from '#contract/simulation/room-map.ts';
import { words } from './text.ts';

/** The line is at x = 7; its furniture can be used from both sides. */
function bothSides(rows: readonly number[]): Approach[] {
  return [
    ...rows.map((y): Approach => ({ x: 6, y, facing: 'se', side: 'street' })),
    ...rows.map((y): Approach => ({ x: 8, y, facing: 'nw', side: 'clean' })),
  ];
}

export const entranceFurniture: readonly Furniture[] = [
  {
    id: 'entrance-shoerack',
    kind: 'shoeRack',
    location: 'entrance',
    text: words('Полка для обуви', 'Shoe rack', '鞋架'),
    footprint: { x: 7, y: 0, widthTiles: 1, heightTiles: 3 },
    isSolid: true,
    facing: 'nw',
    approaches: bothSides([1]),
    hint: words(
      'Полка для обуви: подойдите вплотную. Здесь можно взять сменную обувь и оставить уличную.',
      'Shoe rack: come close to it. Change shoes can be taken here, street shoes can be left.',
      '鞋架：请走近。可在此取换用鞋，放置室外鞋。',
    ),
  },
  {
    id: 'entrance-dispensary',
    kind: 'dispenser',
    location: 'entrance',
    text: words('Диспенсер бахил', 'Shoe cover dispenser', '鞋套机'),
    footprint: { x: 4, y: 0, widthTiles: 1, heightTiles: 1 },
    isSolid: true,
    facing: 'sw',
    approaches: [{ x: 4, y: 1, facing: 'ne' }],
    hint: words(
      'Диспенсер: подойдите вплотную. Здесь можно взять только бахилы; положить сюда ничего нельзя.',
      'Dispenser: come close to it. Shoe covers alone can be taken here; nothing can be put in.',
      '鞋套机：请走近。此处只能取鞋套，不能放入物品。',
    ),
  },
  {
    id: 'entrance-bench',
    kind: 'bench',
    location: 'entrance',
    text: words(
      'Скамья — граница чистой стороны',
      'Bench, the line of the clean side',
      '长凳（洁净侧分界线）',
    ),
    footprint: { x: 7, y: 3, widthTiles: 1, heightTiles: 6 },
    isSolid: true,
    facing: 'nw',
    approaches: bothSides([5, 3, 4, 6, 7, 8]),
    hint: words(
      'Скамья: подойдите вплотную и сядьте. Сидя можно переобуться, перенести ноги и встать на чистой стороне. На скамью можно класть вещи и брать их.',
      'Bench: come close and sit down. Sitting, one can change shoes, swing the legs over and stand up on the clean side. Things can be put on the bench and taken from it.',
      '长凳：请走近并坐下。坐着可以换鞋、将双腿转到另一侧并在洁净侧站起。可在长凳上放取物品。',
    ),
  },
  {
    id: 'entrance-trash',
    kind: 'trashBin',
    location: 'entrance',
    text: words('Урна', 'Trash bin', '垃圾桶'),
    footprint: { x: 7, y: 9, widthTiles: 1, heightTiles: 1 },
    isSolid: true,
    facing: 'nw',
    approaches: bothSides([9]),
    hint: words(
      'Урна: подойдите вплотную. Сюда выбрасывают использованные одноразовые вещи и остатки еды.',
      'Trash bin: come close to it. Used single-use things and what is left of food go here.',
      '垃圾桶：请走近。用过的一次性物品和食物残余丢入此处。',
    ),
  },
  {
    id: 'entrance-sign',
    kind: 'sign',
    location: 'entrance',
    text: words('Знак «Граница чистой стороны»', 'Sign “Line of the clean side”', '“洁净侧分界线”标牌'),
    footprint: { x: 7, y: 10, widthTiles: 1, heightTiles: 1 },
    isSolid: true,
    facing: 'nw',
    approaches: bothSides([10]),
    hint: words(
      'За скамьёй — чистая сторона: в уличной обуви за неё нельзя.',
      'The clean side begins behind the bench: no street shoes past it.',
      '长凳之后为洁净侧：禁止穿室外鞋越过。',
    ),
  },
  {
    id: 'entrance-mat',
    kind: 'stickyMat',
    location: 'entrance',
    text: words('Липкий коврик', 'Sticky mat', '粘尘垫'),
    footprint: { x: 9, y: 4, widthTiles: 2, heightTiles: 3 },
    isSolid: false,
    facing: 'se',
    approaches: [
      { x: 9, y: 5, facing: 'se' },
      { x: 10, y: 5, facing: 'se' },
    ],
    hint: words(
      'Липкий коврик: встаньте на него, чтобы снять пыль с подошв.',
      'Sticky mat: step on it to take the dust off the soles.',
      '粘尘垫：踩在上面以清除鞋底灰尘。',
    ),
  },
];

export const entranceZones: readonly DropZone[] = [
  {
    id: 'entrance-floor',
    dropId: 'entrance-floor',
    kind: 'floor',
    location: 'entrance',
    text: words('Пол у входа', 'Entrance floor', '入口区地面'),
    pullCode: 'A015',
    putCode: 'A016',
    capacity: 30,
    anchor: { x: 5, y: 7 },
  },
  {
    id: 'entrance-bench',
    dropId: 'entrance-bench',
    kind: 'bench',
    location: 'entrance',
    furniture: 'entrance-bench',
    text: words('Скамья у входа', 'Entrance bench', '入口区长凳'),
    pullCode: 'A007',
    putCode: 'A008',
    capacity: 8,
    anchor: { x: 7, y: 7 },
  },
  {
    id: 'entrance-shoerack',
    dropId: 'entrance-shoerack',
    kind: 'shoerack',
    location: 'entrance',
    furniture: 'entrance-shoerack',
    text: words('Полка для обуви', 'Shoe rack', '鞋架'),
    pullCode: 'A013',
    putCode: 'A014',
    capacity: 12,
    anchor: { x: 7, y: 1 },
  },
  {
    id: 'entrance-dispensary',
    dropId: 'entrance-dispensary',
    kind: 'dispenser',
    location: 'entrance',
    furniture: 'entrance-dispensary',
    text: words('Диспенсер бахил', 'Shoe cover dispenser', '鞋套机'),
    pullCode: 'A017',
    capacity: 20,
    isStocked: true,
    anchor: { x: 4, y: 0 },
  },
  {
    id: 'entrance-trash',
    dropId: 'entrance-trash',
    kind: 'trash',
    location: 'entrance',
    furniture: 'entrance-trash',
    text: words('Урна', 'Trash bin', '垃圾桶'),
    pullCode: 'A013',
    putCode: 'A014',
    capacity: 50,
    anchor: { x: 7, y: 9 },
  },
];
