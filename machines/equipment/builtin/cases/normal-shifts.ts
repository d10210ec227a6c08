// Normal shifts, one for each wafer flow: nothing is wrong, nothing happens. Play only.
import type { EquipmentCase, Order } from '#contract/simulation/equipment-case.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { words } from '../text.ts';
import { equipmentCase } from './equipment-case.ts';
import { normalCoat } from './normal-coat.ts';
import { ARC_ORDER, DEVELOP_ORDER, WHOLE_ORDER } from './orders.ts';
import { playWith } from './play-with.ts';

function normalShift(id: string, place: number, order: Order, title: Trilingual): EquipmentCase {
  const { waferFlow: flow } = order;
  return equipmentCase({
    id,
    seed: 10 + place,
    order: 10 * place,
    title,
    goal: words(
      `Прочитайте сменное задание, обработайте партию по маршруту ${flow} и оформите сопроводительный лист.`,
      `Read the shift task, process the lot with the flow ${flow} and fill in the accompanying sheet.`,
      `阅读班次任务，按${flow}流程加工批次，并填写随工单。`,
    ),
    play: playWith(id, order),
  });
}

export const normalShifts: readonly EquipmentCase[] = [
  normalCoat,
  normalShift(
    'equipment-normal-arc',
    2,
    ARC_ORDER,
    words(
      'Обычная смена: антиотражающий слой и нанесение',
      'A normal shift: ARC and coat',
      '正常班次：抗反射层与涂胶',
    ),
  ),
  normalShift(
    'equipment-normal-develop',
    3,
    DEVELOP_ORDER,
    words('Обычная смена: проявление', 'A normal shift: develop', '正常班次：显影'),
  ),
  normalShift(
    'equipment-normal-whole',
    4,
    WHOLE_ORDER,
    words(
      'Обычная смена: нанесение, экспонирование, проявление',
      'A normal shift: coat, expose, develop',
      '正常班次：涂胶、曝光、显影',
    ),
  ),
];
