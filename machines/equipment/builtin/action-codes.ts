// The code list: the log's name for each action, and its duration (GO: for each tile; TYPE: each character).
import type { EquipmentCode } from '#contract/simulation/equipment-kinds.ts';
import type { EquipmentCodeRow } from '#contract/simulation/equipment-ruleset.ts';
import { emergencyCodes } from './emergency/action-codes.ts';
import { words } from './text.ts';

type Row = readonly [EquipmentCode, number, string, string, string];

const ROWS: readonly Row[] = [
  ['GO', 450, 'Подойти', 'Go', '走到'],
  ['LOOK', 1500, 'Осмотреть', 'Look', '查看'],
  ['WAIT', 1000, 'Ждать', 'Wait', '等待'],
  ['SPEED', 0, 'Изменить скорость времени', 'Change the speed of time', '改变时间速度'],
  ['PICK', 2500, 'Взять контейнер со стеллажа', 'Take the pod off the rack', '从货架取晶圆盒'],
  ['PUT', 2500, 'Поставить контейнер на стеллаж', 'Put the pod on the rack', '将晶圆盒放回货架'],
  ['PLACE', 3000, 'Поставить контейнер на порт', 'Place the pod on the port', '将晶圆盒放到装载口'],
  ['DOCK', 800, 'Пристыковать контейнер', 'Dock the pod', '对接晶圆盒'],
  ['UNDOCK', 800, 'Отстыковать контейнер', 'Undock the pod', '解除对接'],
  ['REMOVE', 3000, 'Снять контейнер с порта', 'Take the pod off the port', '从装载口取下晶圆盒'],
  ['OPEN_PAPER', 1500, 'Открыть документ', 'Open the paper', '打开文件'],
  ['CLOSE_PAPER', 500, 'Убрать документ', 'Put the paper away', '收起文件'],
  ['FILL', 1500, 'Заполнить графу', 'Fill in a line', '填写栏目'],
  ['VERIFY', 4000, 'Сверить', 'Compare', '核对'],
  ['SIGN', 2000, 'Подписать', 'Sign', '签字'],
  ['SCREEN', 300, 'Открыть экран', 'Show a screen', '打开画面'],
  ['FIELD', 200, 'Выбрать поле', 'Choose a field', '选择输入栏'],
  ['KEY', 120, 'Нажать клавишу', 'Press a key', '按键'],
  ['TYPE', 160, 'Ввести текст', 'Type', '输入文字'],
  ['KEYBOARD', 200, 'Экранная клавиатура', 'On-screen keyboard', '屏幕键盘'],
  ['SELECT', 300, 'Выбрать строку', 'Choose a row', '选择一行'],
  ['SIGN_IN', 1000, 'Войти в систему', 'Sign in', '登录'],
  ['SIGN_OUT', 600, 'Выйти из системы', 'Sign out', '退出登录'],
  ['CARRIER_PROCEED', 600, 'Принять контейнер', 'Accept the carrier', '接受晶圆盒'],
  ['CARRIER_CANCEL', 600, 'Отклонить контейнер', 'Reject the carrier', '拒绝晶圆盒'],
  ['JOB_NEW', 400, 'Новое задание', 'New job', '新建作业'],
  ['JOB_CREATE', 800, 'Создать задание', 'Create the job', '创建作业'],
  ['JOB_QUEUE', 600, 'Поставить задание в очередь', 'Queue the job', '作业排队'],
  ['JOB_SELECT', 600, 'Выбрать задание из очереди', 'Select a queued job', '选择排队作业'],
  ['JOB_DESELECT', 600, 'Вернуть задание в очередь', 'Put the job back', '作业退回队列'],
  ['JOB_CANCEL', 600, 'Отменить задание', 'Cancel the job', '取消作业'],
  ['STARTPROCCES', 800, 'Запустить процесс', 'Start the process', '启动工艺'],
  ['JOB_PAUSE', 600, 'Приостановить задание', 'Pause the job', '暂停作业'],
  ['JOB_RESUME', 600, 'Продолжить задание', 'Resume the job', '恢复作业'],
  ['JOB_STOP', 600, 'Остановить задание', 'Stop the job', '停止作业'],
  ['JOB_ABORT', 600, 'Прервать задание', 'Abort the job', '中止作业'],
  ['RECIPE_SET', 1000, 'Изменить рецепт', 'Change the recipe', '修改配方'],
  ['PARAMETER_SET', 1000, 'Изменить параметр', 'Set a parameter', '设置参数'],
  ['MODULE_SET', 1000, 'Вывести модуль или вернуть в работу', 'Set a module’s service', '设置模块状态'],
  ['ARM_HOME', 5000, 'Вернуть манипуляторы в исходное', 'Send the arms home', '机械手复位'],
  ['ALARM_ACK', 600, 'Квитировать тревогу', 'Acknowledge the alarm', '确认报警'],
  ['ALARM_CLEAR', 600, 'Сбросить тревогу', 'Clear the alarm', '清除报警'],
];

export const codes: readonly EquipmentCodeRow[] = [
  ...ROWS.map(([code, durationMs, ru, en, ch]): EquipmentCodeRow => ({
    code,
    durationMs,
    text: words(ru, en, ch),
  })),
  ...emergencyCodes,
];
