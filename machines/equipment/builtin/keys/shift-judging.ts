// What must not be done in an ordinary shift, and how it must end.
import type { EquipmentRole } from '#contract/simulation/equipment-kinds.ts';
import type {
  EndCondition,
  Forbidden,
  Matcher,
  Reference,
  StateCondition,
} from '#contract/simulation/reference.ts';
import { words } from '../text.ts';
import { sheetOf, type Shift } from './shift-steps.ts';
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
const NONE_IN_TRACK = is('inTrack', 'no');

const scrapping = {
  text: words('EMO нажата без нужды', 'EMO pressed without need', '无故按下EMO'),
  why: words(
    'EMO снимает питание сразу: все пластины в обработке потеряны.',
    'An EMO cuts the power at once: every wafer in process is lost.',
    'EMO立即断电：在制晶圆全部报废。',
  ),
  sources: [from.emo, from.site],
};

/** With wafers in the track it costs them, else it is a bad habit. */
export const needlessEmo: readonly Forbidden[] = [
  forbid({
    ...scrapping,
    id: 'emo-needless',
    harm: 'PRODUCT',
    match: [{ code: ['EMO'], before: [is('inTrack', 'yes')] }],
  }),
  forbid({ ...scrapping, id: 'emo-idle', match: [{ code: ['EMO'], before: [NONE_IN_TRACK] }] }),
];

const aborting = {
  text: words('Партия прервана без нужды', 'The lot was aborted without need', '无故中止批次'),
  why: words(
    'Прерванные пластины остаются в модулях недоделанными.',
    'Aborted wafers stay in the modules, half done.',
    '中止后晶圆半成品留在模块中。',
  ),
  sources: [from.e30, from.site],
};

export const needlessAbort: readonly Forbidden[] = [
  forbid({
    ...aborting,
    id: 'abort-needless',
    harm: 'PRODUCT',
    match: [{ code: ['JOB_ABORT'], before: [is('inTrack', 'yes')] }],
  }),
  forbid({ ...aborting, id: 'abort-idle', match: [{ code: ['JOB_ABORT'], before: [NONE_IN_TRACK] }] }),
];

/** Leaving a tool that runs costs product, else it is a bad habit. */
export function leavingWrongly(before: readonly StateCondition[]): Forbidden[] {
  const text = words('Участок оставлен без причины', 'The area was left without a cause', '无故离开区域');
  const sources = [from.site];
  return [
    forbid({
      id: 'left-running',
      text,
      why: words(
        'За работающей установкой смотрят: без присмотра сбой портит партию.',
        'A running tool is watched: unwatched, a fault spoils the lot.',
        '运行中的设备须有人看管：无人时故障会毁掉批次。',
      ),
      sources,
      harm: 'PRODUCT',
      match: [{ code: ['LEAVE'], before: [...before, is('e30', 'EXECUTING')] }],
    }),
    forbid({
      id: 'left-idle',
      text,
      sources,
      match: [{ code: ['LEAVE'], before: [...before, isNot('e30', 'EXECUTING')] }],
    }),
  ];
}

export const POD_ON_FLOOR = words(
  'Контейнер раскрывается снизу: что пристало к дну на полу, попадёт на порт и к пластинам.',
  'A pod opens at its bottom: what clings to it from the floor gets onto the port and to the wafers.',
  '晶圆盒从底部开启：底部沾上的地面污物会进入装载口并接触晶圆。',
);

/** In danger both hands have to be free at once; else a pod stands on a rack or a port. */
const podPutOnFloor: Forbidden = forbid({
  id: 'pod-on-floor',
  text: words('Контейнер поставлен на пол', 'A pod was put on the floor', '晶圆盒放在地面'),
  why: POD_ON_FLOOR,
  sources: [from.versaPort, from.site],
  harm: 'ROOM',
  match: [{ code: ['PUT'], to: ['floor'], before: noEmergency }],
});

export const shiftForbidden: readonly Forbidden[] = [
  ...needlessEmo,
  ...needlessAbort,
  podPutOnFloor,
  ...leavingWrongly(noEmergency),
];

/** The second needless call of a situation: asking once costs nothing, and who asks for a permission never errs. */
export const needlessCall = wrong({
  id: 'needless-call',
  text: words('Ещё один звонок без причины', 'One more call without a cause', '再次无故呼叫'),
  sources: [from.site],
  match: [{ code: ['CALL'], before: [isNot('needlessCalls', 'none')], after: [is('needlessCalls', 'more')] }],
});

export const NEEDLESS_ALARM = 'alarm-needless';

/** It brings everybody out of the building, and the fire brigade in. */
export function needlessAlarm(before: readonly StateCondition[]): Reference['wrong'][number] {
  return wrong({
    id: NEEDLESS_ALARM,
    text: words('Пожарная тревога без опасности', 'A fire alarm without a danger', '无危险却启动火灾报警'),
    sources: [from.site],
    harm: 'PRODUCT',
    match: [{ code: ['ALARM_POINT'], before: [...before] }],
  });
}

/** To warn and to ask is never wrong. */
export const ASKING: readonly Matcher[] = [{ code: ['VOICE', 'CALL'] }];

/** Signing in under an account that is not of the role the shift is played in. */
export function foreignAccount(role: EquipmentRole): Reference['wrong'][number] {
  return wrong({
    id: 'foreign-account',
    text: words('Вход не под своей ролью', 'Signed in with another role', '以其他角色登录'),
    sources: [from.site],
    harm: 'RECORD',
    match: [{ code: ['SIGN_IN'], after: [is('session', 'IN'), isNot('role', role)] }],
  });
}

export const shiftWrong: Reference['wrong'] = [
  needlessAlarm([is('emergency', 'none')]),
  wrong({
    id: 'stop-needless',
    text: words('Работа остановлена без причины', 'Work stopped without a cause', '无故停止作业'),
    sources: [from.site],
    match: [{ code: ['STOPWORK', 'JOB_STOP', 'JOB_PAUSE'], before: noEmergency }],
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
  needlessCall,
  foreignAccount('OPERATOR'),
];

/** The end: the lot good and put away, written down on its sheet, and the operator signed out. */
export function shiftEnds(shift: Shift): EndCondition[] {
  return [
    end({
      id: 'end-lot',
      text: words(
        'Партия обработана, все пластины годны',
        'The lot is processed, all wafers good',
        '批次已加工，晶圆全部合格',
      ),
      sources: [from.site],
      harm: 'PRODUCT',
      condition: is('stateProcess.6', '1'),
    }),
    end({
      id: 'end-pod',
      text: words('Контейнер на стеллаже', 'The pod is on the rack', '晶圆盒在货架上'),
      sources: [from.site],
      harm: 'PRODUCT',
      condition: is(`pod.${shift.pod}`, 'rack'),
    }),
    end({
      id: 'end-sheet',
      text: words('Лист подписан', 'The sheet is signed', '随工单已签'),
      sources: [from.lotSheet],
      harm: 'RECORD',
      condition: is(`paper.${sheetOf(shift)}`, 'signed'),
    }),
    end({
      id: 'end-signed-out',
      text: words('Вы вышли из системы', 'You are signed out', '已退出登录'),
      sources: [from.site],
      harm: 'RECORD',
      condition: is('session', 'OUT'),
    }),
  ];
}
