// The demo practices at the operator's bay: normal shifts, lots with a fault, emergencies, and a test.
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { words } from '#machines/equipment/builtin/text.ts';
import type { EquipmentCase } from '#contract/simulation/equipment-case.ts';
import type { LocalizedText } from '#contract/texts.ts';

export interface EquipmentPractice {
  readonly equipmentCase: EquipmentCase;
  readonly description: LocalizedText;
  readonly hint?: LocalizedText;
  readonly minutes: number;
  /** Whether something dangerous happens in it. */
  readonly isEmergency?: boolean;
}

/** Does not reveal what will happen. */
export const bayControlTitle = words(
  'Контрольная: смена у трека',
  'Test: a shift at the track',
  '考核：轨道机班次',
);
export const bayEventTitle = words('Допуск к работе на треке', 'Admission to the track', '轨道机上岗考核');
export const bayEventDescription = words(
  'Одна попытка, 40 минут. Время смены можно ускорять. Оценка видна сразу, разбор — после окончания мероприятия.',
  'One attempt, 40 minutes. The time of the shift can be sped up. The mark is shown at once, the debriefing after the event has ended.',
  '一次机会，40 分钟。班次时间可加速。成绩立即显示，讲评在考核结束后公布。',
);

function caseOf(id: string): EquipmentCase {
  const found = BUILTIN_EQUIPMENT_CASES.find((own) => own.id === id);
  if (!found) throw new Error(`There is no case ${id}`);
  return found;
}

const shift = words(
  'Обычная смена от сменного задания до выхода из системы.',
  'A normal shift from the shift task to signing out.',
  '正常班次：从阅读班次任务到退出登录。',
);
const checked = words(
  'В партии может быть ошибка. Сверьте всё, прежде чем запускать.',
  'The lot may have a fault. Compare everything before the start.',
  '批次可能存在问题。启动前请逐项核对。',
);
const alert = words(
  'Во время смены что-то происходит. Заметьте это и ответьте в правильном порядке.',
  'Something happens during the shift. Notice it and answer in the right order.',
  '班次中会出现异常。请及时发现并按正确顺序处置。',
);
const startHint = words(
  'Начните с бумаг на столе: в сменном задании сказано, какую партию брать.',
  'Begin with the papers on the desk: the shift task says which lot to take.',
  '先看桌上的单据：班次任务写明应取哪个批次。',
);

/** Easiest first. */
export const equipmentPractices: readonly EquipmentPractice[] = [
  { equipmentCase: caseOf('equipment-normal-coat'), description: shift, hint: startHint, minutes: 60 },
  { equipmentCase: caseOf('equipment-normal-whole'), description: shift, hint: startHint, minutes: 60 },
  { equipmentCase: caseOf('equipment-label-mismatch'), description: checked, minutes: 60 },
  { equipmentCase: caseOf('equipment-crossed-wafer'), description: checked, minutes: 60 },
  { equipmentCase: caseOf('equipment-wrong-recipe'), description: checked, minutes: 60 },
  { equipmentCase: caseOf('equipment-fire'), description: alert, minutes: 60, isEmergency: true },
  { equipmentCase: caseOf('equipment-fire-roll-call'), description: alert, minutes: 60, isEmergency: true },
  { equipmentCase: caseOf('equipment-fire-alarm-point'), description: alert, minutes: 60, isEmergency: true },
  { equipmentCase: caseOf('equipment-supply-gas'), description: alert, minutes: 60, isEmergency: true },
  { equipmentCase: caseOf('equipment-developer-leak'), description: alert, minutes: 60, isEmergency: true },
  { equipmentCase: caseOf('equipment-developer-splash'), description: alert, minutes: 60, isEmergency: true },
  {
    equipmentCase: caseOf('equipment-developer-splash-oneself'),
    description: alert,
    minutes: 60,
    isEmergency: true,
  },
  { equipmentCase: caseOf('equipment-interruption'), description: alert, minutes: 60, isEmergency: true },
];

/** Its case is in no practice, so that an open event does not lock the key of a practice. */
export const equipmentControl: EquipmentPractice = {
  equipmentCase: caseOf('equipment-sparking'),
  description: alert,
  minutes: 40,
};
