// What no score makes up for at the bay: the gates of a shift. They judge states, however those came about.
import type { EquipmentRole } from '#contract/simulation/equipment-kinds.ts';
import type { Gate } from '#contract/simulation/reference.ts';
import { words } from '../text.ts';
import { POD_ON_FLOOR } from './shift-judging.ts';
import { sheetLines, sheetOf, type Shift } from './shift-steps.ts';
import { KEY_SOURCES as from } from './sources.ts';
import { gate, is, isNot } from './step.ts';

export const wrongStarted: Gate = gate({
  id: 'gate-wrong-started',
  text: words(
    'запущено не то, что в сменном задании',
    'something else than the shift task was started',
    '启动的内容与班次任务不符',
  ),
  why: words(
    'Партия, рецепт и маршрут берутся из задания: обработанное иначе не исправить.',
    'Lot, recipe and flow come from the task: what was processed otherwise can’t be mended.',
    '批次、配方和流程以任务为准：加工错误无法补救。',
  ),
  sources: [from.site, from.stanford],
  harm: 'PRODUCT',
  asks: 'always',
  must: [is('startedWrong', 'no')],
  preventedBy: ['job-created', 'sheet-compared'],
});

const LOST = {
  id: 'gate-wafers-lost',
  text: words('пластины потеряны без нужды', 'wafers were lost without need', '无故损失晶圆'),
  why: words(
    'Прерывание, EMO, долгая остановка и упавший контейнер губят пластины, а причины для этого не было.',
    'An abort, an EMO, a long stop or a dropped pod ruins wafers, and there was no cause for it.',
    '中止、EMO、长时间停机或晶圆盒跌落会毁掉晶圆，而当时并无必要。',
  ),
  sources: [from.emo, from.site],
  harm: 'PRODUCT',
} as const;

/** For shifts in which nothing happens that could cost a wafer. */
const wafersLost: Gate = gate({ ...LOST, asks: 'always', must: [is('wafersLost', 'no')] });

/** For situations that cost wafers by themselves: only the act is asked. `isBefore`: until the situation comes. */
export function wafersThrownAway(isBefore: boolean): Gate[] {
  const rows = [
    { id: 'gate-wafers-lost', match: [{ code: ['EMO', 'JOB_ABORT'] }], must: is('inTrack', 'no') },
    { id: 'gate-pod-dropped', match: [{ code: ['LEAVE'] }], must: is('hands', 'none') },
  ];
  return rows.map(({ id, match, must }) =>
    gate({ ...LOST, id, asks: 'act', match, must: [must], ...(isBefore ? { when: [BEFORE] } : {}) }),
  );
}

const BEFORE = is('variant', 'none');

function falseEntry(shift: Shift): Gate {
  const sheet = sheetOf(shift);
  return gate({
    id: 'gate-false-entry',
    text: words(
      'подписан лист с неверной записью',
      'a sheet with a false entry was signed',
      '签署了有误的随工单',
    ),
    why: words(
      'По листу партию принимают дальше: подпись отвечает за каждую строку.',
      'The next one takes the lot over by its sheet: who signs answers for every line.',
      '后道按随工单接收批次：签字者对每一行负责。',
    ),
    sources: [from.lotSheet],
    harm: 'RECORD',
    asks: 'always',
    when: [is(`paper.${sheet}`, 'signed')],
    must: [isNot('lot', 'open'), ...sheetLines.map(([field]) => is(`right.${sheet}.${field}`, 'right'))],
    preventedBy: sheetLines.map(([field]) => `written-${field}`),
  });
}

function unsigned(shift: Shift): Gate {
  const sheet = sheetOf(shift);
  return gate({
    id: 'gate-unsigned',
    text: words(
      'сопроводительный лист не заполнен или не подписан',
      'the accompanying sheet was not filled in or not signed',
      '随工单未填写或未签署',
    ),
    why: words(
      'Партию без подписи дальше не принимают: никто не отвечает за то, что с ней сделано.',
      'The next one takes no lot over without a signature: nobody answers for what was done to it.',
      '未签署的批次后道不予接收：无人对加工负责。',
    ),
    sources: [from.lotSheet],
    harm: 'RECORD',
    asks: 'end',
    must: [is(`paper.${sheet}`, 'signed')],
    preventedBy: [...sheetLines.map(([field]) => `written-${field}`), 'sheet-signed'],
  });
}

/** The pods that stand on the rack at the start: one’s own, and another lot’s beside it. */
const PODS = ['pod-1', 'pod-2'];

export const podOnFloor: Gate = gate({
  id: 'gate-pod-on-floor',
  text: words('контейнер остался на полу', 'a pod was left on the floor', '晶圆盒留在地面'),
  why: POD_ON_FLOOR,
  sources: [from.versaPort, from.site],
  harm: 'PRODUCT',
  asks: 'end',
  must: PODS.map((pod) => isNot(`pod.${pod}`, 'floor')),
});

