// What must not be done in an ordinary shift, and how it must end.
import type { EndCondition, Forbidden, Reference } from '#contract/simulation/reference.ts';
import { words } from '../text.ts';
import { sheetLines, sheetOf, type Shift } from './shift-steps.ts';
import { KEY_SOURCES as from } from './sources.ts';
import { end, forbid, is, isNot, wrong } from './step.ts';

/** Walking, looking, waiting, typing, screens and the telephone's receiver cost nothing. */
export const FREE_CODES: readonly string[] = [
  'GO',
  'LOOK',
  'WAIT',
  'SPEED',
  'OPEN_PAPER',
  'CLOSE_PAPER',
  'SCREEN',
  'FIELD',
  'KEY',
  'TYPE',
  'KEYBOARD',
  'SELECT',
  'JOB_NEW',
  'ALARM_ACK',
  'READ_ALARM',
  'PHONE',
  'HANG_UP',
];

const noEmergency = [is('emergency', 'none')];

export const needlessEmo: Forbidden = forbid({
  id: 'emo-needless',
  text: words('EMO нажата без нужды', 'EMO pressed without need', '无故按下EMO'),
  why: words(
    'EMO снимает питание сразу: все пластины в обработке потеряны.',
    'An EMO cuts the power at once: every wafer in process is lost.',
    'EMO立即断电：在制晶圆全部报废。',
  ),
  sources: [from.emo, from.site],
  isCritical: true,
  failsAttempt: true,
  match: [{ code: ['EMO'] }],
});

/** The sheet is signed before the lot has ended, or with a line that does not match what happened. */
export function signedWrongly(shift: Shift): Forbidden {
  const sheet = sheetOf(shift);
  const wrongs = sheetLines.map(([field]) => is(`right.${sheet}.${field}`, 'wrong'));
  return forbid({
    id: 'signed-wrongly',
    text: words(
      'Подписан лист с неверной записью',
      'A sheet with a wrong line was signed',
      '签署了有误的随工单',
    ),
    why: words(
      'По листу партию принимают дальше: подпись отвечает за каждую строку.',
      'The next one takes the lot over by its sheet: who signs answers for every line.',
      '后道按随工单接收批次：签字者对每一行负责。',
    ),
    sources: [from.lotSheet],
    match: [is('lot', 'open'), ...wrongs].map((condition) => ({
      code: ['SIGN'],
      item: [sheet],
      before: [condition],
    })),
  });
}

export const shiftForbidden = (shift: Shift): Forbidden[] => [
  needlessEmo,
  forbid({
    id: 'wrong-lot-started',
    text: words(
      'Запущено не то, что в задании',
      'Something else than the task was started',
      '启动的内容与任务不符',
    ),
    sources: [from.site, from.stanford],
    isCritical: true,
    failsAttempt: true,
    match: [{ code: ['STARTPROCCES'], after: [is('e30', 'EXECUTING'), is('asOrdered', 'no')] }],
  }),
  signedWrongly(shift),
];

export const shiftWrong: Reference['wrong'] = [
  wrong({
    id: 'stop-needless',
    text: words('Работа остановлена без причины', 'Work stopped without a cause', '无故停止作业'),
    sources: [from.site],
    match: [{ code: ['STOPWORK', 'JOB_STOP', 'JOB_ABORT', 'JOB_PAUSE'], before: noEmergency }],
  }),
  wrong({
    id: 'left-needless',
    text: words('Участок оставлен без причины', 'The area left without a cause', '无故离开区域'),
    sources: [from.site],
    match: [{ code: ['LEAVE'], before: noEmergency }],
  }),
  wrong({
    id: 'wrong-pod',
    text: words('Взят контейнер другой партии', 'A pod of another lot was taken', '取了其他批次的晶圆盒'),
    sources: [from.lotSheet],
    match: [{ code: ['PICK'], item: ['pod-2'] }],
  }),
  wrong({
    id: 'said-wrongly',
    text: words('Сверка сделана неверно', 'A comparison was done wrongly', '核对有误'),
    sources: [from.stanford],
    match: ['task', 'label', 'slotMap', 'recipe'].map((against) => ({
      code: ['VERIFY'],
      params: { against: [against], matches: [false] },
    })),
  }),
  wrong({
    id: 'needless-call',
    text: words('Звонок без причины', 'A call without a cause', '无故呼叫'),
    sources: [from.site],
    match: [{ code: ['CALL'], before: noEmergency }],
  }),
  wrong({
    id: 'foreign-account',
    text: words('Вход не под своей ролью', 'Signed in with another role', '以其他角色登录'),
    sources: [from.site],
    match: [{ code: ['SIGN_IN'], after: [is('session', 'IN'), isNot('role', 'OPERATOR')] }],
  }),
];

/** The end: both state codes, and the lot written down on its sheet. */
export function shiftEnds(shift: Shift): EndCondition[] {
  return [
    end({
      id: 'end-process',
      text: words(
        'Партия обработана, снята, лист подписан, вы вышли из системы',
        'The lot is processed and unloaded, the sheet signed, you are signed out',
        '批次已加工并卸下，随工单已签，已退出登录',
      ),
      sources: [from.site],
      condition: is('stateProcess', '053741'),
      isCritical: true,
    }),
    end({
      id: 'end-emergency',
      text: words('Происшествий не было', 'There was no emergency', '无异常'),
      sources: [from.site],
      condition: is('emergencySituations', '000000'),
    }),
    end({
      id: 'end-sheet',
      text: words('Лист подписан', 'The sheet is signed', '随工单已签'),
      sources: [from.lotSheet],
      condition: is(`paper.${sheetOf(shift)}`, 'signed'),
    }),
  ];
}
