// An interruption of the process, and signs that are no emergency.
import type { Situation } from '#contract/simulation/equipment-emergency.ts';
import { words } from '../text.ts';
import { is, phase } from './rows.ts';

export const interruption: Situation = {
  id: 'interruption',
  group: 'processInterruption',
  picture: 'processInterruption',
  text: words('Прерывание процесса', 'Process interruption', '工艺中断'),
  alarm: 'interruption',
  reasons: ['interruption'],
  phases: [
    phase({
      id: 'standing',
      stage: 0,
      lastsMs: 120_000,
      text: words(
        'Трек замер, пластины остались в модулях, мигает жёлтая лампа.',
        'The track stands, wafers are left in the modules, a yellow lamp blinks.',
        '设备停住，晶圆留在模块中，黄灯闪烁。',
      ),
      onset: ['beeper/5'],
      does: [{ kind: 'interrupt' }],
    }),
    phase({
      id: 'waiting',
      stage: 1,
      lastsMs: 180_000,
      text: words(
        'Пластины всё ещё в модулях, плиты горячие.',
        'The wafers are still in the modules, the plates are hot.',
        '晶圆仍在模块中，热板仍热。',
      ),
    }),
    phase({
      id: 'overbaking',
      stage: 2,
      lastsMs: 180_000,
      text: words(
        'Резист на горячих плитах темнеет.',
        'The resist on the hot plates grows dark.',
        '热板上的光刻胶变暗。',
      ),
    }),
  ],
  containedBy: [{ all: [is('places', 'right'), is('called.ENGINEER', 'yes')], afterMs: 60_000 }],
  contained: {
    text: words(
      'Технолог сверил места пластин и снял прерывание.',
      'The process engineer has compared the places of the wafers and lifted the interruption.',
      '工艺工程师核对晶圆位置并解除中断。',
    ),
    isStillSeen: false,
    does: [],
  },
  escalated: {
    text: words(
      'Пластины перестояли на плитах.',
      'The wafers stood too long on the plates.',
      '晶圆在热板上停留过久。',
    ),
    does: [{ kind: 'scrapWafers', reason: 'overbaked' }],
  },
  harm: [
    {
      id: 'restarted-blindly',
      codes: ['STARTPROCCES', 'JOB_RESUME'],
      when: [is('permission.restart', 'no')],
      text: words(
        'Процесс запущен без разрешения: пластина пошла в занятый модуль.',
        'The process was started without permission: a wafer went into a module that was not empty.',
        '未经许可重启：晶圆送入已占用的模块。',
      ),
      escalates: true,
      does: [{ kind: 'scrapWafers', reason: 'collision' }],
    },
  ],
};

const passed = {
  text: words('Всё тихо.', 'All is quiet.', '一切正常。'),
  isStillSeen: false,
  does: [],
};

/** A routine lamp and a noise from a neighbouring tool: nothing is wrong, and nothing needs to be done. */
export const falseSigns: readonly Situation[] = [
  {
    id: 'routine-lamp',
    group: 'noEmergency',
    picture: 'processInterruption',
    isFalseSign: true,
    text: words('Штатная лампа', 'A routine lamp', '常规指示灯'),
    reasons: [],
    phases: [
      phase({
        id: 'blinking',
        stage: 0,
        lastsMs: 90_000,
        text: words(
          'На башне мигает жёлтая лампа: так она напоминает о пустом порте.',
          'The tower’s yellow lamp blinks: that is how it tells of an empty port.',
          '塔灯黄灯闪烁：提示有空端口。',
        ),
        onset: ['beeper/7'],
      }),
    ],
    containedBy: [],
    contained: passed,
    escalated: { text: passed.text, does: [] },
    harm: [],
  },
  {
    id: 'neighbours-noise',
    group: 'noEmergency',
    isFalseSign: true,
    text: words('Шум у соседей', 'A neighbour’s noise', '邻区噪声'),
    reasons: [],
    phases: [
      phase({
        id: 'noise',
        stage: 0,
        lastsMs: 60_000,
        text: words(
          'За перегородкой пищит чужая установка и что-то стукнуло.',
          'Behind the partition another tool beeps and something thumps.',
          '隔墙外别的设备鸣响，还有撞击声。',
        ),
        onset: ['beeper/2', 'pod/dock'],
      }),
    ],
    containedBy: [],
    contained: passed,
    escalated: { text: passed.text, does: [] },
    harm: [],
  },
];
