// Situations with an alarm of the equipment, one for each category.
import type { CalledId, Situation } from '#contract/simulation/equipment-emergency.ts';
import type { StateCondition } from '#contract/simulation/reference.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { words } from '../text.ts';
import { is, phase, workEnded } from './rows.ts';

interface Alarmed {
  readonly category: number;
  readonly text: Trilingual;
  readonly lastsMs: number;
  /** What contains it, besides reading the alarm. */
  readonly needs: readonly StateCondition[];
  readonly afterMs?: number;
  readonly who: CalledId;
  readonly escalated: Trilingual;
  readonly scrap?: string;
  readonly isRepairHarm: boolean;
}

const repaired: Situation['harm'][number] = {
  id: 'own-repair',
  codes: ['TOUCH'],
  when: [is('emo', 'closed', 'open')],
  text: words(
    'Травма: в установку полезли самостоятельно.',
    'An injury: somebody reached into the equipment.',
    '受伤：擅自伸手进入设备。',
  ),
  escalates: true,
  does: [],
};

const standing = words('Сигнал не умолкает.', 'The signal goes on.', '警报持续。');
const long = words(
  'Сигнал звучит давно, к установке никто не подошёл.',
  'The signal has been sounding for long, nobody has come to the equipment.',
  '警报持续已久，无人处理。',
);

/** Categories 1 to 5 light the red lamp, 6 to 8 the yellow one. */
const redBegins = words(
  'На башне мигает красная лампа, терминал подаёт сигнал тревоги.',
  'The red lamp of the tower blinks, the terminal sounds an alarm.',
  '塔灯红灯闪烁，终端报警。',
);
const yellowBegins = words(
  'На башне мигает жёлтая лампа, терминал подаёт сигнал.',
  'The yellow lamp of the tower blinks, the terminal sounds a signal.',
  '塔灯黄灯闪烁，终端发出提示音。',
);

function alarmed({
  category,
  text,
  lastsMs,
  needs,
  afterMs,
  who,
  escalated,
  scrap,
  isRepairHarm,
}: Alarmed): Situation {
  const sound = `beeper/${category}`;
  const begun = category <= 5 ? redBegins : yellowBegins;
  return {
    id: `alarm-${category}`,
    group: 'equipmentAlarm',
    picture: 'equipmentAlarm',
    text,
    alarm: `alarm-${category}`,
    reasons: ['alarm'],
    phases: [
      phase({ id: 'raised', stage: 0, lastsMs, text: begun, sounds: [sound] }),
      phase({ id: 'standing', stage: 1, lastsMs, text: standing, sounds: [sound] }),
      phase({ id: 'unanswered', stage: 2, lastsMs, text: long, sounds: [sound], onset: ['announce/alarm'] }),
    ],
    containedBy: [{ all: [...needs, is(`called.${who}`, 'yes')], afterMs: afterMs ?? 60_000 }],
    contained: {
      text: words('Тревога снята.', 'The alarm has been cleared.', '报警已解除。'),
      isStillSeen: false,
      does: [],
    },
    escalated: {
      text: escalated,
      does: scrap === undefined ? [] : [{ kind: 'scrapWafers', reason: scrap }],
    },
    harm: isRepairHarm ? [repaired] : [],
  };
}

const read = is('alarmRead', 'yes');
const drift = words(
  'Параметр ушёл за допуск, партия испорчена.',
  'The parameter has left its limits, the lot is spoilt.',
  '参数超差，批次报废。',
);
const damaged = words('Установка повреждена.', 'The equipment is damaged.', '设备损坏。');

export const alarmSituations: readonly Situation[] = [
  {
    ...alarmed({
      category: 1,
      text: words('Тревога оборудования, категория 1', 'Equipment alarm, category 1', '设备报警，类别1'),
      lastsMs: 30_000,
      needs: [],
      who: 'SERVICEMAN',
      escalated: words('Манипулятор травмировал человека.', 'The arm has injured somebody.', '机械手伤人。'),
      isRepairHarm: true,
    }),
    containedBy: [{ all: [is('emo', 'pressed')], afterMs: 0 }],
  },
  alarmed({
    category: 2,
    text: words('Тревога оборудования, категория 2', 'Equipment alarm, category 2', '设备报警，类别2'),
    lastsMs: 60_000,
    needs: [read, workEnded],
    who: 'SERVICEMAN',
    escalated: damaged,
    scrap: 'overbaked',
    isRepairHarm: true,
  }),
  alarmed({
    category: 3,
    text: words('Тревога оборудования, категория 3', 'Equipment alarm, category 3', '设备报警，类别3'),
    lastsMs: 150_000,
    needs: [read],
    who: 'ENGINEER',
    escalated: drift,
    scrap: 'outOfLimits',
    isRepairHarm: false,
  }),
  alarmed({
    category: 4,
    text: words('Тревога оборудования, категория 4', 'Equipment alarm, category 4', '设备报警，类别4'),
    lastsMs: 75_000,
    needs: [read, workEnded],
    who: 'ENGINEER',
    escalated: drift,
    scrap: 'outOfLimits',
    isRepairHarm: false,
  }),
  alarmed({
    category: 5,
    text: words('Тревога оборудования, категория 5', 'Equipment alarm, category 5', '设备报警，类别5'),
    lastsMs: 75_000,
    needs: [read, workEnded],
    who: 'SERVICEMAN',
    escalated: damaged,
    scrap: 'collision',
    isRepairHarm: true,
  }),
  alarmed({
    category: 6,
    text: words('Тревога оборудования, категория 6', 'Equipment alarm, category 6', '设备报警，类别6'),
    lastsMs: 200_000,
    needs: [read],
    who: 'SERVICEMAN',
    escalated: words(
      'Резервный насос встал, вытяжки нет.',
      'The spare pump has stopped, there is no exhaust.',
      '备用泵停转，无排风。',
    ),
    scrap: 'contaminated',
    isRepairHarm: false,
  }),
  alarmed({
    category: 7,
    text: words('Тревога оборудования, категория 7', 'Equipment alarm, category 7', '设备报警，类别7'),
    lastsMs: 200_000,
    needs: [read],
    who: 'SERVICEMAN',
    escalated: words(
      'Проявитель кончился посреди партии.',
      'The developer ran out in the middle of the lot.',
      '显影液在批次中途耗尽。',
    ),
    scrap: 'supply',
    isRepairHarm: false,
  }),
  alarmed({
    category: 8,
    text: words('Тревога оборудования, категория 8', 'Equipment alarm, category 8', '设备报警，类别8'),
    lastsMs: 200_000,
    needs: [read],
    who: 'ENGINEER',
    escalated: words(
      'Данные партии потеряны, она задержана.',
      'The lot’s data are lost, the lot is held.',
      '批次数据丢失，批次被扣留。',
    ),
    isRepairHarm: false,
  }),
];
