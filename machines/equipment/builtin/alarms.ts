// The alarms of the tool: inputs that the terminal rejects (9xxx) and the tool's own events (1xxx to 6xxx).
import type { EquipmentRole, TerminalRejection, ToolEvent } from '#contract/simulation/equipment-kinds.ts';
import type { AlarmRow } from '#contract/simulation/equipment-terminal.ts';
import { emergencyAlarms } from './emergency/alarms.ts';
import { SOURCES } from './sources.ts';
import { words } from './text.ts';

const EVERYBODY: EquipmentRole[] = ['OPERATOR', 'PROCESS', 'EQUIPMENT', 'SERVICE'];
const ENGINEERS: EquipmentRole[] = ['EQUIPMENT', 'SERVICE'];

type Answer = readonly [TerminalRejection, number, 7 | 8, string, string, string];

/** Category 7 asks for attention, 8 reports conflicting data. Neither blocks; acknowledging clears them. */
const ANSWERS: readonly Answer[] = [
  [
    'wrongPassword',
    9101,
    7,
    'Неверная учётная запись или пароль',
    'Wrong account or password',
    '账号或密码错误',
  ],
  ['noAccess', 9102, 7, 'Нет прав на эту операцию', 'No access right for this operation', '无此操作权限'],
  ['lotMissing', 9201, 7, 'Не указана партия', 'No lot entered', '未输入批次'],
  ['lotUnknown', 9202, 8, 'Партия не найдена', 'Lot not found', '批次不存在'],
  [
    'lotLoaded',
    9203,
    8,
    'Партия уже загружена в другое задание',
    'Lot is already loaded in another job',
    '批次已在其他作业中',
  ],
  ['recipeMissing', 9211, 7, 'Не указан рецепт', 'No recipe entered', '未输入配方'],
  ['recipeUnknown', 9212, 8, 'Рецепт не существует', 'Recipe does not exist', '配方不存在'],
  ['flowMissing', 9221, 7, 'Не указан маршрут пластин', 'No wafer flow entered', '未输入晶圆流程'],
  ['flowUnknown', 9222, 8, 'Маршрут пластин не существует', 'Wafer flow does not exist', '晶圆流程不存在'],
  ['smifMissing', 9231, 7, 'Не указан номер SMIF', 'No SMIF number entered', '未输入SMIF编号'],
  [
    'smifUnknown',
    9232,
    8,
    'Контейнер с таким номером не найден',
    'No pod with this number',
    '无此编号的晶圆盒',
  ],
  ['noPower', 9301, 7, 'Трек обесточен', 'The track has no power', '设备无电源'],
  ['podNotDocked', 9233, 7, 'Контейнер не пристыкован', 'The pod is not docked', '晶圆盒未对接'],
  [
    'idNotVerified',
    9234,
    8,
    'Метка контейнера не подтверждена',
    'The carrier id is not verified',
    '晶圆盒标识未验证',
  ],
  [
    'mapNotVerified',
    9235,
    8,
    'Карта кассеты не подтверждена',
    'The slot map is not verified',
    '槽位图未验证',
  ],
  ['lotNotInPod', 9236, 8, 'В контейнере другая партия', 'The pod holds another lot', '晶圆盒中为其他批次'],
  ['jobNameMissing', 9241, 7, 'Не указано имя задания', 'No job name entered', '未输入作业名称'],
  [
    'jobNameTaken',
    9242,
    8,
    'Задание с таким именем уже есть',
    'A job of this name exists already',
    '作业名称已存在',
  ],
  [
    'noPlates',
    9243,
    7,
    'В кассете нет пластин для обработки',
    'No wafers to process in the cassette',
    '晶圆盒中无待加工晶圆',
  ],
  [
    'moduleUnavailable',
    9302,
    7,
    'Нет исправного модуля для маршрута',
    'A module of the flow is out of service',
    '流程所需模块不可用',
  ],
  [
    'jobNotReady',
    9303,
    7,
    'Задание не в том состоянии',
    'The job is not in a state for this',
    '作业状态不允许此操作',
  ],
  [
    'alarmPresent',
    9304,
    7,
    'Пуск запрещён: есть действующая тревога',
    'Start inhibited: an alarm is present',
    '存在报警，禁止启动',
  ],
  ['trackBusy', 9305, 7, 'Трек занят', 'The track is busy', '设备忙'],
  ['queueFull', 9306, 7, 'Очередь заданий заполнена', 'The job queue is full', '作业队列已满'],
];

function answerRow([rejection, number, category, ru, en, ch]: Answer): AlarmRow {
  return {
    id: `terminal-${rejection}`,
    number,
    category,
    text: words(ru, en, ch),
    cause: { kind: 'terminal', rejection },
    effect: 'none',
    isPassing: true,
    clearedBy: EVERYBODY,
    sources: [SOURCES.alarms, SOURCES.site],
  };
}

