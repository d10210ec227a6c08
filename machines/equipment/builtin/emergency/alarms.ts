// The alarms that situations raise: one of each category, and those of the supplies.
import type { AlarmRow } from '#contract/simulation/equipment-terminal.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { words } from '../text.ts';

/** The alarms that prevent a start. Under the others one can start, with consequences. */
const BLOCKING: ReadonlySet<string> = new Set(['alarm-1', 'alarm-2', 'alarm-4', 'alarm-5']);

function alarm(id: string, number: number, category: number, text: Trilingual, advice: Trilingual): AlarmRow {
  return {
    id,
    number,
    category,
    text,
    advice,
    cause: { kind: 'named' },
    effect: BLOCKING.has(id) ? 'blocksStart' : 'none',
    isPassing: false,
    clearedBy: ['SERVICE', 'EQUIPMENT'],
    sources: [
      { id: '33', title: 'SEMI E5, ALCD: secsgem-docs, 11-alarms' },
      { id: 'site', title: 'Правила площадки / Rules of the site / 现场规则' },
    ],
  };
}

const holdSupply = words(
  'Остановить работу (STOPWORK). Вызвать начальника участка, начальника смены и сервисного инженера. До пуска проверить пластины.',
  'Stop work (STOPWORK). Call the station manager, the shift manager and the service engineer. Check the wafers before the restart.',
  '停止作业（STOPWORK）。呼叫工段长、值班长和维修工程师。重启前检查晶圆。',
);

export const emergencyAlarms: readonly AlarmRow[] = [
  alarm(
    'alarm-1',
    7101,
    1,
    words(
      'Дверь кожуха открыта, манипулятор движется',
      'Enclosure door open while the arm moves',
      '护罩门打开，机械手仍在运动',
    ),
    words(
      'Опасность для людей. Предупредить голосом, нажать EMO, вызвать сервисного инженера, сообщить начальнику участка.',
      'Danger to people. Warn by voice, press EMO, call the service engineer, tell the station manager.',
      '危及人身。口头警告，按下EMO，呼叫维修工程师并通知工段长。',
    ),
  ),
  alarm(
    'alarm-2',
    7202,
    2,
    words('Перегрев горячей плиты HOT3', 'Hot plate HOT3 overheated', '热板HOT3过热'),
    words(
      'Остановить работу (STOPWORK). Вызвать сервисного инженера, сообщить начальнику участка.',
      'Stop work (STOPWORK). Call the service engineer, tell the station manager.',
      '停止作业（STOPWORK）。呼叫维修工程师，通知工段长。',
    ),
  ),
  alarm(
    'alarm-3',
    7303,
    3,
    words('Температура HOT2 у границы допуска', 'HOT2 temperature close to its limit', 'HOT2温度接近限值'),
    words(
      'Работу не останавливать. Сообщить инженеру-технологу и начальнику участка.',
      'Do not stop work. Tell the process engineer and the station manager.',
      '不停机。通知工艺工程师和工段长。',
    ),
  ),
  alarm(
    'alarm-4',
    7404,
    4,
    words('Скорость центрифуги COAT1 вне допуска', 'COAT1 spin speed out of limits', 'COAT1转速超差'),
    words(
      'Остановить работу (STOPWORK). Вызвать инженера-технолога, сообщить начальнику участка.',
      'Stop work (STOPWORK). Call the process engineer, tell the station manager.',
      '停止作业（STOPWORK）。呼叫工艺工程师，通知工段长。',
    ),
  ),
  alarm(
    'alarm-5',
    7505,
    5,
    words(
      'Манипулятор не выходит в исходное положение',
      'The arm does not come to its home position',
      '机械手无法回到原位',
    ),
    words(
      'Остановить работу (STOPWORK). Вызвать сервисного инженера, сообщить начальнику участка.',
      'Stop work (STOPWORK). Call the service engineer, tell the station manager.',
      '停止作业（STOPWORK）。呼叫维修工程师，通知工段长。',
    ),
  ),
  alarm(
    'alarm-6',
    7606,
    6,
    words('Включён резервный насос вытяжки', 'The spare exhaust pump is running', '备用排风泵已启用'),
    words(
      'Работу не останавливать. Сообщить сервисному инженеру и начальнику участка.',
      'Do not stop work. Tell the service engineer and the station manager.',
      '不停机。通知维修工程师和工段长。',
    ),
  ),
  alarm(
    'alarm-7',
    7707,
    7,
    words('Заканчивается проявитель: 10 %', 'Developer running low: 10%', '显影液余量低：10%'),
    words(
      'Работу не останавливать. Сообщить сервисному инженеру и начальнику участка.',
      'Do not stop work. Tell the service engineer and the station manager.',
      '不停机。通知维修工程师和工段长。',
    ),
  ),
  alarm(
    'alarm-8',
    7808,
    8,
    words('Повреждена запись о партии', 'A record of the lot is corrupted', '批次记录损坏'),
    words(
      'Работу не останавливать, новых заданий не создавать. Сообщить инженеру-технологу и начальнику участка.',
      'Do not stop work, create no new jobs. Tell the process engineer and the station manager.',
      '不停机，不新建作业。通知工艺工程师和工段长。',
    ),
  ),
  alarm(
    'supply-gas',
    7441,
    4,
    words('Давление азота ниже предела', 'Nitrogen pressure below its limit', '氮气压力低于限值'),
    holdSupply,
  ),
  alarm(
    'supply-air',
    7442,
    4,
    words(
      'Давление сжатого воздуха ниже предела',
      'Compressed air pressure below its limit',
      '压缩空气压力低于限值',
    ),
    holdSupply,
  ),
  alarm(
    'supply-water',
    7443,
    4,
    words('Давление воды ниже предела', 'Water pressure below its limit', '水压低于限值'),
    holdSupply,
  ),
  alarm(
    'interruption',
    7561,
    5,
    words(
      'Процесс прерван, пластины в модулях',
      'Process interrupted, wafers in the modules',
      '工艺中断，晶圆留在模块中',
    ),
    words(
      'Не запускать. Записать места пластин, вызвать инженера-технолога, сообщить начальнику участка.',
      'Do not restart. Write down where the wafers are, call the process engineer, tell the station manager.',
      '禁止重启。记录晶圆位置，呼叫工艺工程师，通知工段长。',
    ),
  ),
];
