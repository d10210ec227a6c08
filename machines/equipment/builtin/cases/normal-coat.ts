// A normal shift: one lot of 25 wafers is coated, nothing is wrong, nothing happens.
import { words } from '../text.ts';
import { equipmentCase } from './equipment-case.ts';
import { playWith, USUAL_ORDER } from './play-with.ts';

export const normalCoat = equipmentCase({
  id: 'equipment-normal-coat',
  seed: 11,
  order: 10,
  title: words('Обычная смена: нанесение', 'A normal shift: coat', '正常班次：涂胶'),
  goal: words(
    'Прочитайте сменное задание, обработайте партию по маршруту COAT и оформите сопроводительный лист.',
    'Read the shift task, process the lot with the flow COAT and fill in the accompanying sheet.',
    '阅读班次任务，按COAT流程加工批次，并填写随工单。',
  ),
  play: playWith('equipment-normal-coat', USUAL_ORDER),
});
