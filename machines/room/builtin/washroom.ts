// The washroom: all furniture stands along its back wall.
import type { DropZone, Furniture } from '#contract/simulation/room-map.ts';
import { words } from './text.ts';

export const washroomFurniture: readonly Furniture[] = [
  {
    id: 'washroom-sink',
    kind: 'sink',
    location: 'washroom',
    text: words('Раковина', 'Sink', '洗手池'),
    footprint: { x: 13, y: 6, widthTiles: 2, heightTiles: 1 },
    isSolid: true,
    facing: 'sw',
    approaches: [{ x: 14, y: 7, facing: 'ne' }],
    hint: words(
      'Раковина: подойдите вплотную со свободными руками. Мойте руки с мылом: вода без мыла их не очищает. Здесь же смывают макияж.',
      'Sink: come close with both hands free. Wash with soap: water alone does not clean the hands. Make-up is washed off here too.',
      '洗手池：请空手走近。请用皂液洗手：仅用清水不能洗净。也可在此卸妆。',
    ),
  },
  {
    id: 'washroom-soap',
    kind: 'soap',
    location: 'washroom',
    text: words('Дозатор мыла', 'Soap dispenser', '皂液器'),
    footprint: { x: 15, y: 6, widthTiles: 1, heightTiles: 1 },
    isSolid: false,
    facing: 'sw',
    approaches: [{ x: 14, y: 7, facing: 'ne' }],
    hint: words(
      'Дозатор мыла: достать до него можно от раковины.',
      'Soap dispenser: it is in reach from the sink.',
      '皂液器：站在洗手池前即可取用。',
    ),
  },
  {
    id: 'washroom-mirror',
    kind: 'mirror',
    location: 'washroom',
    text: words('Зеркало в умывальной', 'Washroom mirror', '洗手区镜子'),
    footprint: { x: 16, y: 6, widthTiles: 1, heightTiles: 1 },
    isSolid: false,
    facing: 'sw',
    approaches: [{ x: 16, y: 7, facing: 'ne' }],
    hint: words(
      'Зеркало: подойдите вплотную и проверьте, не осталось ли косметики.',
      'Mirror: come close and see whether any make-up is left.',
      '镜子：请走近，检查是否残留化妆品。',
    ),
  },
  {
    id: 'washroom-remover',
    kind: 'makeupRemover',
    location: 'washroom',
    text: words('Средство для снятия макияжа', 'Make-up remover', '卸妆用品'),
    footprint: { x: 17, y: 6, widthTiles: 1, heightTiles: 1 },
    isSolid: true,
    facing: 'sw',
    approaches: [{ x: 17, y: 7, facing: 'ne' }],
    hint: words(
      'Средство для снятия макияжа: подойдите вплотную со свободными руками.',
      'Make-up remover: come close with both hands free.',
      '卸妆用品：请空手走近。',
    ),
  },
  {
    id: 'washroom-dryer',
    kind: 'dryer',
    location: 'washroom',
    text: words('Сушилка для рук', 'Hand dryer', '干手器'),
    footprint: { x: 18, y: 6, widthTiles: 1, heightTiles: 1 },
    isSolid: false,
    facing: 'sw',
    approaches: [{ x: 18, y: 7, facing: 'ne' }],
    hint: words(
      'Сушилка: подойдите вплотную и высушите вымытые руки.',
      'Dryer: come close and dry the washed hands.',
      '干手器：请走近，将洗净的手烘干。',
    ),
  },
];

export const washroomZones: readonly DropZone[] = [
  {
    id: 'washroom-sink',
    dropId: 'washroom-sink',
    kind: 'sink',
    location: 'washroom',
    furniture: 'washroom-sink',
    text: words('Край раковины', 'Edge of the sink', '洗手池台面'),
    pullCode: 'A024',
    putCode: 'A025',
    capacity: 2,
    anchor: { x: 13, y: 6 },
  },
];
