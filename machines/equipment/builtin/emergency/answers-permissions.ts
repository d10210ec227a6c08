// Permissions to restart and to come back: who gives them, and when they are refused.
import {
  calledIdSchema,
  type CallAnswer,
  type CalledId,
  type Permission,
} from '#contract/simulation/equipment-emergency.ts';
import type { StateCondition } from '#contract/simulation/reference.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { words } from '../text.ts';
import { is } from './rows.ts';

export interface AnswerRow {
  readonly id: string;
  readonly who: readonly CalledId[];
  readonly when: readonly StateCondition[];
  readonly manner: CallAnswer['manner'];
  readonly text: Trilingual;
  readonly gives?: Permission;
}

export function answer({ who, when, ...row }: AnswerRow): CallAnswer {
  return { ...row, who: [...who], when: [...when] };
}

export const EVERYONE: readonly CalledId[] = calledIdSchema.options;

const askRestart = is('reason', 'ask-restart');
const askReturn = is('reason', 'ask-return');
const contained = is('emergency', 'contained');

const restart: readonly AnswerRow[] = [
  {
    id: 'restart-not-yet',
    who: EVERYONE,
    when: [askRestart, is('emergency', 'active')],
    manner: 'refused',
    text: words(
      'Нет. Причина не устранена, запускать нельзя.',
      'No. The cause has not been dealt with, you can’t start.',
      '不行。原因未排除，不能启动。',
    ),
  },
  {
    id: 'restart-never',
    who: EVERYONE,
    when: [askRestart, is('emergency', 'escalated')],
    manner: 'refused',
    text: words(
      'О запуске не может быть и речи: сначала разбор и ремонт.',
      'A restart is out of the question: an inquiry and repair come first.',
      '不可能重启：先调查和维修。',
    ),
  },
  {
    id: 'restart-cut',
    who: EVERYONE,
    when: [askRestart, is('work', 'cut')],
    manner: 'refused',
    text: words(
      'Установка отключена кнопкой EMO: её включает только сервис.',
      'The equipment is off by EMO: only service switches it on.',
      '设备被EMO断电：只能由维修人员恢复。',
    ),
  },
  {
    id: 'restart-boss',
    who: ['BOSS'],
    when: [askRestart, contained],
    manner: 'allowed',
    gives: 'restart',
    text: words(
      'Разрешаю. Перед пуском сделайте всё, что положено.',
      'You may. Do all that is required before the start.',
      '同意。启动前完成规定事项。',
    ),
  },
  {
    id: 'restart-site',
    who: ['BOSSSITE'],
    when: [askRestart, contained, is('situation', 'supplyFailure', 'equipmentAlarm', 'processInterruption')],
    manner: 'allowed',
    gives: 'restart',
    text: words(
      'Разрешаю запуск на участке. Запишите время.',
      'You may start. Write down the time.',
      '同意启动，请记录时间。',
    ),
  },
  {
    id: 'restart-engineer',
    who: ['ENGINEER'],
    when: [
      askRestart,
      contained,
      is('situation', 'equipmentAlarm', 'processInterruption', 'materialLeakage', 'developerLeakage'),
    ],
    manner: 'allowed',
    gives: 'restart',
    text: words(
      'Параметры и пластины проверены, процесс разрешаю.',
      'Parameters and wafers have been checked, the process may go on.',
      '参数和晶圆已检查，允许继续工艺。',
    ),
  },
  {
    id: 'restart-service',
    who: ['SERVICEMAN'],
    when: [askRestart, contained, is('situation', 'supplyFailure', 'equipmentAlarm', 'waterLeakage')],
    manner: 'allowed',
    gives: 'restart',
    text: words(
      'С установкой всё в порядке, запускать можно.',
      'The equipment is in order, you may start.',
      '设备正常，可以启动。',
    ),
  },
  {
    id: 'restart-others',
    who: EVERYONE,
    when: [askRestart, contained],
    manner: 'refused',
    text: words(
      'Запуск не мой вопрос: спросите начальника смены.',
      'That is not mine to allow: ask the shift manager.',
      '不归我管：请问值班长。',
    ),
  },
  {
    id: 'restart-nothing',
    who: EVERYONE,
    when: [askRestart],
    manner: 'understood',
    text: words(
      'Остановки не было: работайте по сменному заданию.',
      'Nothing was stopped: go on with the shift task.',
      '没有停机：按班次任务继续。',
    ),
  },
];

const comeBack: readonly AnswerRow[] = [
  {
    id: 'return-not-yet',
    who: ['BOSS'],
    when: [askReturn, is('emergency', 'active', 'escalated')],
    manner: 'refused',
    text: words(
      'На участок не входить. Ждите снаружи.',
      'Do not go in. Wait outside.',
      '不得进入，请在外等候。',
    ),
  },
  {
    id: 'return-boss',
    who: ['BOSS'],
    when: [askReturn],
    manner: 'allowed',
    gives: 'return',
    text: words(
      'На участке безопасно, можете вернуться.',
      'The bay is safe, you may come back.',
      '区域已安全，可以返回。',
    ),
  },
  {
    id: 'return-others',
    who: EVERYONE,
    when: [askReturn],
    manner: 'refused',
    text: words(
      'Возвращаться разрешает только начальник смены.',
      'Only the shift manager allows anybody back in.',
      '只有值班长可以允许返回。',
    ),
  },
];

export const permissionAnswers: readonly CallAnswer[] = [...restart, ...comeBack].map(answer);