interface Told {
  readonly event: ToolEvent;
  readonly number: number;
  readonly category: number;
  readonly effect: AlarmRow['effect'];
  readonly isPassing?: true;
  readonly clearedBy?: EquipmentRole[];
  readonly text: readonly [string, string, string];
}

const TOLD: readonly Told[] = [
  {
    event: 'emoPressed',
    number: 1001,
    category: 1,
    effect: 'blocksStart',
    clearedBy: ENGINEERS,
    text: ['Нажата кнопка EMO, питание снято', 'EMO pressed, power is cut', 'EMO已按下，电源切断'],
  },
  {
    event: 'powerLost',
    number: 2001,
    category: 2,
    effect: 'none',
    clearedBy: ENGINEERS,
    text: ['Пропало питание трека', 'The track has lost its power', '设备断电'],
  },
  {
    event: 'workStopped',
    number: 6001,
    category: 6,
    effect: 'none',
    isPassing: true,
    text: ['Работа остановлена клавишей STOPWORK', 'Work stopped by STOPWORK', '已按STOPWORK停止作业'],
  },
  {
    event: 'moduleOut',
    number: 4101,
    category: 4,
    effect: 'none',
    clearedBy: ENGINEERS,
    text: ['Модуль выведен из работы', 'Module out of service', '模块停用'],
  },
  {
    event: 'dockFailed',
    number: 4201,
    category: 4,
    effect: 'none',
    isPassing: true,
    text: ['Контейнер не пристыковался', 'Docking failed', '对接失败'],
  },
  {
    event: 'idReadFailed',
    number: 8101,
    category: 8,
    effect: 'none',
    isPassing: true,
    text: ['Метка контейнера не считана', 'Carrier id could not be read', '无法读取晶圆盒标识'],
  },
  {
    event: 'idMismatch',
    number: 8102,
    category: 8,
    effect: 'none',
    isPassing: true,
    text: ['Считана неизвестная метка', 'The id read is unknown', '读到未知标识'],
  },
  {
    event: 'slotCrossed',
    number: 3101,
    category: 3,
    effect: 'none',
    isPassing: true,
    text: ['Пластина лежит с перекосом', 'A wafer is crossed', '晶圆交叉放置'],
  },
  {
    event: 'slotDouble',
    number: 3102,
    category: 3,
    effect: 'none',
    isPassing: true,
    text: ['В слоте две пластины', 'Two wafers in one slot', '槽内有两片晶圆'],
  },
  {
    event: 'slotUnreadable',
    number: 3103,
    category: 3,
    effect: 'none',
    isPassing: true,
    text: ['Слот не прочитан', 'A slot could not be read', '槽位无法识别'],
  },
  {
    event: 'plateCount',
    number: 8103,
    category: 8,
    effect: 'none',
    isPassing: true,
    text: ['Число пластин не по заданию', 'The wafer count is not the ordered one', '晶圆数量与任务不符'],
  },
  {
    event: 'jobComplete',
    number: 6101,
    category: 6,
    effect: 'none',
    isPassing: true,
    text: ['Задание выполнено', 'Job complete', '作业完成'],
  },
  {
    event: 'jobStopped',
    number: 6102,
    category: 6,
    effect: 'none',
    isPassing: true,
    text: ['Задание остановлено', 'Job stopped', '作业已停止'],
  },
  {
    event: 'jobAborted',
    number: 5101,
    category: 5,
    effect: 'none',
    isPassing: true,
    text: [
      'Задание прервано, что было в треке, осталось в нём',
      'Job aborted, what was in the track stays there',
      '作业中止，设备内晶圆留在原处',
    ],
  },
  {
    event: 'recipeChanged',
    number: 6201,
    category: 6,
    effect: 'none',
    isPassing: true,
    text: ['Рецепт изменён', 'A recipe was changed', '配方已修改'],
  },
  {
    event: 'settingChanged',
    number: 6202,
    category: 6,
    effect: 'none',
    isPassing: true,
    text: ['Параметр изменён', 'A parameter was changed', '参数已修改'],
  },
];

function toldRow({ event, number, category, effect, isPassing, clearedBy, text }: Told): AlarmRow {
  return {
    id: `tool-${event}`,
    number,
    category,
    text: words(...text),
    cause: { kind: 'tool', event },
    effect,
    isPassing: isPassing ?? false,
    clearedBy: clearedBy ?? EVERYBODY,
    sources: [SOURCES.alarms, SOURCES.site],
  };
}

export const alarms: readonly AlarmRow[] = [
  ...TOLD.map(toldRow),
  ...ANSWERS.map(answerRow),
  ...emergencyAlarms,
];
