// A normal shift: one lot of 25 wafers is coated, nothing is wrong, nothing happens.
import type { EquipmentCase } from '#contract/simulation/equipment-case.ts';
import { words } from '../text.ts';
import { playWith, usualOrder } from './play-with.ts';

export const normalCoat: EquipmentCase = {
  id: 'equipment-normal-coat',
  revision: 1,
  rulesetId: 'equipment-bay',
  rulesetRevision: 1,
  seed: 11,
  title: words('Обычная смена: нанесение', 'A normal shift: coat', '正常班次：涂胶'),
  goal: words(
    'Прочитайте сменное задание, обработайте партию по маршруту COAT и оформите сопроводительный лист.',
    'Read the shift task, process the lot with the flow COAT and fill in the accompanying sheet.',
    '阅读班次任务，按COAT流程加工批次，并填写随工单。',
  ),
  play: playWith('equipment-normal-coat', usualOrder),
};
