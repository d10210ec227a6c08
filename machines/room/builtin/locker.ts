// The changing room: two equal closets, one for each section of key cards, a bench and a mirror.
import type { Approach, DropZone, Furniture } from '#contract/simulation/room-map.ts';
import { words } from './text.ts';

const benchApproaches: Approach[] = [
  ...[16, 15, 17, 18].map((x): Approach => ({ x, y: 2, facing: 'sw', side: 'closet' })),
  ...[16, 15, 17, 18].map((x): Approach => ({ x, y: 4, facing: 'ne', side: 'door' })),
];

function closet(section: 1 | 2, x: number): Furniture {
  return {
    id: `locker-closet-${section}`,
    kind: 'closet',
    location: 'locker',
    text: words(`Шкаф, секция ${section}`, `Closet, section ${section}`, `衣柜 ${section} 区`),
    footprint: { x, y: 0, widthTiles: 3, heightTiles: 1 },
    isSolid: true,
    facing: 'sw',
    approaches: [{ x: x + 1, y: 1, facing: 'ne' }],
    section,
    hint: words(
      'Шкаф: подойдите вплотную и откройте его своей ключ-картой. Внутрь можно положить уличные вещи и взять внутренний комбинезон. Уходя, заприте шкаф.',
      'Closet: come close and open it with your key card. Street things can be put in, the inner suit can be taken. Lock it when you leave.',
      '衣柜：请走近并用自己的门禁卡打开。可存放室外物品，取出内穿服。离开时请锁好。',
    ),
  };
}

export const lockerFurniture: readonly Furniture[] = [
  closet(1, 14),
  closet(2, 18),
  {
    id: 'locker-bench',
    kind: 'bench',
    location: 'locker',
    text: words('Скамья в раздевалке', 'Changing room bench', '更衣区长凳'),
    footprint: { x: 15, y: 3, widthTiles: 4, heightTiles: 1 },
    isSolid: true,
    facing: 'sw',
    approaches: benchApproaches,
    hint: words(
      'Скамья: подойдите вплотную. На неё можно сесть, положить вещи и взять их.',
      'Bench: come close to it. One can sit on it, put things on it and take them.',
      '长凳：请走近。可以坐下，也可以放取物品。',
    ),
  },
  {
    id: 'locker-mirror',
    kind: 'mirror',
    location: 'locker',
    text: words('Зеркало в раздевалке', 'Changing room mirror', '更衣区镜子'),
    footprint: { x: 12, y: 0, widthTiles: 1, heightTiles: 1 },
    isSolid: false,
    facing: 'sw',
    approaches: [{ x: 12, y: 1, facing: 'ne' }],
    hint: words(
      'Зеркало: подойдите вплотную и осмотрите себя перед выходом.',
      'Mirror: come close and look yourself over before you go on.',
      '镜子：请走近，离开前检查自己的着装。',
    ),
  },
];

function closetZone(section: 1 | 2, x: number): DropZone {
  return {
    id: `locker-closet-${section}`,
    dropId: 'locker-closet',
    kind: 'closet',
    location: 'locker',
    furniture: `locker-closet-${section}`,
    text: words(`Шкаф, секция ${section}`, `Closet, section ${section}`, `衣柜 ${section} 区`),
    pullCode: 'A022',
    putCode: 'A023',
    capacity: 16,
    anchor: { x: x + 1, y: 0 },
  };
}

export const lockerZones: readonly DropZone[] = [
  {
    id: 'locker-floor',
    dropId: 'locker-floor',
    kind: 'floor',
    location: 'locker',
    text: words('Пол в раздевалке', 'Changing room floor', '更衣区地面'),
    pullCode: 'A015',
    putCode: 'A016',
    capacity: 30,
    anchor: { x: 13, y: 4 },
  },
  {
    id: 'locker-bench',
    dropId: 'locker-bench',
    kind: 'bench',
    location: 'locker',
    furniture: 'locker-bench',
    text: words('Скамья в раздевалке', 'Changing room bench', '更衣区长凳'),
    pullCode: 'A007',
    putCode: 'A008',
    capacity: 8,
    anchor: { x: 17, y: 3 },
  },
  closetZone(1, 14),
  closetZone(2, 18),
];