/** What is spilt is not touched while there are wafers to spoil by it. */
export const solventSpread: Gate = gate({
  id: 'gate-solvent-spread',
  text: words(
    'пролитое разнесли руками, пластины в обработке загрязнены',
    'what was spilt was spread by hand, and the wafers in process were contaminated',
    '徒手触碰泄漏物并扩散，在制晶圆被污染',
  ),
  why: words(
    'К протечке не прикасаются: с перчатки растворитель попадает на установку и на пластины.',
    'A leak is not touched: a glove carries the solvent onto the tool and the wafers.',
    '不得触碰泄漏物：手套会把溶剂带到设备和晶圆上。',
  ),
  sources: [from.sabanci, from.site],
  harm: 'PRODUCT',
  asks: 'act',
  match: [{ code: ['TOUCH'] }],
  must: [is('inTrack', 'no')],
});

/** @param role in which the shift is played */
export function otherName(role: EquipmentRole = 'OPERATOR'): Gate {
  return gate({
    id: 'gate-other-name',
    text: words(
      'работа оформлена под чужой учётной записью',
      'the work was entered under another’s account',
      '以他人账号登记作业',
    ),
    why: words(
      'По записи ищут, кто что сделал: чужое имя делает её ложной.',
      'The record says who did what: another’s name makes it false.',
      '记录用于追溯责任：冒用他人姓名即为虚假记录。',
    ),
    sources: [from.site],
    harm: 'RECORD',
    asks: 'act',
    match: [{ code: ['JOB_CREATE', 'JOB_QUEUE', 'STARTPROCCES', 'SIGN'] }],
    must: [is('role', role, 'none')],
    preventedBy: ['signed-in'],
  });
}

function notOut({ pod }: Shift): Gate {
  return gate({
    id: 'gate-lot-not-out',
    text: words(
      'партия не обработана до конца или не снята с установки',
      'the lot was not finished or not taken off the tool',
      '批次未完成或未从设备卸下',
    ),
    why: words(
      'Смена кончается, когда партия готова и стоит на стеллаже.',
      'The shift ends when the lot is done and on the rack.',
      '批次完成并放回货架，班次才结束。',
    ),
    sources: [from.site],
    harm: 'PRODUCT',
    asks: 'end',
    must: [is('outcome', 'complete'), is(`pod.${pod}`, 'rack')],
    preventedBy: ['started', 'pod-undocked', 'pod-removed', 'pod-put'],
  });
}

export const notSignedOut: Gate = gate({
  id: 'gate-not-signed-out',
  text: words('учётная запись осталась открытой', 'the account was left signed in', '账号未退出登录'),
  why: words(
    'Под открытой записью может работать кто угодно, а отвечать будете вы.',
    'Anybody can work under an account left open, and you answer for it.',
    '任何人都可使用未退出的账号，而责任由您承担。',
  ),
  sources: [from.site],
  harm: 'RECORD',
  asks: 'end',
  must: [is('session', 'OUT')],
  preventedBy: ['signed-out'],
});

/** For a shift in which nothing is wrong. */
export function shiftGates(shift: Shift, role: EquipmentRole = 'OPERATOR'): Gate[] {
  return [
    wrongStarted,
    wafersLost,
    falseEntry(shift),
    unsigned(shift),
    otherName(role),
    notOut(shift),
    podOnFloor,
    notSignedOut,
  ];
}

/** For a lot that does not agree with its papers: not to be started, and to be reported. */
export function faultGates(shift: Shift, verified: string, reason: string): Gate[] {
  return [
    gate({
      id: 'gate-faulty-started',
      text: words(
        'запущена партия с несоответствием',
        'a lot that does not agree was started',
        '启动了不符的批次',
      ),
      why: words(
        'Ошибка бумаги стоит звонка, ошибка процесса — партии.',
        'A mistake on paper costs a call, a mistake in the process costs a lot.',
        '纸上的错误只费一个电话，工艺上的错误要赔一个批次。',
      ),
      sources: [from.stanford, from.carrier],
      harm: 'PRODUCT',
      asks: 'always',
      must: [is('ran', 'no')],
      preventedBy: ['fault-found', 'fault-reported'],
    }),
    gate({
      id: 'gate-unreported',
      text: words('о несоответствии не сообщили', 'the mismatch was not reported', '未报告不符情况'),
      why: words(
        'Кто промолчал или записал, что всё сходится, передал ошибку дальше.',
        'Who says nothing, or writes that all agrees, hands the mistake on.',
        '不报告或记录为一致，等于把错误传给后道。',
      ),
      sources: [from.site, from.lotSheet],
      harm: 'PRODUCT',
      asks: 'end',
      must: [is(`reported.${reason}`, 'yes'), isNot(`verified.${verified}`, 'wrong')],
      preventedBy: ['fault-reported', 'fault-found'],
    }),
    wafersLost,
    podOnFloor,
    falseEntry(shift),
    otherName(),
  ];
}
