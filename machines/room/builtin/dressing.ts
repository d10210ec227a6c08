// The dressing zone: coveralls hang near the door; the bench across the room is the line to the clean side.
import type { Approach, DropZone, Furniture } from '#contract/simulation/room-map.ts';
import { words } from './text.ts';

/** The bench line is at x = 27; a person sits down on one side and swings their legs over to the other. */
const benchApproaches: Approach[] = [
  ...[7, 6, 8, 9, 10].map((y): Approach => ({ x: 26, y, facing: 'se', side: 'dressing' })),
  ...[7, 6, 8, 9, 10].map((y): Approach => ({ x: 28, y, facing: 'nw', side: 'clean' })),
];

export const dressingFurniture: readonly Furniture[] = [
  {
    id: 'dressing-rack',
    kind: 'rack',
    picture: 'garmentRack-4',
    location: 'dressing',
    text: words('Вешало с комбинезонами', 'Garment rack', '洁净服衣架'),
    footprint: { x: 22, y: 6, widthTiles: 1, heightTiles: 4 },
    isSolid: true,
    facing: 'se',
    approaches: [
      { x: 23, y: 8, facing: 'nw' },
      { x: 23, y: 7, facing: 'nw' },
    ],
    hint: words(
      'Вешало: подойдите вплотную. Здесь берут чистый комбинезон, очки и многоразовые бахилы.',
      'Garment rack: come close to it. A clean coverall, goggles and reusable shoe covers are taken here.',
      '洁净服衣架：请走近。可在此取洁净连体服、护目镜和可重复使用的鞋套。',
    ),
  },
  {
    id: 'dressing-bench',
    kind: 'bench',
    picture: 'crossBench-6',
    location: 'dressing',
    text: words('Переходная скамья', 'Cross-over bench', '跨越凳'),
    footprint: { x: 27, y: 5, widthTiles: 1, heightTiles: 6 },
    isSolid: true,
    facing: 'nw',
    approaches: benchApproaches,
    hint: words(
      'Переходная скамья: подойдите вплотную и сядьте. Наденьте бахилу на ногу, прежде чем перенести её на чистую сторону.',
      'Cross-over bench: come close and sit down. Put the shoe cover on a foot before you swing it over to the clean side.',
      '跨越凳：请走近并坐下。先给脚穿好鞋套，再将其跨到洁净侧。',
    ),
  },
  {
    id: 'dressing-mirror',
    kind: 'mirror',
    location: 'dressing',
    text: words('Зеркало в зоне одевания', 'Dressing zone mirror', '穿衣区镜子'),
    footprint: { x: 30, y: 5, widthTiles: 1, heightTiles: 1 },
    isSolid: false,
    facing: 'sw',
    approaches: [{ x: 30, y: 6, facing: 'ne' }],
    hint: words(
      'Зеркало: подойдите вплотную и проверьте, закрыты ли волосы, нос и рот, заправлены ли рукава.',
      'Mirror: come close and see whether hair, nose and mouth are covered and the sleeves are tucked in.',
      '镜子：请走近，检查头发、口鼻是否遮住，袖口是否收好。',
    ),
  },
];

export const dressingZones: readonly DropZone[] = [
  {
    id: 'dressing-floor',
    dropId: 'dressing-floor',
    kind: 'floor',
    location: 'dressing',
    text: words('Пол в зоне одевания', 'Floor of the dressing zone', '穿衣区地面'),
    pullCode: 'A015',
    putCode: 'A016',
    capacity: 30,
    anchor: { x: 24, y: 9 },
  },
  {
    id: 'dressing-rack',
    dropId: 'dressing-rack',
    kind: 'rack',
    location: 'dressing',
    furniture: 'dressing-rack',
    text: words('Вешало с комбинезонами', 'Garment rack', '洁净服衣架'),
    pullCode: 'A024',
    putCode: 'A025',
    capacity: 20,
    anchor: { x: 22, y: 8 },
  },
  {
    id: 'dressing-bench',
    dropId: 'dressing-bench',
    kind: 'bench',
    location: 'dressing',
    furniture: 'dressing-bench',
    text: words('Переходная скамья', 'Cross-over bench', '跨越凳'),
    pullCode: 'A007',
    putCode: 'A008',
    capacity: 8,
    anchor: { x: 27, y: 8 },
  },
];
