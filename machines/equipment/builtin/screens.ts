// The ten screens: what F1 to F8 do on each, and its fields.
import type {
  ActiveScreen,
  EquipmentCode,
  KeyboardLayout,
  Right,
} from '#contract/simulation/equipment-kinds.ts';
import type { ScreenRow, SoftKey, TerminalField } from '#contract/simulation/equipment-terminal.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { settings } from './settings.ts';
import { words } from './text.ts';

const names: Readonly<Record<ActiveScreen, Trilingual>> = {
  START: words('Старт', 'Start', '起始'),
  LOGIN: words('Вход', 'Sign-in', '登录'),
  MAIN: words('Главный', 'Main', '主画面'),
  CASSETTES: words('Кассеты', 'Cassettes', '晶圆盒'),
  JOB: words('Задание', 'Job', '作业'),
  RECIPES: words('Рецепты', 'Recipes', '配方'),
  RUN: words('Процесс', 'Run', '运行'),
  ALARMS: words('Тревоги', 'Alarms', '报警'),
  LOG: words('Журнал', 'Log', '日志'),
  MAINTENANCE: words('Обслуживание', 'Maintenance', '维护'),
};

/** A soft key that opens a screen. */
function to(key: string, screen: ActiveScreen): SoftKey {
  return { key, text: names[screen], code: 'SCREEN', to: screen };
}

function does(key: string, code: EquipmentCode, text: Trilingual, right?: Right): SoftKey {
  return right === undefined ? { key, text, code } : { key, text, code, right };
}

function field(
  id: string,
  text: Trilingual,
  layout: KeyboardLayout,
  maxLength: number,
  isUpperCase: boolean,
): TerminalField {
  return { id, text, layout, maxLength, isUpperCase };
}

const figures: readonly TerminalField[] = [
  field('timeS', words('Время, с', 'Time, s', '时间，秒'), 'symbols', 5, false),
  field('temperatureC', words('Температура, °C', 'Temperature, °C', '温度，°C'), 'symbols', 5, false),
  field('speedRpm', words('Частота, об/мин', 'Speed, rpm', '转速，rpm'), 'symbols', 5, false),
  field('doseMj', words('Доза, мДж/см²', 'Dose, mJ/cm²', '剂量，mJ/cm²'), 'symbols', 5, false),
];

const loginFields: readonly TerminalField[] = [
  field('login', words('Учётная запись', 'Account', '账号'), 'en', 20, false),
  { ...field('password', words('Пароль', 'Password', '密码'), 'symbols', 20, false), isHidden: true },
];

const jobFields: readonly TerminalField[] = [
  field('lotName', words('Партия', 'Lot', '批次'), 'hex', 20, true),
  field('recipe', words('Рецепт', 'Recipe', '配方'), 'hex', 20, true),
  field('waferFlow', words('Маршрут пластин', 'Wafer flow', '晶圆流程'), 'en', 30, true),
  field('smifNumber', words('Номер SMIF', 'SMIF number', 'SMIF编号'), 'hex', 20, true),
  field('jobName', words('Имя задания', 'Job name', '作业名称'), 'hex', 20, true),
];

const main = to('F8', 'MAIN');

const softKeys: Readonly<Record<ActiveScreen, readonly SoftKey[]>> = {
  START: [to('F1', 'LOGIN'), to('F5', 'ALARMS')],
  LOGIN: [does('F1', 'SIGN_IN', words('Войти', 'Sign in', '登录')), to('F8', 'START')],
  MAIN: [
    to('F1', 'CASSETTES'),
    to('F2', 'JOB'),
    to('F3', 'RUN'),
    to('F4', 'RECIPES'),
    to('F5', 'ALARMS'),
    to('F6', 'LOG'),
    to('F7', 'MAINTENANCE'),
    does('F8', 'SIGN_OUT', words('Выйти', 'Sign out', '退出')),
  ],
  CASSETTES: [
    does('F1', 'CARRIER_PROCEED', words('Принять', 'Accept', '接受'), 'verifyCarriers'),
    does('F2', 'CARRIER_CANCEL', words('Отклонить', 'Reject', '拒绝'), 'verifyCarriers'),
    to('F3', 'JOB'),
    to('F4', 'RUN'),
    to('F5', 'ALARMS'),
    main,
  ],
  JOB: [
    does('F1', 'JOB_NEW', words('Новое', 'New', '新建'), 'runJobs'),
    does('F2', 'JOB_CREATE', words('Создать', 'Create', '创建'), 'runJobs'),
    does('F3', 'JOB_QUEUE', words('В очередь', 'Queue', '排队'), 'runJobs'),
    does('F4', 'JOB_SELECT', words('Выбрать', 'Select', '选择'), 'runJobs'),
    does('F5', 'JOB_DESELECT', words('Вернуть', 'Deselect', '退回'), 'runJobs'),
    does('F6', 'JOB_CANCEL', words('Отменить', 'Cancel', '取消'), 'runJobs'),
    to('F7', 'RUN'),
    main,
  ],
  RECIPES: [
    does('F1', 'RECIPE_SET', words('Записать', 'Store', '保存'), 'editRecipes'),
    to('F2', 'JOB'),
    main,
  ],
  RUN: [
    does('F1', 'STARTPROCCES', words('ПУСК', 'START', '启动'), 'runJobs'),
    does('F2', 'JOB_PAUSE', words('Пауза', 'Pause', '暂停'), 'runJobs'),
    does('F3', 'JOB_RESUME', words('Продолжить', 'Resume', '恢复'), 'runJobs'),
    does('F4', 'JOB_STOP', words('Остановить', 'Stop', '停止'), 'runJobs'),
    does('F5', 'JOB_ABORT', words('Прервать', 'Abort', '中止'), 'runJobs'),
    to('F6', 'ALARMS'),
    to('F7', 'JOB'),
    main,
  ],
  ALARMS: [
    does('F1', 'ALARM_ACK', words('Квитировать', 'Acknowledge', '确认'), 'acknowledgeAlarms'),
    does('F2', 'ALARM_CLEAR', words('Сбросить', 'Clear', '清除'), 'clearAlarms'),
    does('F3', 'READ_ALARM', words('Прочитать', 'Read', '阅读')),
    to('F4', 'RUN'),
    to('F7', 'START'),
    main,
  ],
  LOG: [to('F5', 'ALARMS'), main],
  MAINTENANCE: [
    does('F1', 'MODULE_SET', words('Модуль', 'Module', '模块'), 'maintain'),
    does('F2', 'ARM_HOME', words('В исходное', 'Home', '复位'), 'maintain'),
    does('F3', 'PARAMETER_SET', words('Записать', 'Store', '保存'), 'setParameters'),
    main,
  ],
};

const fields: Readonly<Partial<Record<ActiveScreen, readonly TerminalField[]>>> = {
  LOGIN: loginFields,
  JOB: jobFields,
  RECIPES: figures,
  MAINTENANCE: settings.map(({ id, text }) => field(id, text, 'symbols', 8, false)),
};

export const screens: readonly ScreenRow[] = (Object.keys(names) as ActiveScreen[]).map((id) => ({
  id,
  text: names[id],
  softKeys: [...softKeys[id]],
  fields: [...(fields[id] ?? [])],
}));
